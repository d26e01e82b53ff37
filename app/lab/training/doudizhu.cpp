// tuner: policy vs kicker / policy vs policy
#include "ai/doudizhu/rule_policy.h"
#include "ai/doudizhu/kicker.h"
#include <cstdio>
#include <cstring>
#include <cmath>
#include <chrono>
#include <vector>
#include <memory>
using namespace parlour; using namespace parlour::doudizhu;
constexpr int N = sizeof(RuleWeights)/4;
static double gauss(Rng& r){ double s=0; for(int i=0;i<12;i++) s+=r.unit(); return s-6; }
// returns wins of A over 2*deals games (A landlord then A peasants)
struct Res{double land=0, peas=0; long games=0; double avg() const {return (land+peas)/(2.0*games);} };
static bool playPP(const Deal& d, RulePolicy& land, RulePolicy& peas){
  static const Options o{false, Kickers::Any, Scoring::Classic};
  State s=Doudizhu::start(o,d); OpenTable t(s);
  while(!t.isOver()){ auto m=(t.next==t.landlord?land:peas).choose(t); t.apply(m.cards,m.pattern);} 
  return t.owner==t.landlord;
}
static bool playPK(const Deal& d, RulePolicy& pol, bool polLand){
  static const Options o{false, Kickers::Any, Scoring::Classic};
  State s=Doudizhu::start(o,d); KickerPlayer k; Rng r(1);
  while(Doudizhu::toMove(s)!=kNoSeat){ bool isl=s.pub.next==s.pub.landlord; 
    if(isl==polLand){ OpenTable t(s); Doudizhu::apply(s, Move(pol.choose(t).cards)); }
    else Doudizhu::apply(s,k.decide(Doudizhu::observe(s,s.pub.next),r,{},{}).move); }
  return (s.pub.winner()==s.pub.landlord);
}
static std::vector<Deal> deals(int n, uint64_t seed){ Rng r(seed); Options o{false,Kickers::Any,Scoring::Classic}; std::vector<Deal> v; for(int i=0;i<n;i++) v.push_back(Doudizhu::deal(o,r)); return v; }
static Res vsPolicy(const RuleWeights& a,const RuleWeights& b,const std::vector<Deal>& ds){ RulePolicy A(a),B(b); Res r; for(auto&d:ds){ r.land+=playPP(d,A,B); r.peas+=!playPP(d,B,A); r.games++; } return r; }
static Res vsKicker(const RuleWeights& a,const std::vector<Deal>& ds){ RulePolicy A(a); Res r; for(auto&d:ds){ r.land+=playPK(d,A,true); r.peas+=!playPK(d,A,false); r.games++; } return r; }
static void save(const RuleWeights& w,const char*f){ FILE*o=fopen(f,"w"); const float*p=(const float*)&w; for(int i=0;i<N;i++) fprintf(o,"%.3f\n",p[i]); fclose(o);} 
static bool load(RuleWeights& w,const char*f){ FILE*o=fopen(f,"r"); if(!o) return false; float*p=(float*)&w; for(int i=0;i<N;i++) if(fscanf(o,"%f",p+i)!=1) return false; fclose(o); return true;}
int main(int c,char**v){
  std::string cmd=v[1];
  if(cmd=="eval"){ RuleWeights w=RulePolicy::kWeights; if(c>2) load(w,v[2]); auto ds=deals(5000,99); auto t0=std::chrono::steady_clock::now();
    auto r=vsKicker(w,ds); auto t1=std::chrono::steady_clock::now(); auto q=vsPolicy(w,RulePolicy::kWeights,ds); auto t2=std::chrono::steady_clock::now();
    printf("N=%d kicker: land %.4f peas %.4f avg %.4f (%.1f us/game)\n",N,r.land/r.games,r.peas/r.games,r.avg(),std::chrono::duration<double>(t1-t0).count()*1e6/10000);
    printf("init: land %.4f peas %.4f avg %.4f (%.1f us/game)\n",q.land/q.games,q.peas/q.games,q.avg(),std::chrono::duration<double>(t2-t1).count()*1e6/10000);
    return 0; }
  // tune out seconds seed deals [in]
  const char* out=v[2]; double secs=atof(v[3]); uint64_t seed=atoi(v[4]); int nd=atoi(v[5]);
  RuleWeights base=RulePolicy::kWeights; if(c>6) load(base,v[6]);
  RuleWeights opp=base; Rng r(seed); auto t0=std::chrono::steady_clock::now();

  // hill climbing with structured mutations, paired
  constexpr int R=N/3; float* th=(float*)&base; (void)th; (void)nd;
  const RuleWeights orig=opp; int it=0, acc=0; double last=0;
  auto idx=[&](int role,int off){ return role*R+off; };
  auto mutate=[&](RuleWeights& w){ float*p=(float*)&w; int mask = r.below(2)? 7 : (1<<r.below(3)); if(r.below(3)==0&&mask!=7) mask=6; // roles
    double sc = r.below(3)==0?2.5:0.9; int kind=r.below(10);
    auto add=[&](int off,double d){ for(int q=0;q<3;q++) if(mask>>q&1) p[idx(q,off)]+=d; };
    if(kind<6){ int off; if(r.below(2)) off=54+r.below(R-54); else off=r.below(R); add(off,sc*gauss(r)); if(r.below(3)==0) add(r.below(R),sc*gauss(r)); }
    else if(kind==6){ // block shift of a table
      int t=r.below(4); int b[]={0,15,28,41}, l[]={15,13,13,13}; double d=sc*gauss(r)*0.7; for(int i=0;i<l[t];i++) add(b[t]+i,d); }
    else if(kind==7){ int t=r.below(4); int b[]={0,15,28,41}, l[]={15,13,13,13}; double d=0.12*sc*gauss(r); int pv=r.below(l[t]); for(int i=0;i<l[t];i++) add(b[t]+i,d*(i-pv)); }
    else if(kind==8){ int t=r.below(4); int b[]={0,15,28,41}, l[]={15,13,13,13}; double d=sc*gauss(r); int a=r.below(l[t]),n=1+r.below(4); for(int i=a;i<l[t]&&i<a+n;i++) add(b[t]+i,d); }
    else { double d=sc*gauss(r); for(int off=0;off<61;off++) add(off,0); for(int i=0;i<15;i++) add(i,d); for(int i=15;i<41;i++) add(i,d); add(55,d); add(58,d); add(60,-d);} // cost of a play
  };
  auto diff=[&](const RuleWeights& a,const RuleWeights& b,const std::vector<Deal>& ds,double& s,double& ss,bool kick){ RulePolicy A(a),B(b);
    for(auto&d:ds){ double x;
      if(kick) x=0.5*((playPK(d,A,true)-playPK(d,B,true)) - (playPK(d,A,false)-playPK(d,B,false)));
      else x=playPP(d,A,B)-playPP(d,B,A); s+=x; ss+=x*x; } };
  while(true){ double t=std::chrono::duration<double>(std::chrono::steady_clock::now()-t0).count(); if(t>secs) break;
    RuleWeights w=base; mutate(w); it++; double s=0,ss=0; bool ok=false; int n=0;
    for(int st=0;st<4;st++){ int m=st==0?300:st==1?600:st==2?1200:2500; auto ds=deals(m,r.next()); auto d2=deals(m/3,r.next()); diff(w,base,ds,s,ss,false); diff(w,base,d2,s,ss,true); n+=m+m/3;
      double z=s/std::sqrt(ss+1e-9); if(ss<4&&st==0) { break; } if(z<(st==0?0.3:st==1?0.7:st==2?1.1:1.5)) break; if(st==3|| z>3.0) { ok=true; break; } }
    if(ok){ base=w; acc++; }
    if(t-last>60){ last=t; auto es=deals(4000,5); auto q=vsPolicy(base,orig,es); auto kk=vsKicker(base,es); printf("it %d acc %d t %.0f vs start %.4f (l %.3f p %.3f) kicker %.4f (l %.3f p %.3f)\n",it,acc,t,q.avg(),q.land/q.games,q.peas/q.games,kk.avg(),kk.land/kk.games,kk.peas/kk.games); fflush(stdout); save(base,out);} }
  save(base,out); printf("done it %d acc %d\n",it,acc);
}
