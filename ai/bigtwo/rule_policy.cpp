#include "ai/bigtwo/rule_policy.h"

#include <algorithm>
#include <cmath>

namespace parlour::bigtwo {

namespace {

using Policy = RulePolicy;

// exp(-i / 64), scaled by 2^20.
constexpr int kExpSteps = 640;
const std::array<std::uint32_t, kExpSteps> kExp = [] {
    std::array<std::uint32_t, kExpSteps> table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<std::uint32_t>(
            std::lround(std::exp(-static_cast<double>(i) / 64) * (1 << 20)));
    return table;
}();

constexpr int typeOf(Combination combination) { return std::min(combination.cards(), 4) - 1; }

// Groups the number of higher cards into the steps 0 to 8.
constexpr std::array<std::int8_t, 53> kOutsOfSingle = [] {
    std::array<std::int8_t, 53> outs{};
    for (int i = 0; i < 53; ++i)
        outs[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(i <= 3    ? i
                                                                     : i <= 5  ? 4
                                                                     : i <= 8  ? 5
                                                                     : i <= 12 ? 6
                                                                     : i <= 17 ? 7
                                                                               : 8);
    return outs;
}();

int outsOfFive(Combination five, const Options& options) {
    switch (five.kind()) {
    case Kind::StraightFlush: return 0;
    case Kind::FourOfAKind: return 1;
    case Kind::FullHouse: return five < Combination(Kind::FullHouse, Ten) ? 3 : 2;
    case Kind::Flush:
        return five < Combination(Kind::Flush,
                                  options.flushByRank ? 1 << (Ace + 2) : Hearts << kRanks)
                   ? 5
                   : 4;
    default:
        return five < Combination(Kind::Straight, 4 * (Ten - 1)) ? 8
               : five < Combination(Kind::Straight, 4 * Queen)   ? 7
                                                                 : 6;
    }
}

// What all choices in a view have in common.
class Look {
public:
    Look(const SeatView& view, const Options& options) : m_view(view), m_options(options) {
        int fewest = kHandSize;
        for (int i = 1; i < kSeats; ++i) {
            const int seat = (view.seat + i) % kSeats;
            const int size = view.sizes[static_cast<std::size_t>(seat)];
            fewest = std::min(fewest, size);
            m_most = std::max(m_most, size);
            if (view.passed >> seat & 1) continue;
            if (++active == 1) m_isNextLast = size == 1;
        }
        danger = fewest == 1   ? (m_isNextLast ? 0 : 1)
                 : fewest == 2 ? 2
                 : fewest <= 4 ? 3
                 : fewest <= 7 ? 4
                               : 5;
        m_pairs = RankSet::atLeast(2, view.others).bits();
    }

    // How many higher plays the others may have, in steps; 0: none.
    int outs(Combination play) const {
        if (play.cards() > m_most) return 0;
        switch (play.kind()) {
        case Kind::Single: {
            const auto higher = m_view.others.bits() >> height(play);
            return kOutsOfSingle[static_cast<std::size_t>(std::popcount(higher))];
        }
        case Kind::Pair: {
            const int shift = height(play) & ~3;
            const CardSet same = m_view.others & ofRank(shift / 4);
            const bool isSplit = same.size() == 2 && same.highest().index > height(play);
            return std::min(8, std::popcount(m_pairs >> shift >> 4) + isSplit);
        }
        case Kind::Triple:
            return std::min(
                8, std::popcount(RankSet::atLeast(3, m_view.others).bits() >> 4 * height(play)));
        default: return outsOfFive(play, m_options);
        }
    }
    // 0 to 12.
    int heightOf(Combination play) const {
        switch (play.kind()) {
        case Kind::Single:
        case Kind::Pair: return height(play) / 4;
        case Kind::Triple: return height(play);
        default: return outsOfFive(play, m_options);
        }
    }

    int active = 0; // opponents that may still play in this round
    int danger = 0;

private:
    static int height(Combination play) { return play.height(); }

    const SeatView& m_view;
    const Options& m_options;
    std::uint64_t m_pairs = 0;
    int m_most = 0;
    bool m_isNextLast = false;
};

int ranksOf(CardSet cards) { return RankSet::of(cards).size(); }

} // namespace

RulePolicy::Choices RulePolicy::choices(const SeatView& view, const Plan& plan,
                                        const Options& options, const Weights& weights) {
    const Look look(view, options);
    const auto groups = plan.groups();
    Choices choices;

    std::array<std::int8_t, kHandSize> outs{};
    std::array<std::int8_t, kTypes> ofType{};
    int controls = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        outs[i] = static_cast<std::int8_t>(look.outs(groups[i].combination));
        controls += outs[i] == 0;
        ++ofType[static_cast<std::size_t>(typeOf(groups[i].combination))];
    }
    const auto add = [&](CardSet cards, std::array<int, Choice::kFeatures> features) {
        Choice& choice = choices.emplace_back();
        choice.cards = cards;
        for (std::size_t i = 0; i < features.size(); ++i) {
            choice.features[i] = static_cast<std::int16_t>(features[i]);
            choice.score += weights[static_cast<std::size_t>(features[i])];
        }
    };
    const auto goesOut = [&](CardSet cards) {
        choices.clear();
        add(cards, {});
        choices.back().share = 1;
        return choices;
    };
    const int size = plan.size();

    if (view.toBeat.kind() == Kind::None) {
        int seen = 0; // types
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const auto& [cards, combination] = groups[i];
            const int type = typeOf(combination);
            const bool isLowest = !(seen >> type & 1);
            seen |= 1 << type;
            if (view.needsThreeOfDiamonds && !cards.contains(kThreeOfDiamonds)) continue;
            if (size == 1) return goesOut(cards);
            const int left = std::min(size - 1, kLeft - 1);
            const bool isControl = outs[i] == 0;
            const int more = std::min(controls - isControl, kControls - 1);
            add(cards, {LeadHeight + type * kHeights + look.heightOf(combination),
                        LeadLeft + (type * kOuts + outs[i]) * kLeft + left,
                        LeadDanger + (type * kOuts + outs[i]) * kDanger + look.danger,
                        LeadPlace + (type * 2 + isLowest) * 4 +
                            std::min<int>(ofType[static_cast<std::size_t>(type)], 4) - 1,
                        LeadControl + ((type * 2 + isControl) * kLeft + left) * kControls + more});
        }
    } else {
        const Combination toBeat = view.toBeat;
        const int type = typeOf(toBeat);
        const auto answer = [&](CardSet cards, Combination combination, int out, bool isLowest,
                                int broken, int after, int more) {
            const int left = std::clamp(after, 0, kLeft - 1);
            add(cards, {AnswerHeight + type * kHeights + look.heightOf(combination),
                        AnswerLeft + (type * kOuts + out) * kLeft + left,
                        AnswerDanger + (type * kOuts + out) * kDanger + look.danger,
                        broken == 0 ? AnswerPlace + (type * 2 + isLowest) * 3 + look.active - 1
                                    : AnswerBreak + (type * 4 + broken) * kLeft + left,
                        AnswerControl + ((type * 2 + (out == 0)) * kLeft + left) * kControls +
                            std::clamp(more, 0, kControls - 1)});
        };
        bool isLowest = true;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const auto& [cards, combination] = groups[i];
            if (!combination.beats(toBeat)) continue;
            if (size == 1) return goesOut(cards);
            answer(cards, combination, outs[i], isLowest, 0, size - 1, controls - (outs[i] == 0));
            isLowest = false;
        }
        // `broken`, the group broken up: 1 a pair, 2 a triple, 3 five cards.
        const auto breakUp = [&](const Group& group, int out, CardSet cards,
                                 Combination combination) {
            const CardSet left = group.cards - cards;
            const int broken = group.cards.size() == 5 ? 3 : group.cards.size() - 1;
            answer(cards, combination, look.outs(combination), false, broken,
                   size - 1 + ranksOf(left), controls - (out == 0));
        };
        const auto singleFrom = [&](std::size_t i, Card card) {
            breakUp(groups[i], outs[i], CardSet{card}, Combination(Kind::Single, card.index));
        };
        if (type == 0) {
            const int bits = toBeat.height() + 1;
            bool fromFewer = false;
            bool fromFive = false;
            CardSet offered;
            for (std::size_t i = 0; i < groups.size(); ++i) {
                const CardSet cards = groups[i].cards;
                if (cards.size() == 1) continue;
                bool& done = cards.size() == 5 ? fromFive : fromFewer;
                if (done) continue;
                const CardSet beating = CardSet::fromBits(cards.bits() >> bits << bits);
                if (beating.empty()) continue;
                done = true;
                offered = CardSet{beating.lowest()};
                singleFrom(i, beating.lowest());
            }
            const Card highest = view.hand.highest();
            if (highest.index >= bits && !offered.contains(highest))
                for (std::size_t i = 0; i < groups.size(); ++i)
                    if (groups[i].cards.size() > 1 && groups[i].cards.contains(highest))
                        singleFrom(i, highest);
        } else if (type <= 2) {
            const int count = type + 1;
            bool done = false;
            for (std::size_t i = 0; i < groups.size() && !done; ++i) {
                const CardSet cards = groups[i].cards;
                if (cards.size() <= count) continue;
                for (RankSet ranks = RankSet::atLeast(count, cards); !ranks.empty() && !done;) {
                    const int rank = ranks.lowest();
                    ranks = ranks.without(rank);
                    CardSet play = cards & ofRank(rank);
                    while (play.size() > count) play.erase(play.lowest());
                    const Combination combination(static_cast<Kind>(count),
                                                  count == 2 ? play.highest().index : rank);
                    if (!combination.beats(toBeat)) continue;
                    breakUp(groups[i], outs[i], play, combination);
                    done = true;
                }
            }
        } else if (const Group& five = plan.highestFive();
                   five.combination.beats(toBeat) &&
                   std::ranges::find(groups, five.cards, &Group::cards) == groups.end()) {
            if (five.cards == view.hand) return goesOut(five.cards);
            answer(five.cards, five.combination, look.outs(five.combination), false, 3,
                   ranksOf(view.hand - five.cards), controls);
        }

        const int left = std::min(size, kLeft) - 1;
        const int out = look.outs(toBeat);
        const int owner = view.sizes[static_cast<std::size_t>(view.owner)];
        const int ownerHas = owner <= 2 ? owner - 1 : owner <= 4 ? 2 : owner <= 7 ? 3 : 4;
        add({},
            {PassHeight + type * kHeights + look.heightOf(toBeat),
             PassLeft + (type * kOuts + out) * kLeft + left,
             PassDanger + (type * kOuts + out) * kDanger + look.danger,
             PassOwner + (type * 5 + ownerHas) * 3 + look.active - 1,
             PassControl + (type * kLeft + left) * kControls + std::min(controls, kControls - 1)});
    }

    int best = choices[0].score;
    for (const Choice& choice : choices) best = std::max(best, choice.score);
    for (Choice& choice : choices) {
        const int below = best - choice.score;
        choice.share = below < kExpSteps ? kExp[static_cast<std::size_t>(below)] : 0;
    }
    return choices;
}

CardSet RulePolicy::draw(const Choices& choices, Rng& rng) {
    if (choices.size() == 1) return choices[0].cards;
    std::uint32_t sum = 0;
    for (const Choice& choice : choices) sum += choice.share;
    std::uint32_t left = rng.below(sum);
    for (const Choice& choice : choices) {
        if (left < choice.share) return choice.cards;
        left -= choice.share;
    }
    return choices.back().cards;
}

} // namespace parlour::bigtwo
