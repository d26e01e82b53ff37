// What is seen at a screen in the middle of a move, between two of its events.
#include "core/play/viewpoint.h"
#include "core/samurai/rules.h"
#include "tests/support/briscola.h"

using namespace parlour;
using namespace parlour::test;

namespace {

// A game played at random to its end.
template <class G> Timeline<G> randomGame(const typename G::Options& options, std::uint64_t seed) {
    Rng rng(seed);
    Timeline<G> timeline(options, G::deal(options, rng));
    while (!timeline.isOver()) {
        const auto moves = G::legalMoves(timeline.state());
        timeline.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return timeline;
}

} // namespace

TEST_CASE("A complete trick lies there before it is won, and is won before anybody draws") {
    using Kind = briscola::Event::Kind;
    for (const briscola::Options& options : allOptions()) {
        const auto timeline = randomGame<Briscola>(options, 11);
        const Viewpoint<Briscola> viewpoint(timeline, {1});
        for (int move = 0; move < timeline.played(); ++move) {
            const auto events = viewpoint.eventsOf(move);
            const briscola::Public before = viewpoint.view(kNoSeat, move).pub;
            const briscola::Public after = viewpoint.view(kNoSeat, move + 1).pub;
            const auto at = [&](std::size_t count) {
                return viewpoint.view(1, move, static_cast<int>(count));
            };
            CHECK(at(0) == viewpoint.view(1, move));
            CHECK(at(events.size()) == viewpoint.view(1, move + 1));
            CHECK(at(1).pub.onTable == before.onTable + 1);
            CHECK(at(1).pub.points == (events.size() == 1 ? after.points : before.points));
            for (std::size_t count = 2; count < events.size(); ++count) {
                const briscola::Observation view = at(count);
                CHECK(view.pub.onTable == 0);
                CHECK(view.pub.points == after.points);
                CHECK(view.pub.stock == before.stock - (static_cast<int>(count) - 2));
            }
            for (std::size_t i = 0; i < events.size(); ++i)
                if (events[i].kind == Kind::Drawn) {
                    CHECK(events[i].isHidden == (events[i].seat != 1));
                    if (!events[i].isHidden) CHECK(at(i + 1).hand.set().contains(events[i].card));
                }
        }
    }
}

TEST_CASE("A tile lies on the chart before figures leave, and they leave one by one") {
    using samurai::Samurai, samurai::Public, samurai::Event;
    const Json given{{"players", 3}, {"figures", "random"}, {"hand", "random"}};
    const Json complete = completeOptions(Samurai::optionSpecs(), given).value();
    int captures = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto timeline = randomGame<Samurai>(Samurai::options(complete), seed);
        const Viewpoint<Samurai> viewpoint(timeline, {});
        for (int move = 0; move < timeline.played(); ++move) {
            const auto events = viewpoint.eventsOf(move);
            Public shown = viewpoint.view(kNoSeat, move).pub;
            for (std::size_t i = 0; i < events.size(); ++i) {
                const Event& event = events[i];
                const Public now = viewpoint.view(kNoSeat, move, static_cast<int>(i) + 1).pub;
                if (event.kind == Event::Kind::Captured) {
                    ++captures;
                    CHECK(shown.hasFigure(event.capture.settlement, event.capture.caste));
                    CHECK_FALSE(now.hasFigure(event.capture.settlement, event.capture.caste));
                    CHECK(samurai::total(now.onBoard) == samurai::total(shown.onBoard) - 1);
                    CHECK(now.onLand == shown.onLand);
                } else if (event.kind == Event::Kind::Placed) {
                    CHECK(now.figures == shown.figures);
                    CHECK((now.onLand != shown.onLand || now.onSea != shown.onSea));
                }
                shown = now;
            }
        }
    }
    CHECK(captures > 50);
}
