#include "ai/samurai/champion.h"
#include <cstdio>
#include <cstdlib>
using namespace parlour; using namespace parlour::samurai;
int main(int c,char**a){int P=atoi(a[1]),games=atoi(a[2]);Options o;o.players=P;
 ChampionParams cp;cp.worlds=atoi(a[3]);cp.width=atoi(a[4]);Champion ch(cp);Rng rng(5+P);
 double in[5][17]={},all[5][17]={};
 for(int g=0;g<games;++g){State s=Samurai::start(o,Samurai::deal(o,rng));
  while(Samurai::toMove(s)!=kNoSeat){
   if(s.pub.phase==Phase::Playing&&s.pub.stepsThisTurn==0)for(int seat=0;seat<P;++seat)if(seat!=s.pub.mover){
     int sup=s.pub.supplySize[seat];if(!sup)continue;int b=sup>=15?0:4-std::min(3,sup/4);
     for(int t=0;t<17;++t){Tile x{(uint8_t)t};in[b][t]+=s.seats[seat].hand.count(x);all[b][t]+=s.pub.unplayed[seat].count(x);}}
   Samurai::apply(s,ch.decide(Samurai::observe(s,s.pub.mover),rng,{}, {}).move);}}
 for(int b=0;b<5;++b){const int g[17]={0,1,2,0,1,2,0,1,2,3,4,5,6,7,8,9,10};double gi[11]={},ga[11]={};
  for(int t=0;t<17;++t){gi[g[t]]+=in[b][t];ga[g[t]]+=all[b][t];}
  for(int k=0;k<11;++k){double p=(gi[k]+.5)/(ga[k]+1.5);printf("%.3f ",p/(1-p));}printf("  (n %.0f)\n",ga[0]);}
}
