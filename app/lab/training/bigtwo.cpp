// REINFORCE with a table critic
#include "ai/bigtwo/playout.h"
#include "core/bigtwo/rules.h"
#include <cstdio>
#include <cmath>
#include <chrono>
#include <fstream>
#include <vector>
#include <cstdlib>
#include <string>
using namespace parlour; using namespace parlour::bigtwo;
using W = RulePolicy::Weights;
static void saveW(const std::vector<double>& w, const char* f){ std::ofstream o(f); for(double x:w) o<<x<<"\n"; }
static W quant(const std::vector<double>& w){ W q; for(size_t i=0;i<w.size();++i) q[i]=(int16_t)std::lround(w[i]*64); return q; }
static int winnerOf(Playout& p,const W*const* ws,Rng& rng,Options o){
  while(!p.isOver()) p.play(RulePolicy::draw(RulePolicy::choices(p.situation(),p.plan(),o,*ws[p.next]),rng));
  return p.winner;
}
static Playout deal(const Options& o,Rng& rng){
  State s=BigTwo::start(o,BigTwo::deal(o,rng)); std::array<Plan,4> pl; for(int i=0;i<4;++i) pl[i]=Plan(s.hands[i],o);
  return Playout(s,pl);
}
int main(int argc,char**argv){
  std::string mode=argv[1];
  auto load=[&](const char*f){ std::vector<double> w(RulePolicy::kSize,0.0); std::ifstream i(f); for(auto&x:w) if(!(i>>x)) x=0; return w;};
  Options opt; 
  if(mode=="speed"){
    auto w=load(argv[2]); W q=quant(w); Rng rng(1); int N=20000; 
    auto t0=std::chrono::steady_clock::now(); double tp=0; long turns=0;
    for(int g=0;g<N;++g){ auto a=std::chrono::steady_clock::now(); Playout p=deal(opt,rng); tp+=std::chrono::duration<double>(std::chrono::steady_clock::now()-a).count();
      while(!p.isOver()){ ++turns; p.play(RulePolicy::draw(RulePolicy::choices(p.situation(),p.plan(),opt,q),rng)); } }
    double t=std::chrono::duration<double>(std::chrono::steady_clock::now()-t0).count();
    printf("game %.2f us, of which deal+plans %.2f, turns %.1f, per turn %.3f us\n",t/N*1e6,tp/N*1e6,(double)turns/N,(t-tp)/turns*1e6);
  } else if(mode=="match"){ // A vs B, two each
    W a=quant(load(argv[2])), b=quant(load(argv[3])); int N=atoi(argv[4]); Rng rng(99); double wins=0;
    const W* s1[4]={&a,&b,&a,&b}; const W* s2[4]={&b,&a,&b,&a};
    for(int g=0;g<N;++g){ Playout p=deal(opt,rng); Playout q=p; wins+= winnerOf(p,s1,rng,opt)%2==0; wins+=winnerOf(q,s2,rng,opt)%2==1; }
    printf("%.4f +- %.4f\n",wins/(2*N),1.96*0.5/std::sqrt(2.0*N));
  } else if(mode=="dump"){
    auto w=load(argv[2]); W q=quant(w); for(size_t i=0;i<q.size();++i) printf("%d,%s",q[i],i%20==19?"\n":" ");
  } else { // train in out seconds lr seed
    auto w=load(argv[2]); double secs=atof(argv[4]); double lr=atof(argv[5]); Rng rng(atoi(argv[6]));
    std::vector<double> m(w.size(),0),v(w.size(),0); 
    std::vector<double> base(8*5*6*2*14,0.25); 
    auto t0=std::chrono::steady_clock::now(); long games=0; int batch=4000; long step=0;
    for(;;){
      double t=std::chrono::duration<double>(std::chrono::steady_clock::now()-t0).count(); if(t>secs) break;
      double rate=lr*(t<secs*0.5?1:(1-(t/secs-0.5)*2)*0.95+0.05);
      W q=quant(w); std::vector<double> g(w.size(),0);
      for(int b=0;b<batch;++b){
        Options o; int z=rng.below(10); if(z==0)o.reenter=true; if(z==1) o.triples=true;
        Playout p=deal(o,rng);
        struct Rec{RulePolicy::Choices c; int chosen; int seat; int ctx;};
        static std::vector<Rec> recs; recs.clear();
        while(!p.isOver()){
          Situation s=p.situation(); auto c=RulePolicy::choices(s,p.plan(),o,q);
          bigtwo::CardSet mv=RulePolicy::draw(c,rng);
          if(c.size()>1){ int ch=0; for(size_t i=0;i<c.size();++i) if(c[i].cards==mv) {ch=i;break;}
            int mn=13; for(int i=0;i<4;++i) if(i!=s.seat) mn=std::min<int>(mn,s.sizes[i]);
            int hi=std::popcount(s.others.bits()>>s.hand.highest().index); 
            int ctx=((std::min(p.plan().size(),7)*5+std::min(hi,4))*6+(mn<=2?mn-1:mn<=4?2:mn<=7?3:mn<=10?4:5))*2+(s.toBeat.kind()==Kind::None);
            ctx=ctx*14+s.sizes[s.seat];
            recs.push_back({c,ch,s.seat,ctx}); }
          p.play(mv);
        }
        for(auto& r:recs){ double R=p.winner==r.seat; double A=R-base[r.ctx]; base[r.ctx]+=0.002*A;
          double sum=0; for(auto&c:r.c) sum+=c.share;
          for(size_t i=0;i<r.c.size();++i){ double pr=r.c[i].share/sum; double d=((int)i==r.chosen)-pr; d*=A; for(auto f:r.c[i].features) g[f]+=d; } }
        ++games;
      }
      ++step; double bc1=1-std::pow(0.9,step), bc2=1-std::pow(0.99,step);
      for(size_t i=0;i<w.size();++i){ double gi=g[i]/batch; m[i]=0.9*m[i]+0.1*gi; v[i]=0.99*v[i]+0.01*gi*gi; w[i]+=rate*(m[i]/bc1)/(std::sqrt(v[i]/bc2)+1e-4); w[i]*=1-1e-5; }
      if(step%100==0){ fprintf(stderr,"t %.0f games %ld\n",t,games); saveW(w,argv[3]); }
    }
    saveW(w,argv[3]); fprintf(stderr,"games %ld\n",games);
  }
}
