// es players generations candidates games seedfile out
#include "ai/samurai/rule_policy.h"
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <vector>
#include <algorithm>
#include <fstream>
#include <string>
using namespace parlour; using namespace parlour::samurai;
using V=std::vector<double>;
constexpr int D=24+4+11+2;
const int group[17]={0,1,2,0,1,2,0,1,2,3,4,5,6,7,8,9,10};
PolicyWeights W(const V&v){PolicyWeights w{};int k=0;
 for(auto*c:{&w.mover,&w.other}){for(auto&x:c->base)x=v[k++];for(auto&x:c->slope)x=v[k++];}
 w.rivalry=v[k++];w.alone=v[k++];w.unsettled=std::max(0.05,v[k++]);w.fade=v[k++];
 for(int t=0;t<17;++t)w.keep[t]=v[k+group[t]]; w.mover.crowd=v[39];w.other.crowd=v[40]; return w;}
V start(){V v;for(int i=0;i<2;++i){for(double x:{i?0.3:0.0,i?0.1:-0.1,i?0.0:-0.2,i?-0.1:-0.3,i?-0.2:-0.4,i?-0.3:-0.5})v.push_back(x);for(double x:{.8,.6,.5,.4,.35,.3})v.push_back(x);}
 for(double x:{1.0,.2,1.0,.5,.02,.03,.05,.03,.06,.08,.06,.1,.1,.1,.03})v.push_back(x);v.push_back(0);v.push_back(0);return v;}
V spread(){V v;for(int i=0;i<2;++i){for(int j=0;j<6;++j)v.push_back(.25);for(int j=0;j<6;++j)v.push_back(.12);}
 for(double x:{.25,.15,.4,.3})v.push_back(x);for(int j=0;j<11;++j)v.push_back(.03);v.push_back(.2);v.push_back(.2);return v;}
double normal(Rng&r){double s=-6;for(int i=0;i<12;++i)s+=r.unit();return s;}
int P;
double play(const std::vector<const RulePolicy*>&pool,const RulePolicy&c,int games,Rng rng){
 Options o;o.players=P;o.randomFigures=true;o.randomHand=true; double sh=0;int n=0;
 for(int g=0;g<games;++n){Deal d=Samurai::deal(o,rng);const RulePolicy&q=*pool[n%pool.size()];
  for(int seat=0;seat<P;++seat,++g){State s=Samurai::start(o,d);
   while(Samurai::toMove(s)!=kNoSeat)Samurai::apply(s,(s.pub.mover==seat?c:q).choose(s.pub,s.handToMove()));
   sh+=Samurai::winShares(s)[seat];}}
 return sh/(n*P);}
void print(FILE*f,const V&v){for(double x:v)fprintf(f,"%.4f ",x);fprintf(f,"\n");fflush(f);}
int main(int c,char**a){P=atoi(a[1]);int gens=atoi(a[2]),cand=atoi(a[3]),games=atoi(a[4]);std::string out=a[5];
 V mean=start(),sp=spread();{std::ifstream in(out);double x;V v;while(in>>x)v.push_back(x);if(v.size()>=D)mean.assign(v.end()-D,v.end());}
 {std::ifstream in(out);std::string l,last;while(std::getline(in,l))last=l;std::vector<double> v;char*q=last.data();char*e;for(double x=strtod(q,&e);e!=q;x=strtod(q,&e)){v.push_back(x);q=e;} if(v.size()>=39){mean=v;mean.resize(D,0.0);}}
 if(c>6)for(auto&x:sp)x*=atof(a[6]);
 const V first=mean;RulePolicy ref0(W(first));Rng rng(P*77+gens);
 RulePolicy cur(W(mean));V lastref=mean;RulePolicy mid(W(lastref));
 for(int g=0;g<gens;++g){ if(g%10==9)mid=RulePolicy(W(mean));
  std::vector<std::pair<double,V>> t;Rng deals=rng.split(g);
  std::vector<const RulePolicy*> pool{&mid,&ref0,&mid};
  for(int i=0;i<cand;++i){V v=mean;for(int k=0;k<D;++k)v[k]+=sp[k]*normal(rng);t.push_back({play(pool,RulePolicy(W(v)),games,deals),v});}
  std::stable_sort(t.begin(),t.end(),[](auto&x,auto&y){return x.first>y.first;});t.resize(cand/4);
  for(int k=0;k<D;++k){double m=0,var=0;for(auto&x:t){m+=x.second[k];var+=(x.second[k]-mean[k])*(x.second[k]-mean[k]);}m/=t.size();var/=t.size();
   sp[k]=std::max(.003,.8*sp[k]+.2*std::sqrt(var));mean[k]=.4*mean[k]+.6*m;}
  if(g%5==4||g==gens-1){printf("gen %d best %.3f mean vs first %.4f\n",g+1,t[0].first,play({&ref0},RulePolicy(W(mean)),8000,Rng(999)));fflush(stdout);FILE*f=fopen(out.c_str(),"a");print(f,mean);fclose(f);}
 }
}
