#include "ai/bigtwo/classes.h"

#include "core/bigtwo/plays.h"

namespace parlour::bigtwo {

namespace {

// Fewer than this percentage of the unseen plays are higher than a play of class B. The paper's
// text says 30 for all; its example puts a queen with 23 % of the cards above it in class C, which
// agrees with its program's 20.
constexpr int kShareOfSingles = 20;
constexpr int kShare = 30;

} // namespace

const Phrase& className(Class c) {
    static constexpr std::array<Phrase, 4> kNames{
        PARLOUR_PHRASE("Big Two classes", "A"), PARLOUR_PHRASE("Big Two classes", "B"),
        PARLOUR_PHRASE("Big Two classes", "C"), PARLOUR_PHRASE("Big Two classes", "D")};
    return kNames[static_cast<std::size_t>(c)];
}

namespace {

struct Unseen { // plays of one size: Algorithm 1, counted instead of listed
    int all = 0;
    int higher = 0;
};

Unseen countUnseen(Combination play, CardSet unseen, const Options& options) {
    Unseen count;
    forEachOfSize(play.cards(), unseen, options, [&](CardSet, Combination other) {
        ++count.all;
        count.higher += other > play;
    });
    return count;
}

} // namespace

Class classOf(Combination play, CardSet unseen, const Options& options) {
    const auto [all, higher] = countUnseen(play, unseen, options);
    if (higher == 0) return Class::A;
    if (higher == all) return Class::D;
    const int share = play.kind() == Kind::Single ? kShareOfSingles : kShare;
    return higher * 100 < share * all ? Class::B : Class::C;
}

double shareBeaten(Combination play, CardSet unseen, const Options& options) {
    const auto [all, higher] = countUnseen(play, unseen, options);
    return all == 0 ? 1 : 1 - static_cast<double>(higher) / all;
}

Class classOf(CardSet play, const Observation& view) {
    const Options& options = view.pub.options;
    return classOf(combinationOf(play, options), view.unseen(), options);
}

} // namespace parlour::bigtwo
