#include "ai/euchre/fast_policy.h"
#include <cstdio>
#include <vector>
#include <chrono>
#include <cstring>
#include <cstdlib>
using namespace parlour; using namespace parlour::euchre;
static std::vector<float> W, S2, AVG; static std::vector<int> CNT; static double avgN=0;
static float lr=0.1f, tau=0.03f;
static int finish(OpenDeal d, Seat hero, const FastPolicy& p, Rng& rng){ p.playOut(d,rng,1); return d.points(hero);}
static int finish(State s, Seat hero, const FastPolicy& p, Rng& rng){ p.bidOut(s,rng,1); if(s.pub.isOver()) return 0; return finish(OpenDeal(s),hero,p,rng);}
template<class Wd,class Feat> void learn(const Wd& w,const float* R,Feat&& feat){
  size_t n=w.moves.size(); float pi[8]; float mean=0,H=0; for(size_t i=0;i<n;i++){pi[i]=w.chance(i); mean+=pi[i]*R[i]; H-=pi[i]*std::log(pi[i]+1e-9f);} 
  for(size_t i=0;i<n;i++){ float g=pi[i]*((R[i]-mean)+tau*(-std::log(pi[i]+1e-9f)-H)); if(g==0)continue;
    feat(i,[&](int k){ S2[k]+=0.002f*(g*g-S2[k]); CNT[k]++; W[k]+=lr*g/(std::sqrt(S2[k])+0.02f); if(W[k]>6)W[k]=6; if(W[k]<-6)W[k]=-6;}); }
}
int main(int argc,char**argv){
  double seconds=atof(argv[1]); const char* out=argv[2]; uint64_t seed=atoi(argv[3]); float lr0=atof(argv[4]),lr1=atof(argv[5]); tau=atof(argv[6]);
  W.assign(kFeatures,0);S2.assign(kFeatures,0.05f);AVG.assign(kFeatures,0);CNT.assign(kFeatures,0);
  if(argc>7){FILE*f=fopen(argv[7],"rb"); if(fread(W.data(),4,kFeatures,f)!=(size_t)kFeatures)return 1; fclose(f);} 
  printf("features %d\n",kFeatures);
  Rng rng(seed); FastPolicy p(W.data()); Options bids{},lot{}; lot.trumpBy=TrumpBy::RandomMaker;
  auto t0=std::chrono::steady_clock::now(); double el=0; long deals=0,decs=0; double regret=0; long rn=0; double passOut=0,alone=0,made=0,euchred=0,games=0;
  while(el<seconds){ for(int it=0;it<500;it++,deals++){
    bool byLot=rng.below(4)==0; Options& o=byLot?lot:bids; State s=Euchre::start(o,Euchre::deal(o,rng));
    while(s.pub.phase<Phase::Play){ Seat h=s.pub.turn; CardSet hand=s.hands[h]; auto w=p.weighBids(s.pub,hand); float R[8];
      for(size_t i=0;i<w.moves.size();i++){State n=s;Euchre::apply(n,w.moves[i]);R[i]=finish(n,h,p,rng);} decs++;
      size_t pick=w.draw(rng); if(rng.below(20)==0)pick=rng.below(w.moves.size());
      learn(w,R,[&](size_t i,auto&&u){FastPolicy::bidFeatures(s.pub,hand,w.moves[i],u);});
      Euchre::apply(s,w.moves[pick]); }
    if(!byLot){games++; if(s.pub.isOver())passOut++; else alone+=s.pub.alone;}
    if(s.pub.isOver()) continue;
    OpenDeal d(s); 
    while(!d.isDecided()){ Places legal=d.legal(); if((legal&(legal-1))==0){d.play(legal);continue;}
      auto w=p.weighPlays(d); Seat h=d.turn; float R[8]; PlaySight sight(d);
      for(size_t i=0;i<w.moves.size();i++){OpenDeal n=d;n.play(w.moves[i]);R[i]=finish(n,h,p,rng);} decs++;
      size_t pick=w.draw(rng); if(rng.below(20)==0)pick=rng.below(w.moves.size());
      learn(w,R,[&](size_t i,auto&&u){FastPolicy::playFeatures(d,sight,w.moves[i],u);});
      d.play(w.moves[pick]); }
    if(!byLot){int x=d.points(d.maker); if(x<0)euchred++; else made++;}
  }
  el=std::chrono::duration<double>(std::chrono::steady_clock::now()-t0).count(); lr=lr0*std::pow(lr1/lr0,el/seconds);
  if(el>seconds*0.6){avgN++; for(int k=0;k<kFeatures;k++)AVG[k]+=(W[k]-AVG[k])/avgN;}
  static double next=10; if(el>next){next+=10; printf("%.0fs deals %ld decs %ld passout %.3f alone %.3f euchred %.3f lr %.4f\n",el,deals,decs,passOut/games,alone/games,euchred/(made+euchred),lr);fflush(stdout);passOut=alone=made=euchred=games=0;}
  }
  for(int k=0;k<kFeatures;k++) if(CNT[k]<5) AVG[k]=0;
  FILE*f=fopen(out,"wb"); fwrite(AVG.data(),4,kFeatures,f); fclose(f);
  int used=0; for(int k=0;k<kFeatures;k++)used+=CNT[k]>=5; printf("used %d\n",used);
}
