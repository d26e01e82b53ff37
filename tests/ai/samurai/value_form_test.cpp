// What networks that value moves of Samurai are shown.
#include "ai/samurai/value_form.h"
#include "tests/support/samurai.h"
#include "tests/support/scale.h"
#include "tests/support/value_features.h"

#include <algorithm>
#include <functional>
#include <map>

using namespace parlour;
using namespace parlour::samurai;
using namespace parlour::test;

namespace {

using Valued = samurai::ValueForm;

ValueFeatures valuesOf(const Observation& view) { return positionValuesOf<Valued>(view); }
ValueFeatures valuesOf(const Observation& view, const Move& move) {
    return moveValuesOf<Valued>(view, move);
}

// Features by name.
class Shown {
public:
    explicit Shown(const State& state) : m_values(valuesOf(viewToMove(state))) {
        int row = 0;
        for (int s = 0; s < state.pub.board().settlementCount(); ++s) {
            m_rows[toText(state.pub.board().settlement(s).place)] = row;
            row += state.pub.board().settlement(s).capacity;
        }
    }
    int figure(const std::string& place, int feature, int nth = 0) const {
        return m_values.at(
            static_cast<std::size_t>((m_rows.at(place) + nth) * Valued::kPerFigure + feature));
    }
    int seat(int place, int feature) const {
        return one(Valued::kSeats + Valued::kPerSeat * place + feature);
    }
    int caste(int caste, int feature) const {
        return one(Valued::kCasteRows + Valued::kPerCaste * caste + feature);
    }
    int table(int feature) const { return one(Valued::kTable + feature); }
    int one(int feature) const { return m_values[static_cast<std::size_t>(feature)]; }

private:
    ValueFeatures m_values;
    std::map<std::string, int> m_rows;
};

class ShownMove {
public:
    ShownMove(const State& state, std::string_view move)
        : m_values(valuesOf(viewToMove(state), samurai::Samurai::parseMove(move).value())) {}
    int change(int row, int feature) const { return one(Valued::kPerChange * row + feature); }
    int step(int feature) const { return one(Valued::kStep + feature); }
    int touched(int settlement) const { return one(Valued::kTouched + settlement); }
    int one(int feature) const { return m_values[static_cast<std::size_t>(feature)]; }

private:
    ValueFeatures m_values;
};

// M8, a village with a helmet, has the land N7, beside O7 (rice), too, and N8, beside O9 (helmet).
State besideM8(const std::string& moves, const Json& options = Json::object()) {
    return after(begin({"h3 b4 n1 fx tx", "h4 r2 s3 b2 n1"}, options), moves);
}

} // namespace

TEST_CASE("Samurai's position as networks that value moves see it") {
    const State state = besideM8("h3@N8 end");
    const Shown shown(state);
    CHECK(shown.figure("M8", Valued::OfCaste + int{Helmet}) == 1);
    CHECK(shown.figure("M8", Valued::OfCaste + int{Rice}) == 0);
    CHECK(shown.figure("M8", Valued::Open) == 1);
    CHECK(shown.figure("M8", Valued::IsLastOpen) == 1);
    CHECK(shown.figure("M8", Valued::IsTwoOpen) == 0);
    CHECK(shown.figure("M8", Valued::OpenSea) == 4);
    CHECK(shown.figure("M8", Valued::InfluenceOf) == 0);
    CHECK(shown.figure("M8", Valued::InfluenceOf + 1) == 3); // of the other seat
    CHECK(shown.figure("M8", Valued::Lead) == -3);
    CHECK(shown.figure("M8", Valued::Leads) == 0);
    CHECK(shown.figure("M8", Valued::IsLevel) == 0);
    CHECK(shown.figure("M8", Valued::Firm) == 0);  // helmet 4 can still
    CHECK(shown.figure("M8", Valued::Reach) == 1); // and is in the hand
    CHECK(shown.figure("N5", Valued::IsTwoOpen) == 1);
    CHECK(shown.figure("N5", Valued::IsLevel) == 1);
    CHECK(shown.figure("P15", Valued::OfCaste + int{Buddha}) == 1);
    CHECK(shown.figure("P15", Valued::OfCaste + int{Rice}, 2) == 1);
    CHECK(shown.figure("L17", Valued::OfCaste + int{Rice}, 1) == 1);

    CHECK(shown.seat(0, Valued::IsToMove) == 1);
    CHECK(shown.seat(1, Valued::IsToMove) == 0);
    CHECK(shown.seat(1, Valued::Ahead + int{Helmet}) == 2); // M8 and O9
    CHECK(shown.seat(1, Valued::AheadAtLast + int{Helmet}) == 1);
    CHECK(shown.seat(1, Valued::AheadFirm + int{Helmet}) == 0);
    CHECK(shown.seat(1, Valued::OutlookLeads + int{Helmet}) == 1);
    CHECK(shown.seat(1, Valued::OutlookWins) == 1);
    CHECK(shown.seat(0, Valued::OutlookWins) == 0);
    CHECK(shown.seat(0, Valued::HandSize) == 5);
    CHECK(shown.seat(1, Valued::Unplayed + int{tile("h3").index}) == 0);
    CHECK(shown.seat(1, Valued::Unplayed + int{tile("w1").index}) == 2);
    CHECK(shown.seat(2, Valued::Unplayed + int{tile("w1").index}) == 0); // no such seat
    CHECK(shown.one(Valued::kHand + int{tile("h4").index}) == 1);
    CHECK(shown.one(Valued::kHand + int{tile("h3").index}) == 0);

    CHECK(shown.caste(Helmet, Valued::OnBoard) == state.pub.onBoard[Helmet]);
    CHECK(shown.caste(Helmet, Valued::Margin) == 0);
    CHECK(shown.caste(Helmet, Valued::OutlookMargin) == -2);
    CHECK(shown.caste(Helmet, Valued::Playable) == 4);
    CHECK(shown.caste(Buddha, Valued::Playable) == 3); // samurai 3 besides Buddha 2
    CHECK(shown.table(Valued::Players) == 1);
    CHECK(shown.table(Valued::Players + 2) == 0);
    CHECK(shown.table(Valued::FastInHand) == 1);
    CHECK(shown.table(Valued::OutlookScore) == -4); // two figures, and two for the caste

    const State won = after(state, "h4@N7");
    const Shown then(won);
    CHECK(then.figure("M8", Valued::OfCaste + int{Helmet}) == 0); // gone
    CHECK(then.figure("M8", Valued::InfluenceOf) == 0);
    CHECK(then.seat(0, Valued::Captured + int{Helmet}) == 1);
    CHECK(then.seat(0, Valued::LeadsCaste + int{Helmet}) == 1);
    CHECK(then.seat(0, Valued::Wins) == 1);
    CHECK(then.table(Valued::Score) == 3);
    CHECK(then.table(Valued::HasPlayedNormal) == 1);
    CHECK(then.caste(Helmet, Valued::Playable) == 1); // the ronin
}

TEST_CASE("Tiles that surround a settlement, as networks that value moves see them") {
    const State state = besideM8("h3@N8 end");
    const int m8 = settlement(state.pub, "M8");
    const int o7 = settlement(state.pub, "O7");

    const ShownMove wins(state, "h4@N7");
    CHECK(wins.change(0, Valued::IsChange) == 1);
    CHECK(wins.change(0, Valued::ChangedCaste + int{Helmet}) == 1);
    CHECK(wins.change(0, Valued::Gain) == 4);
    CHECK(wins.change(0, Valued::LeadBefore) == -3);
    CHECK(wins.change(0, Valued::LeadAfter) == 1);
    CHECK(wins.change(0, Valued::TakesLead) == 1);
    CHECK(wins.change(0, Valued::OpenAfter) == 0);
    CHECK(wins.change(0, Valued::Leaves) == 1);
    CHECK(wins.change(0, Valued::LeavesToObserver) == 1);
    CHECK(wins.change(1, Valued::ChangedCaste + int{Rice}) == 1); // O7
    CHECK(wins.change(1, Valued::Gain) == 0);
    CHECK(wins.change(1, Valued::OpenAfter) == 3);
    CHECK(wins.change(2, Valued::IsChange) == 0);
    CHECK(wins.touched(m8) == 1);
    CHECK(wins.touched(o7) == 1);
    CHECK(wins.touched(settlement(state.pub, "O9")) == 0);
    CHECK(wins.one(Valued::kTile + int{tile("h4").index}) == 1);
    CHECK(wins.step(Valued::Strength) == 4);
    CHECK(wins.step(Valued::TileCaste + int{Helmet}) == 1);
    CHECK(wins.step(Valued::IsFast) == 0);
    CHECK(wins.step(Valued::Goes) == 1);
    CHECK(wins.step(Valued::OwnCaptures + int{Helmet}) == 1);
    CHECK(wins.step(Valued::LeadsOf) == 1);
    CHECK(wins.step(Valued::LeadsOf + 1) == -1);
    CHECK(wins.step(Valued::Figures) == 2);
    CHECK(wins.step(Valued::MarginThen + int{Helmet}) == 0); // the other still leads on O9
    CHECK(wins.step(Valued::ScoreThen) == 0);
    CHECK(wins.step(Valued::EndsGame) == 0);

    const ShownMove gives(state, "r2@N7");
    CHECK(gives.change(0, Valued::LeavesToOther) == 1);
    CHECK(gives.step(Valued::Goes + 1) == 1);
    CHECK(gives.step(Valued::LeadsOf) == 1); // O7
    const ShownMove ties(state, "s3@N7");
    CHECK(ties.change(0, Valued::LeavesAside) == 1);
    CHECK(ties.step(Valued::GoesAside) == 1);
    const ShownMove fast(state, "n1@N7");
    CHECK(fast.step(Valued::IsFast) == 1);

    // The capture comes with the end of the turn.
    const State late = besideM8("h3@N8 n1@N7", {{"capture", "end_of_turn"}});
    const ShownMove end(late, "end");
    CHECK(end.step(Valued::IsEnd) == 1);
    CHECK(end.step(Valued::HoldsBack) == 0);
    CHECK(end.change(0, Valued::LeavesToObserver) == 1);
    CHECK(end.step(Valued::Goes) == 1);
}

TEST_CASE("Exchanges, as networks that value moves see them") {
    const State state = besideM8("h3@N8 end b2@N6 end");
    const ShownMove moved(state, "tx@N8>N7"); // still beside M8, which is surrounded now
    CHECK(moved.change(0, Valued::Gain) == 0);
    CHECK(moved.change(0, Valued::LeavesToObserver) == 1);
    CHECK(moved.change(1, Valued::ChangedCaste + int{Helmet}) == 1); // O9
    CHECK(moved.change(1, Valued::Gain) == -3);
    CHECK(moved.touched(settlement(state.pub, "M8")) == 1);
    CHECK(moved.touched(settlement(state.pub, "O9")) == -1);
    CHECK(moved.touched(settlement(state.pub, "O7")) == 1);
    CHECK(moved.one(Valued::kTile + int{kTileExchange.index}) == 1);
    CHECK(moved.step(Valued::Strength) == 3);

    // The helmet goes to where nobody leads it, and Buddha comes.
    const ShownMove swapped(state, "fx@I18:b,M8:h");
    CHECK(swapped.change(0, Valued::ChangedCaste + int{Helmet}) == 1);
    CHECK(swapped.change(0, Valued::LeadBefore) == 3);
    CHECK(swapped.change(0, Valued::LeadAfter) == 0);
    CHECK(swapped.change(1, Valued::ChangedCaste + int{Buddha}) == 1);
    CHECK(swapped.step(Valued::LeadsOf) == -1);
    CHECK(swapped.step(Valued::IsFast) == 1);
}

TEST_CASE("What networks that value moves are shown of whole games of Samurai") {
    Rng rng(787);
    for (const Json& rules : samuraiRules()) {
        const Options options = Samurai::options(rules);
        for (int game = 0; game < scaled(5); ++game) {
            const Deal deal = Samurai::deal(options, rng);
            State state = Samurai::start(options, deal);
            State other = Samurai::start(options, oneFurther(deal, options.players));
            while (Samurai::toMove(state) != kNoSeat) {
                const Observation view = viewToMove(state);
                const ValueFeatures position = valuesOf(view);
                CHECK(position ==
                      valuesOf(Samurai::observe(Samurai::sample(view, rng), view.seat)));
                CHECK(position == valuesOf(viewToMove(other)));
                const auto moves = Samurai::legalMoves(view);
                for (const Move& move : moves) valuesOf(view, move);
                const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                const ValueFeatures step = valuesOf(view, move);
                CHECK(step == valuesOf(viewToMove(other), move));

                Captures captures;
                Samurai::apply(state, move, std::ref(captures));
                Samurai::apply(other, move);
                if (!Valued::isValued(view)) continue;
                const auto feature = [&](int name) {
                    return int{step[static_cast<std::size_t>(Valued::kStep + name)]};
                };
                if (!options.captureAtEndOfTurn || move == Move::end()) {
                    std::array<int, kMostSeats> goes{};
                    int aside = 0;
                    for (const Capture& capture : captures.list)
                        ++(capture.winner == kNoSeat
                               ? aside
                               : goes[static_cast<std::size_t>(
                                     (capture.winner - view.seat + options.players) %
                                     options.players)]);
                    for (int i = 0; i < kMostSeats; ++i)
                        CHECK(feature(Valued::Goes + i) == goes[static_cast<std::size_t>(i)]);
                    CHECK(feature(Valued::GoesAside) == aside);
                }
                if (move != Move::end()) CHECK(feature(Valued::EndsGame) == state.pub.isOver());
            }
            double all = 0;
            for (Seat seat = 0; seat < options.players; ++seat) {
                const Outcome prospect = Valued::prospect(state, seat, 20);
                CHECK(prospect.win ==
                      Approx(Samurai::winShares(state)[static_cast<std::size_t>(seat)]));
                all += prospect.win;
            }
            CHECK(all == Approx(1));
        }
    }
}
