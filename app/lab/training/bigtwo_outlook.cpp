#include "ai/bigtwo/outlook.h"
#include "core/bigtwo/rules.h"
#include <cstdio>
#include <cmath>
#include <chrono>
#include <fstream>
#include <vector>
using namespace parlour; using namespace parlour::bigtwo;
int main(int argc,char**argv){ // out secs
  std::vector<double> w(Outlook::kSize,0); double secs=atof(argv[2]); Rng rng(17); double lr=0.03;
  std::vector<double> g2(w.size(),1e-3);
  auto t0=std::chrono::steady_clock::now(); double ce=0,br=0,vr=0; long n=0; long games=0; 
  double ceT[14]={0},brT[14]={0}; long nT[14]={0};
  for(;;){ double t=std::chrono::duration<double>(std::chrono::steady_clock::now()-t0).count(); if(t>secs)break; bool eval=t>secs*0.85; double r=lr*(1-t/secs);
    for(int b=0;b<100;++b){ Options o; int z=rng.below(10); if(z==0)o.reenter=true; if(z==1)o.triples=true;
      State s=BigTwo::start(o,BigTwo::deal(o,rng)); std::array<Plan,4> pl; for(int i=0;i<4;++i) pl[i]=Plan(s.hands[i],o); Playout p(s,pl);
      static std::vector<std::pair<Outlook::Features,int>> recs; recs.clear();
      while(!p.isOver()){ if(p.table.kind()==Kind::None){ int mn=13; for(int x:p.sizes) mn=std::min(mn,x); recs.push_back({Outlook::features(p),mn}); }
        p.play(RulePolicy::draw(RulePolicy::choices(p.situation(),p.plan(),o),rng)); }
      ++games;
      for(auto&[f,mn]:recs){ double e[4],sum=0; for(int i=0;i<4;++i){ double x=0; for(int k:f[i]) x+=w[k]; sum+=e[i]=std::exp(x);} 
        for(int i=0;i<4;++i){ double pr=e[i]/sum, d=(i==p.winner)-pr; if(eval){br+=d*d;brT[mn]+=d*d; if(i==p.winner){ce-=std::log(pr);ceT[mn]-=std::log(pr);} } 
          else for(int k:f[i]) { g2[k]+=0.0; w[k]+=r*d*0.5; } }
        if(eval){++n;++nT[mn];} }
    } }
  printf("games %ld CE %.4f (uniform 1.386) brier/seat %.4f (uniform .1875)\n",games,ce/n,br/n/4); for(int i=1;i<14;++i) if(nT[i]) printf("min %d: n %ld ce %.3f brier %.4f\n",i,nT[i],ceT[i]/nT[i],brT[i]/nT[i]/4);
  std::ofstream o(argv[1]); for(double x:w) o<<std::lround(x*64)<<"\n";
}
