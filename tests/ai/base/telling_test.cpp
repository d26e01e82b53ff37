#include "ai/base/telling.h"

#include <catch2/catch.hpp>

#include <string_view>
#include <vector>

using namespace parlour;

namespace {

Reason reason(const char* english, int number = 0) {
    return because(Phrase{"Test", english}, number);
}

} // namespace

TEST_CASE("A reason is told that does not speak for the rivals too") {
    const std::vector<Reason> reasons{reason("safe"), reason("worth %1", 3), reason("small")};
    const auto told = [&](const std::vector<std::vector<Reason>>& ofRivals) {
        return std::string_view(telling(reasons, ofRivals).advice.english);
    };
    CHECK(told({}) == "safe");
    CHECK(told({{reason("small"), reason("safe")}}) == "worth %1");
    CHECK(told({{reason("safe"), reason("worth %1", 4)}}) == "worth %1"); // another number
    CHECK(told({{reason("safe"), reason("worth %1", 3)}}) == "small");
    CHECK(told({{reason("safe")}, {reason("worth %1", 3)}}) == "small");
    CHECK(told({reasons}) == "safe");                       // each speaks for both
    CHECK(told({{reason("safe")}, reasons}) == "worth %1"); // the first rival matters most
}

TEST_CASE("A rival from which nothing tells the move does not hide the others") {
    const std::vector<Reason> reasons{reason("safe"), reason("small")};
    const std::vector<std::vector<Reason>> ofRivals{reasons, {reason("safe")}};
    CHECK(std::string_view(telling(reasons, ofRivals).advice.english) == "small");
}

TEST_CASE("What is added tells the move from worse ones of which the reason holds too") {
    const Reason safe = reason("safe"), small = reason("small");
    const auto keeps = [](int number) { return reason("keeps %1", number); };
    const auto told = [&](const Additions& additions, const WorseMoves& worse) {
        Reasons reasons{safe};
        addMore(reasons, additions, worse);
        return reasons.size() == 1 ? std::string() : english(reasons[1]);
    };
    const WorseMove shares{{}, ReasonList(1, safe), {keeps(1)}};
    const WorseMove other{{}, ReasonList(1, small), {keeps(2)}};
    CHECK(told({keeps(1), keeps(2)}, {shares, other}) == "keeps 2");
    CHECK(told({keeps(2), keeps(3)}, {shares, other}) == "keeps 3"); // from both
    CHECK(told({keeps(1)}, {shares, other}).empty()); // only from the one that is apart already
    CHECK(told({keeps(1)}, {other}) == "keeps 1");    // from all
    CHECK(told({keeps(1)}, {}).empty());
    CHECK(told({}, {shares}).empty());
}

TEST_CASE("Nothing is added of what is told already") {
    const Phrase king{"Test", "king"}, ace{"Test", "ace"};
    const Reason keeps =
        because(Phrase{"Test", "Play the %1, keep the %2"}, Reason::own(ace), king);
    const auto told = [&](const Reason& addition) {
        Reasons reasons{keeps};
        addMore(reasons, {addition}, {{{}, ReasonList(1, keeps)}});
        return reasons.size() > 1;
    };
    CHECK_FALSE(told(because(Phrase{"Test", "You have the %1"}, king)));
    CHECK_FALSE(told(because(Phrase{"Test", "You have the %1"}, ace)));
    CHECK(told(because(Phrase{"Test", "You have the %1"}, Phrase{"Test", "queen"})));
    CHECK(told(because(Phrase{"Test", "The %1 wins it back"}, Reason::own(king))));
    // Nor of the same topic.
    const auto after = [&](Topic first, Topic addition) {
        const Reason already = because(Wording(Phrase{"Test", "It is good"}, first));
        Reasons reasons{already};
        addMore(reasons,
                {because({Phrase{"Test", "It has the %1"}, addition},
                         Reason::own(Phrase{"Test", "queen"}))},
                {{{}, ReasonList(1, already)}});
        return reasons.size() > 1;
    };
    CHECK(after(Topic::None, Topic::None));
    CHECK(after(Topic::None, Topic::Kept));
    CHECK(after(Topic::Together, Topic::Kept));
    CHECK_FALSE(after(Topic::Kept, Topic::Kept));
    CHECK_FALSE(after(Topic::Together | Topic::Kept, Topic::Kept));
    // Nor what whoever wins need not hear.
    CHECK_FALSE(after(Topic::Victory, Topic::Kept));
    CHECK(after(Topic::Victory, Topic::LeadBack));
}

TEST_CASE("Two reasons say the same if the other holds as much of its move") {
    using Arg = Reason::Arg;
    const auto same = [](const Arg& ours, const Arg& theirs) {
        const Phrase phrase{"Test", "%1"};
        return saysTheSame(because(phrase, ours), because(phrase, theirs));
    };
    const Phrase five{"Test", "five"}, six{"Test", "six"};
    CHECK(same(Reason::own(five), Reason::own(six)));
    CHECK(same(Reason::own(5), Reason::own(6)));
    CHECK(same(Reason::player(1), Reason::player(1)));
    CHECK_FALSE(same(Reason::player(1), Reason::player(2)));
    CHECK(same(Reason::more(5), Reason::more(6)));
    CHECK_FALSE(same(Reason::more(5), Reason::more(4)));
    CHECK(same(Reason::fewer(5), Reason::fewer(4)));
    CHECK_FALSE(same(Reason::fewer(5), Reason::fewer(6)));
}
