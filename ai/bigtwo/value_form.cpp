#include "ai/bigtwo/value_form.h"

#include "ai/network/feature_writer.h"
#include "core/base/index.h"

#include <algorithm>
#include <array>

namespace parlour::bigtwo {

namespace {

constexpr float kWinWorth = 10; // cards: points count, but whoever wins pays nothing

void write(FeatureWriter& out, CardSet cards) {
    const auto block = out.block(kCards);
    for (const Card card : cards) block[card.index] = 1;
}

// How many cards of each rank.
void writeCounts(FeatureWriter& out, CardSet cards) {
    const auto block = out.block(ValueForm::kCounts);
    for (int rank = 0; rank < kRanks; ++rank)
        std::fill_n(block.begin() + 4 * rank, (cards & ofRank(rank)).size(), std::int8_t{1});
}

// The rank of the card that decides, and its suit.
int rankOf(Combination play, CardSet cards) {
    switch (play.kind()) {
    case Kind::None: return -1;
    case Kind::Single:
    case Kind::Pair: return play.height() / kSuits;
    case Kind::Straight:
    case Kind::StraightFlush: return std::min(play.height() / kSuits, kRanks - 1);
    case Kind::Flush: return cards.highest().rank();
    default: return play.height();
    }
}
int suitOf(Combination play, CardSet cards) {
    switch (play.kind()) {
    case Kind::Single:
    case Kind::Pair:
    case Kind::Straight:
    case Kind::StraightFlush: return play.height() % kSuits;
    case Kind::Flush: return cards.highest().suit();
    default: return -1;
    }
}

// The lowest plays that a seat has passed on.
struct Passes {
    std::array<int, 3> ranks{kRanks, kRanks, kRanks}; // of one to three cards
    int five = ValueForm::kKinds;
};

// How many of the unseen cards, pairs or triples may beat the play; of five cards, how many kinds
// (four of a kind always, as the network has learned it).
int higher(Combination play, CardSet unseen, const Options& options) {
    int count = 0;
    switch (play.kind()) {
    case Kind::None: break;
    case Kind::Single:
        for (const Card card : unseen) count += card.index > play.height();
        break;
    case Kind::Pair:
        for (int rank = play.height() / kSuits; rank < kRanks; ++rank) {
            const CardSet cards = unseen & ofRank(rank);
            count += cards.size() > 1 && cards.highest().index > play.height();
        }
        break;
    case Kind::Triple:
        for (int rank = play.height() + 1; rank < kRanks; ++rank)
            count += (unseen & ofRank(rank)).size() > 2;
        break;
    default: {
        std::array<bool, ValueForm::kKinds> kinds{};
        if (unseen.size() < 5) break;
        for (std::size_t which = 0; which < kStraights.size(); ++which)
            if (RankSet::of(unseen).contains(kStraights[which].set))
                kinds[index(static_cast<int>(Kind::Straight))] |=
                    play.kind() < Kind::Straight ||
                    (play.kind() == Kind::Straight &&
                     straightOf(Kind::Straight, which, unseen, options).height() / kSuits >=
                         play.height() / kSuits);
        for (int suit = 0; suit < kSuits; ++suit)
            kinds[index(static_cast<int>(Kind::Flush))] |=
                play.kind() <= Kind::Flush && (unseen & ofSuit(suit)).size() >= 5;
        const RankSet threes = RankSet::atLeast(3, unseen);
        const RankSet fours = RankSet::atLeast(4, unseen);
        kinds[index(static_cast<int>(Kind::FullHouse))] = play.kind() <= Kind::FullHouse &&
                                                          !threes.empty() &&
                                                          RankSet::atLeast(2, unseen).size() > 1;
        kinds[index(static_cast<int>(Kind::FourOfAKind))] = !fours.empty();
        count = static_cast<int>(std::ranges::count(kinds, true));
    }
    }
    return count;
}

} // namespace

void ValueForm::position(const Observation& view, std::span<std::int8_t> features) {
    const Public& pub = view.pub;
    FeatureWriter out(features);
    std::array<CardSet, kSeats> played{}; // by place: 0 the observer
    std::array<Passes, kSeats> passes{};
    const auto place = [&](Seat seat) { return (seat - view.seat + kSeats) % kSeats; };
    CardSet last;
    Combination lastPlay;
    for (const Turn& turn : std::span(pub.history).first(pub.turns)) {
        const auto at = index(place(turn.seat()));
        if (turn.isPass()) {
            const int rank = rankOf(lastPlay, last);
            if (lastPlay.cards() == 5)
                passes[at].five = std::min(passes[at].five, static_cast<int>(lastPlay.kind()));
            else if (lastPlay.cards() > 0) // positions made by hand may begin with a pass
                passes[at].ranks[index(lastPlay.cards() - 1)] =
                    std::min(passes[at].ranks[index(lastPlay.cards() - 1)], rank);
        } else {
            played[at] |= turn.cards();
            last = turn.cards();
            lastPlay = combinationOf(last, pub.options);
        }
    }
    write(out, view.hand);
    write(out, view.unseen());
    write(out, pub.table);
    writeCounts(out, view.hand);
    writeCounts(out, view.unseen());
    for (const CardSet cards : played) write(out, cards);
    for (int back = 1; back <= kTurns; ++back) {
        const bool isThere = pub.turns >= back;
        const Turn turn = isThere ? pub.history[index(pub.turns - back)] : Turn();
        out.flag(isThere && turn.isPass());
        write(out, isThere ? turn.cards() : CardSet());
    }
    for (int i = 0; i < kSeats; ++i)
        out.oneOf(pub.handSizes[index((view.seat + i) % kSeats)] - 1, kHandSize);
    for (int i = 1; i < kSeats; ++i) out.flag(pub.hasPassed((view.seat + i) % kSeats));
    out.oneOf(pub.isLead() ? -1 : place(pub.owner) - 1, 3);
    const Combination toBeat = pub.toBeat();
    out.oneOf(static_cast<int>(toBeat.kind()), kKinds);
    out.oneOf(rankOf(toBeat, pub.table), kRanks);
    for (int i = 1; i < kSeats; ++i) {
        for (const int rank : passes[index(i)].ranks) out.oneOf(rank, kRanks);
        out.oneOf(passes[index(i)].five, kKinds);
    }
    out.flag(pub.needsThreeOfDiamonds());
    const Options& rules = pub.options;
    for (const bool rule :
         {rules.firstAny, rules.reenter, rules.twosHigh, rules.flushByRank, rules.triples})
        out.flag(rule);
    assert(out.isFull());
}

void ValueForm::move(const Observation& view, CardSet move, std::span<std::int8_t> features) {
    FeatureWriter out(features);
    const Options& options = view.pub.options;
    const CardSet rest = view.hand - move;
    const Combination play = move.empty() ? Combination() : combinationOf(move, options);
    write(out, move);
    write(out, rest);
    writeCounts(out, rest);
    out.oneOf(static_cast<int>(play.kind()), kKinds);
    out.oneOf(rankOf(play, move), kRanks);
    out.oneOf(suitOf(play, move), kSuits);
    out.oneOf(rest.size() - 1, kHandSize);
    const RankSet ranks = RankSet::of(rest);
    out.flag(std::ranges::any_of(kStraights, [&](const auto& s) { return ranks.contains(s.set); }));
    bool hasFlush = false;
    for (int suit = 0; suit < kSuits; ++suit) hasFlush |= (rest & ofSuit(suit)).size() >= 5;
    out.flag(hasFlush);
    out.flag(!RankSet::atLeast(3, rest).empty() && RankSet::atLeast(2, rest).size() > 1);
    out.flag(!RankSet::atLeast(4, rest).empty() && rest.size() > 4);
    bool hasStraightFlush = false;
    if (hasFlush)
        forEachStraightFlush(rest, options, [&](CardSet, Combination) { hasStraightFlush = true; });
    out.flag(hasStraightFlush);
    out.upTo(higher(play, view.unseen(), options), 8);
    out.flag(rest.empty());
    assert(out.isFull());
}

float ValueForm::worth(const Observation&) { return kWinWorth; }

Outcome ValueForm::prospect(const State& end, Seat seat, float) {
    const bool hasWon = end.pub.winner() == seat;
    return {hasWon ? 1.0 : 0.0, static_cast<double>(BigTwo::scores(end)[index(seat)])};
}

} // namespace parlour::bigtwo
