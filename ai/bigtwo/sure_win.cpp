#include "ai/bigtwo/sure_win.h"

#include <algorithm>
#include <array>
#include <vector>

namespace parlour::bigtwo {

namespace {

class Finder {
public:
    explicit Finder(const Observation& view) : m_view(view), m_options(view.pub.options) {
        int most = 0;
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            if (seat != static_cast<std::size_t>(view.seat))
                most = std::max<int>(most, view.pub.handSizes[seat]);
        const CardSet unseen = view.unseen();
        for (const int size : {1, 2, 3, 5}) {
            if (size > most) break;
            forEachOfSize(size, unseen, m_options, [&](CardSet, Combination play) {
                Combination& highest = m_highest[static_cast<std::size_t>(size)];
                highest = std::max(highest, play);
            });
        }
        forEachPlay(view.hand, m_options, [&](CardSet cards, Combination play) {
            if (isSafe(play)) m_safe.push_back(cards);
        });
        std::ranges::stable_sort(m_safe, std::greater{}, &CardSet::size);
    }

    Line find() {
        const Public& pub = m_view.pub;
        if (!pub.isLead()) {
            const Combination toBeat = pub.toBeat();
            for (const CardSet cards : std::vector(m_safe)) {
                if (!combinationOf(cards, m_options).beats(toBeat)) continue;
                m_line = {cards};
                if (extends(m_view.hand - cards, 0)) return m_line;
            }
            if (combinationOf(m_view.hand, m_options).beats(toBeat) && isPlay(m_view.hand))
                return {m_view.hand};
            return {};
        }
        if (pub.needsThreeOfDiamonds()) return {}; // with thirteen cards nothing is certain
        if (extends(m_view.hand, 0)) return m_line;
        return {};
    }

private:
    bool isSafe(Combination play) const {
        return play > m_highest[static_cast<std::size_t>(play.cards())];
    }
    bool isPlay(CardSet cards) const {
        const Kind kind = combinationOf(cards, m_options).kind();
        return kind != Kind::None && (kind != Kind::Triple || m_options.triples);
    }

    // Extends the line, in control, by safe plays from index `from` on, and ends it with any play.
    bool extends(CardSet hand, std::size_t from) {
        if (hand.empty()) return true;
        if (isPlay(hand)) {
            m_line.push_back(hand);
            return true;
        }
        for (std::size_t i = from; i < m_safe.size() && m_steps < kMostSteps; ++i, ++m_steps) {
            if (!(m_safe[i] - hand).empty()) continue;
            m_line.push_back(m_safe[i]);
            if (extends(hand - m_safe[i], i + 1)) return true;
            m_line.pop_back();
        }
        return false;
    }

    static constexpr int kMostSteps = 100'000; // well below a millisecond

    const Observation& m_view;
    const Options& m_options;
    std::array<Combination, 6> m_highest{}; // that the others may hold, by number of cards
    std::vector<CardSet> m_safe;
    Line m_line;
    int m_steps = 0;
};

} // namespace

Line sureWin(const Observation& view) { return Finder(view).find(); }

} // namespace parlour::bigtwo
