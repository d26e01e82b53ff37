#include "ai/base/drawbacks.h"

#include <catch2/catch.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace parlour;

namespace {

Reason drawback(const char* english, int number = 0) {
    return because(Phrase{"Test", english}, number);
}

// What is said of a move beside an advised one; "": nothing.
std::string told(const Drawbacks& ofMove, const Drawbacks& ofAdvised) {
    const auto reason = whyNot(ofMove, GoodDrawbacks{ofAdvised});
    return reason ? english(*reason) : "";
}

// Moves 0, 1, ... with their merits, the best first.
class Search {
public:
    explicit Search(std::vector<int> merits) : m_merits(std::move(merits)) {
        for (std::size_t i = 0; i < m_merits.size(); ++i) {
            m_moves.push_back(static_cast<int>(i));
            m_ranking.push_back(i);
        }
    }
    const std::vector<int>& moves() const { return m_moves; }
    const std::vector<std::size_t>& ranking() const { return m_ranking; }
    bool isWorse(std::size_t move) const { return m_merits[m_ranking[0]] > m_merits[move]; }

private:
    std::vector<int> m_merits;
    std::vector<int> m_moves;
    std::vector<std::size_t> m_ranking;
};

} // namespace

TEST_CASE("Against a move speaks what does not speak against the advised one as well") {
    CHECK(told({drawback("splits"), drawback("spends")}, {}) == "splits");
    CHECK(told({drawback("splits"), drawback("spends")}, {drawback("splits")}) == "spends");
    CHECK(told({drawback("splits")}, {drawback("splits")}).empty());
    CHECK(told({drawback("takes %1", 3)}, {drawback("takes %1", 4)}) == "takes 3");
    CHECK(told({}, {drawback("splits")}).empty());
}

TEST_CASE("A number speaks against a move only if the advised one's is lower") {
    CHECK(told({needsPlays(3)}, {needsPlays(2)}) == "After this you still need 3 plays to go out.");
    CHECK(told({needsPlays(3)}, {needsPlays(3)}).empty());
    CHECK(told({needsPlays(3)}, {needsPlays(4)}).empty());
}

TEST_CASE("A value is shown to be lower in per cents, or in tenths of a point") {
    CHECK(isShownLower(ValueKind::Win, 0.203, 0.205));
    CHECK_FALSE(isShownLower(ValueKind::Win, 0.2047, 0.2052));
    CHECK_FALSE(isShownLower(ValueKind::Win, 0.205, 0.2149));
    CHECK_FALSE(isShownLower(ValueKind::Win, 0.3, 0.2));
    CHECK(isShownLower(ValueKind::Score, -0.2, -0.13));
    CHECK_FALSE(isShownLower(ValueKind::Score, 1.36, 1.44));
}

TEST_CASE("Only of moves that are worse it is said what speaks against them") {
    WhyNots<int> whyNots;
    tellWhyNot(whyNots, Search({9, 9, 5, 4, 3}), {}, [](int move) {
        return move == 3 ? Drawbacks() : Drawbacks{drawback("is %1", move)};
    });
    REQUIRE(whyNots.size() == 2); // of the fourth nothing is known
    CHECK(whyNots[0].move == 2);
    CHECK(english(whyNots[0].reason) == "is 2");
    CHECK(whyNots[1].move == 4);
}

TEST_CASE("Nothing is said against a move that holds for one as good as the advised one") {
    WhyNots<int> whyNots;
    tellWhyNot(whyNots, Search({9, 9, 5}), {}, [](int move) {
        return move == 0   ? Drawbacks()
               : move == 1 ? Drawbacks{drawback("is slow")}
                           : Drawbacks{drawback("is slow"), drawback("is dear")};
    });
    REQUIRE(whyNots.size() == 1);
    CHECK(english(whyNots[0].reason) == "is dear");
}

TEST_CASE("What is told of the advised move is not said again of another") {
    const auto against = [](Topic about, int card) {
        return because({PARLOUR_PHRASE("Test", "%1 would be safe"), about}, card);
    };
    const Reasons told{
        because({PARLOUR_PHRASE("Test", "so the %1 points are safe"), Topic::Safe}, 10)};
    CHECK_FALSE(whyNot({against(Topic::Safe, 10)}, {}, told));
    CHECK(whyNot({against(Topic::Safe, 11)}, {}, told)); // it names something else
    CHECK(whyNot({against(Topic::Beaten, 10)}, {}, told));
    const auto next = whyNot({against(Topic::Safe, 10), drawback("is slow")}, {}, told);
    REQUIRE(next);
    CHECK(english(*next) == "is slow");
}
