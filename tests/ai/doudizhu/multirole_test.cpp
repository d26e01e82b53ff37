// The paper's player: its decision with given outputs, what its plays carry, which network is
// asked.
#include "ai/doudizhu/kicker.h"
#include "tests/support/doudizhu.h"
#include "tests/support/role_networks.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

RoleChoice choose(const State& state, const Likelihoods& plays,
                  const MultiroleParams& params = {}) {
    return chooseOutput(outputsOf(plays), legalOutputs(viewToMove(state)),
                        state.pub.next != state.pub.landlord, params);
}

std::string played(MultirolePlayer& player, const State& state) {
    Rng rng(1);
    return Doudizhu::toText(player.decide(viewToMove(state), rng, {}, {}).move);
}

// What the play becomes with kickers.
std::string carried(const State& state, const std::string& play, Carried by = Carried::ByValue) {
    return Doudizhu::toText(moveOfOutput(outputOfPlay(play), viewToMove(state), by));
}

// What the shipped networks do where section 6.2 saw cooperation, over many deals of kicker.
struct Cooperation {
    int partnersPairs = 0; // high pairs of the partner that could be beaten without a bomb
    int left = 0;          // of those not beaten
    int lastCards = 0;     // single cards of the landlord while the partner has one or two cards
    int takenOver = 0;     // of those beaten
};

Cooperation cooperation(int games) {
    const Options options{false, Kickers::Any, Scoring::Classic};
    MultirolePlayer multirole;
    KickerPlayer kicker;
    Rng rng(436);
    Cooperation seen;
    for (int game = 0; game < games; ++game) {
        State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
        while (Doudizhu::toMove(state) != kNoSeat) {
            const Observation view = viewToMove(state);
            const Public& pub = state.pub;
            const Pattern table = pub.toBeat;
            const Seat partner = 3 - pub.landlord - pub.next;
            bool canBeat = false; // without a bomb
            forEachBeating(table, view.hand, options.kickers, [&](Cards cards) {
                canBeat |= !patternOf(cards, options.kickers).isBomb();
            });
            if (pub.next != pub.landlord && !pub.isLead() && canBeat) {
                const bool passes = multirole.decide(view, rng, {}, {}).move.isPass();
                if (pub.owner == partner && table.kind == Kind::Pair && table.lowest >= Queen &&
                    table.length == 1) {
                    ++seen.partnersPairs;
                    seen.left += passes;
                }
                if (pub.owner == pub.landlord && table.kind == Kind::Single && table.length == 1 &&
                    table.lowest <= King && pub.handSizes[static_cast<std::size_t>(partner)] <= 2) {
                    ++seen.lastCards;
                    seen.takenOver += !passes;
                }
            }
            Doudizhu::apply(state, kicker.decide(view, rng, {}, {}).move);
        }
    }
    return seen;
}

} // namespace

TEST_CASE("The paper's example: a peasant takes over although a pass is likelier") {
    // Peasant 2 has a 4 left; the landlord has played a 5 (section 5).
    const State state = after(table("5KK", "6669QQ2", "4"), "5");
    const Likelihoods plays{{"pass", 0.32}, {"2", 0.25}, {"9", 0.19}, {"Q", 0.11}, {"6", 0.09}};
    CHECK(choose(state, plays) == RoleChoice{outputOfPlay("2"), true});
    CHECK(choose(state, plays, {5, 0.08}) == RoleChoice{outputOfPlay("2"), true});

    SECTION("not where the difference is larger than allowed") {
        CHECK(choose(state, plays, {5, 0.06}) == RoleChoice{});
        CHECK(choose(state, plays, {5, 0}) == RoleChoice{});
    }
    SECTION("not where the play is none of those that are looked at") {
        CHECK(choose(state, plays, {1, 0.1}) == RoleChoice{});
        CHECK(choose(state, plays, {2, 0.1}) == RoleChoice{outputOfPlay("2"), true});
    }
    SECTION("never the landlord") {
        const State landlord = after(table("669QQ2", "5KK", "4"), "6 K pass");
        CHECK(choose(landlord, plays) == RoleChoice{});
    }
}

TEST_CASE("Only legal outputs are played, the likeliest of them") {
    const State state = after(table("34567KK", "456789A", "TT"), "34567");
    // A sequence of pairs cannot beat a sequence.
    CHECK(choose(state, {{"334455", 0.9}, {"45678", 0.5}, {"56789", 0.4}}) ==
          RoleChoice{outputOfPlay("45678"), false});
    CHECK(choose(state, {{"334455", 0.9}, {"56789", 0.5}, {"45678", 0.4}}) ==
          RoleChoice{outputOfPlay("56789"), false});

    SECTION("also where none of the five likeliest is legal") {
        const Likelihoods plays{{"3", 0.9}, {"4", 0.8},      {"5", 0.7},
                                {"6", 0.6}, {"334455", 0.5}, {"56789", 0.1}};
        CHECK(choose(state, plays) == RoleChoice{outputOfPlay("56789"), false});
    }
    SECTION("a play outside the five likeliest never replaces a pass") {
        const Likelihoods plays{{"3", 0.9}, {"4", 0.8},    {"5", 0.7},
                                {"6", 0.6}, {"pass", 0.5}, {"56789", 0.45}};
        CHECK(choose(state, plays) == RoleChoice{});
        CHECK(choose(state, plays, {6, 0.1}) == RoleChoice{outputOfPlay("56789"), true});
    }
    SECTION("the lower output where two are equally likely") {
        CHECK(choose(state, {{"45678", 0.4}, {"56789", 0.4}}) ==
              RoleChoice{outputOfPlay("45678"), false});
        CHECK(choose(state, {}) == RoleChoice{});
    }
}

TEST_CASE("A peasant lets the partner's queens go, or splits jacks for a sequence, as it is told") {
    // Section 6.2: what the networks answered is not known; these answers lead to the plays told.
    const State queens = after(table("3377", "44KK", "QQ9"), "33 pass QQ pass");
    CHECK(choose(queens, {{"pass", 0.7}, {"KK", 0.2}}).output == kPassOutput);
    const State jacks = after(table("56789TK", "44", "3TJJJQKA"), "56789 pass");
    MultirolePlayer player = multirolePlayer({}, {}, {{"TJQKA", 0.5}, {"JJJ", 0.8}, {"pass", 0.3}});
    CHECK(played(player, jacks) == "TJQKA");
}

TEST_CASE("A lead carries what the valuation recommends, as in table 4") {
    CHECK(carried(table("3778899QQQA2", "45", "46"), "QQQ") == "3QQQ");
    CHECK(carried(table("345678889JJ", "45", "46"), "888") == "8889");
    CHECK(carried(table("469TTJJJQQQA2", "35", "37"), "JJJQQQ") == "46JJJQQQ");
    CHECK(carried(table("456667899JJJQQQ", "35", "37"), "JJJQQQ") == "6699JJJQQQ");
    CHECK(carried(table("333K", "4", "5"), "333") == "333K"); // its last cards

    SECTION("or the lowest cards") {
        CHECK(carried(table("3778899QQQA2", "45", "46"), "QQQ", Carried::Lowest) == "3QQQ");
        CHECK(carried(table("345678889JJ", "45", "46"), "888", Carried::Lowest) == "3888");
        CHECK(carried(table("456667899JJJQQQ", "35", "37"), "JJJQQQ", Carried::Lowest) ==
              "45JJJQQQ");
    }
}

TEST_CASE("A reply carries as much as the play it beats") {
    const std::string hand = "3556667779KK";
    CHECK(carried(after(table("4443", hand, "8"), "444"), "666") == "666");
    CHECK(carried(after(table("44438", hand, "8"), "3444"), "666") == "3666");
    CHECK(carried(after(table("44433K", hand, "8"), "33444"), "666") == "55666");
    CHECK(carried(after(table("33344489K", hand, "8"), "33344489"), "666777") == "36667779");
}

TEST_CASE("A four goes out alone, but with kickers as a lead or against another with kickers") {
    const std::string hand = "357777KK2";
    CHECK(carried(after(table("4K", hand, "8"), "4"), "7777") == "7777");
    CHECK(carried(after(table("666634K", hand, "8"), "346666"), "7777") == "357777");
    CHECK(carried(after(table("66663344K", hand, "8"), "33446666"), "7777") == "7777");
    CHECK(carried(table(hand, "4", "8"), "7777") == "357777");
    CHECK(carried(table("7777", "4", "8"), "7777") == "7777");
}

TEST_CASE("Every legal play has its output, and every legal output a legal play of it") {
    for (const Kickers rule : kKickerRules) {
        Rng rng(433);
        const Options options{false, rule, Scoring::Classic};
        for (int game = 0; game < scaled(60); ++game) {
            State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
            while (Doudizhu::toMove(state) != kNoSeat) {
                const Observation view = viewToMove(state);
                const Outputs legal = legalOutputs(view);
                REQUIRE(legal.any());
                REQUIRE(legal[kPassOutput] == !state.pub.isLead());
                for (const Move move : Doudizhu::legalMoves(view))
                    if (const auto o = outputOf(move, rule))
                        REQUIRE(legal[static_cast<std::size_t>(*o)]);
                for (std::size_t o = 0; o < kOutputs; ++o)
                    for (const Carried by : {Carried::ByValue, Carried::Lowest}) {
                        if (!legal[o]) continue;
                        const Move move = moveOfOutput(static_cast<int>(o), view, by);
                        REQUIRE(Doudizhu::objection(state, move).empty());
                        REQUIRE(outputOf(move, rule) == static_cast<int>(o));
                    }
                Doudizhu::playRandomMove(state, rng);
            }
        }
    }
}

TEST_CASE("Each role asks its own network") {
    MultirolePlayer player = multirolePlayer({{"33", 0.9}}, {{"55", 0.9}}, {{"KK", 0.9}});
    for (const Seat landlord : {0, 1, 2}) {
        Deal deal;
        for (const char* hand : {"3355", "4455KK", "5566KK"}) {
            const Seat seat = (landlord + (hand[0] - '3')) % kPlayers;
            deal.hands[static_cast<std::size_t>(seat)] = ranks(hand);
        }
        deal.landlord = static_cast<std::int8_t>(landlord);
        State state = Doudizhu::start({false, Kickers::Any, Scoring::Classic}, deal);
        for (const char* play : {"33", "55", "KK"}) {
            CHECK(played(player, state) == play);
            state = after(state, play);
        }
    }
}

TEST_CASE("The networks' player bids as kicker does") {
    Rng rng(434);
    MultirolePlayer player = multirolePlayer({}, {}, {});
    KickerPlayer kicker;
    for (int i = 0; i < scaled(50); ++i) {
        State state = Doudizhu::start({}, Doudizhu::deal({}, rng));
        while (state.pub.isBidding()) {
            const Observation view = viewToMove(state);
            const Move bid = player.decide(view, rng, {}, {}).move;
            REQUIRE(bid == kicker.decide(view, rng, {}, {}).move);
            Doudizhu::apply(state, bid);
        }
    }
}

TEST_CASE(
    "The shipped networks leave the partner's high pairs alone, and take over to help him out") {
    const Cooperation seen = cooperation(scaled(2000));
    INFO(seen.left << " of " << seen.partnersPairs << ", " << seen.takenOver << " of "
                   << seen.lastCards);
    CHECK(seen.left > 0.9 * seen.partnersPairs);
    CHECK(seen.takenOver > 0.8 * seen.lastCards);
}
