// What holds for the decisions of every player of every game.
#include "ai/catalogue/games.h"
#include "tests/support/decisions.h"
#include "tests/support/games.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

// Words for people, all placeholders filled.
void requireWords(const Reason& reason) {
    const std::string text = english(reason);
    REQUIRE(text.size() > 5);
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        REQUIRE_FALSE((text[i] == '%' && std::isdigit(static_cast<unsigned char>(text[i + 1]))));
    REQUIRE(std::string(reason.advice.context) != "");
}

template <class G> void requireSound(const typename G::State& state, const Decision<G>& decision) {
    const auto legal = G::legalMoves(state);
    const auto isLegal = [&](const auto& move) {
        return std::ranges::find(legal, move) != legal.end();
    };
    REQUIRE(isLegal(decision.move));
    REQUIRE_FALSE(decision.reasons.empty());
    for (const Reason& reason : decision.reasons) requireWords(reason);
    std::set<std::string> listed;
    for (const auto& candidate : decision.candidates) {
        REQUIRE(isLegal(candidate.move));
        REQUIRE(listed.insert(G::toText(candidate.move)).second);
        REQUIRE(candidate.visits > 0);
        if (decision.valueKind == ValueKind::Win) {
            REQUIRE(candidate.value >= 0);
            REQUIRE(candidate.value <= 1);
        }
    }
    if (!listed.empty()) REQUIRE(listed.contains(G::toText(decision.move)));
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Every player makes legal moves and says why, from deal to end", "",
                        AllGames) {
    using G = typename TestType::Rules;
    for (const auto& variant : variants<TestType>(Numbers::Least)) {
        INFO(variant.name);
        Player<G> player = variant.make();
        forRandomGames<G>(331, scaled(3), [&](const auto& game, Rng& rng) {
            for (std::size_t i = 0; i < game.moves.size(); i += stride())
                requireSound<G>(game.states[i], player.decide(game.states[i], rng));
        });
    }
}

TEMPLATE_LIST_TEST_CASE("Every player of default strength is sound late in the game", "",
                        AllGames) {
    using G = typename TestType::Rules;
    for (const auto& variant : variants<TestType>(Numbers::Default)) {
        INFO(variant.name);
        Player<G> player = variant.make();
        forRandomGames<G>(332, scaled(5), [&](const auto& game, Rng& rng) {
            const auto& state = game.someState(rng, 0.7);
            requireSound<G>(state, player.decide(state, rng));
        });
    }
}

TEMPLATE_LIST_TEST_CASE("A decision repeats, whatever the player decided before", "", AllGames) {
    using G = typename TestType::Rules;
    for (const Numbers numbers : {Numbers::Least, Numbers::Default})
        for (const auto& variant : variants<TestType>(numbers)) {
            INFO(variant.name);
            Player<G> reused = variant.make();
            forRandomGames<G>(333, scaled(4), [&](const auto& game, Rng& rng) {
                const auto& state = game.someState(rng, numbers == Numbers::Least ? 0 : 0.7);
                Player<G> fresh = variant.make();
                const std::uint64_t seed = rng.next();
                const auto decision = decide(fresh, state, seed);
                requireSame<G>(decide(reused, state, seed), decision);
                requireSame<G>(decide(reused, state, seed), decision);
                (void)decide(reused, game.someState(rng, 0.7), seed + 1);
                requireSame<G>(decide(reused, state, seed), decision);
            });
        }
}

TEMPLATE_LIST_TEST_CASE("Hidden cards change no decision of a player that does not cheat", "",
                        AllGames) {
    using G = typename TestType::Rules;
    if constexpr (Determinizable<G>) {
        const auto rules = static_cast<int>(optionCombinations<G>().size());
        for (const Numbers numbers : {Numbers::Least, Numbers::Default})
            for (const auto& variant : variants<TestType>(numbers)) {
                INFO(variant.name);
                Player<G> player = variant.make();
                if (player.cheats()) continue;
                const int games = numbers == Numbers::Least ? 400 : 200; // searches take their time
                forRandomGames<G>(
                    335, scaled(std::max(games / rules, 1)), [&](const auto& game, Rng& rng) {
                        const auto& state = game.someState(rng);
                        const std::uint64_t seed = rng.next();
                        const auto decision = decide(player, state, seed);
                        for (int i = 0; i < scaled(5); ++i) {
                            const auto other = G::sample(G::observe(state, G::toMove(state)), rng);
                            requireSame<G>(decide(player, other, seed), decision);
                        }
                    });
            }
    }
}

namespace {

void collectLeaves(Json& json, std::vector<Json*>& leaves) {
    if (!json.is_structured()) {
        leaves.push_back(&json);
        return;
    }
    for (Json& inner : json) collectLeaves(inner, leaves);
}

// Exchanges two cards; of hands written as one string, any two of theirs.
void exchange(Json& one, Json& two, Rng& rng) {
    constexpr std::size_t kLongestCard = 2;
    const auto isHand = [](const Json& json) {
        return json.is_string() && json.get_ref<const std::string&>().size() > kLongestCard;
    };
    if (!isHand(one) || !isHand(two)) {
        std::swap(one, two);
        return;
    }
    constexpr std::string_view kOrder = "3456789TJQKA2XD";
    auto &first = one.get_ref<std::string&>(), &second = two.get_ref<std::string&>();
    const auto any = [&](std::string& hand) -> char& {
        return hand[rng.below(static_cast<std::uint32_t>(hand.size()))];
    };
    std::swap(any(first), any(second));
    for (std::string* const hand : {&first, &second})
        std::ranges::sort(*hand, {}, [&](char card) { return kOrder.find(card); });
}

// The same moves after another deal that the seat to move cannot tell from this one. None if many
// exchanges of two cards find no such deal.
template <class G>
std::unique_ptr<Table> withOtherHiddenCards(const GameTable<G>& table, Rng& rng) {
    const auto view = [](const Table& t) {
        const auto& state = static_cast<const GameTable<G>&>(t).timeline().state();
        return G::observe(state, G::toMove(state));
    };
    const auto known = view(table);
    const Json original = table.position();
    Json position = original;
    std::vector<Json*> cards;
    collectLeaves(position["deal"], cards);
    std::unique_ptr<Table> other;
    for (int i = 0; i < 100; ++i) {
        const auto any = [&] { return rng.below(static_cast<std::uint32_t>(cards.size())); };
        Json &one = *cards[any()], &two = *cards[any()];
        const Json was[] = {one, two};
        exchange(one, two, rng);
        if (one == was[0]) continue;
        auto opened = openPosition<G>(position);
        if (opened && view(**opened) == known)
            other = std::move(*opened);
        else
            one = was[0], two = was[1];
    }
    return position == original ? nullptr : std::move(other);
}

void requireSameThought(const Thought& a, const Thought& b) {
    REQUIRE(a.move == b.move);
    REQUIRE(a.simulations == b.simulations);
    REQUIRE(a.candidates.size() == b.candidates.size());
    for (std::size_t i = 0; i < a.candidates.size(); ++i) {
        REQUIRE(a.candidates[i].move == b.candidates[i].move);
        REQUIRE(a.candidates[i].value == b.candidates[i].value);
        REQUIRE(a.candidates[i].visits == b.candidates[i].visits);
    }
    REQUIRE(a.reasons.size() == b.reasons.size());
    for (std::size_t i = 0; i < a.reasons.size(); ++i)
        REQUIRE(english(a.reasons[i]) == english(b.reasons[i]));
    REQUIRE(a.beliefs.size() == b.beliefs.size());
    for (std::size_t i = 0; i < a.beliefs.size(); ++i) {
        REQUIRE(a.beliefs[i].card == b.beliefs[i].card);
        REQUIRE(a.beliefs[i].seats == b.beliefs[i].seats);
        REQUIRE(a.beliefs[i].elsewhere == b.beliefs[i].elsewhere);
    }
}

} // namespace

TEMPLATE_LIST_TEST_CASE("After the same play, what is hidden changes no thought, belief or word",
                        "", Games) {
    using G = typename TestType::Rules;
    const auto players = variants<TestType>(Numbers::Least);
    int compared = 0, all = 0, cheated = 0;
    forRandomGames<G>(337, scaled(3), [&](const auto& game, Rng& rng) {
        // Somewhere in the middle third.
        const std::size_t third = game.moves.size() / 3;
        const GameTable<G> table =
            game.table(third + rng.below(static_cast<std::uint32_t>(third + 1)));
        ++all;
        const auto other = withOtherHiddenCards(table, rng);
        if (!other) return;
        ++compared;
        const std::uint64_t seed = rng.next();
        for (const auto& player : players) {
            INFO(player.name);
            GameThinker<G> thinker(player.make());
            const Budget budget{std::nullopt, 1, true};
            const Thought thought = thinker.think(table, seed, budget, {});
            const Thought same = thinker.think(*other, seed, budget, {});
            if (player.entry->cheats(player.params))
                cheated += same.move != thought.move;
            else
                requireSameThought(same, thought);
        }
    });
    CHECK(4 * compared > all);
    if (G::kId == briscola::Briscola::kId) CHECK(cheated > 0); // its clairvoyant is noticed
}

TEMPLATE_LIST_TEST_CASE("A player's entry says whether it cheats, with any parameters", "",
                        AllGames) {
    for (const Numbers numbers : {Numbers::Least, Numbers::Default, Numbers::Most})
        for (const auto& variant : variants<TestType>(numbers)) {
            INFO(variant.name);
            CHECK(variant.entry->cheats(variant.params) == variant.make().cheats());
        }
}

TEMPLATE_LIST_TEST_CASE("A player's entry says whether it tells values", "", AllGames) {
    using G = typename TestType::Rules;
    const auto options = completeOptions(G::optionSpecs(), Json::object()).value();
    Rng rng(337);
    const RandomGame<G> game(options, rng);
    std::vector<typename G::State> middle; // where there is a choice
    for (std::size_t i = game.moves.size() / 3; middle.size() < 2 && i < game.moves.size(); ++i)
        if (G::legalMoves(game.states[i]).size() > 1) middle.push_back(game.states[i]);
    REQUIRE_FALSE(middle.empty());
    for (const Numbers numbers : {Numbers::Least, Numbers::Default})
        for (const auto& variant : variants<TestType>(numbers)) {
            INFO(variant.name);
            Player<G> player = variant.make();
            for (const auto& state : middle) {
                const Decision<G> decision = player.decide(state, rng);
                // One that may look at a single move has nothing to compare.
                if (!variant.entry->tellsValues || numbers == Numbers::Default)
                    REQUIRE(decision.candidates.empty() != variant.entry->tellsValues);
                for (const auto& candidate : decision.candidates)
                    if (decision.valueKind == ValueKind::Win)
                        CHECK((candidate.value >= 0 && candidate.value <= 1));
                    else
                        CHECK(std::isfinite(candidate.value));
            }
        }
}

TEMPLATE_LIST_TEST_CASE("A thought is the decision in text, its candidates best first", "",
                        AllGames) {
    using G = typename TestType::Rules;
    const GameEntry& entry = entryOf<TestType>();
    for (const AgentInfo* agent : entry.agents()) {
        std::string spec(agent->name); // with numbers at their least, to be quick
        for (const ParamSpec& param : agent->params)
            if (param.isNumber())
                spec += (spec == agent->name ? ":" : ";") + std::string(param.name) + "=" +
                        std::to_string(param.least);
        INFO(spec);
        const auto thinker = entry.player(spec);
        REQUIRE(thinker);
        forRandomGames<G>(336, scaled(4), [&](const auto& game, Rng& rng) {
            const GameTable<G> table =
                game.table(rng.below(static_cast<std::uint32_t>(game.moves.size())));
            const Thought thought = (*thinker)->think(table, 5, {}, {});
            REQUIRE(std::ranges::binary_search(table.legalMoves(), thought.move));
            REQUIRE_FALSE(thought.reasons.empty());
            REQUIRE(std::ranges::is_sorted(thought.candidates, std::greater{},
                                           &Thought::Option::value));
            Rng same(5);
            Player<G> player = TestType::players()[static_cast<std::size_t>(
                                                       std::ranges::find(entry.agents(), agent) -
                                                       entry.agents().begin())]
                                   .make(parseAgentSpec(spec, entry.agents()).value().params);
            const auto decision = player.decide(table.timeline().state(), same);
            REQUIRE(thought.move == G::toText(decision.move));
            REQUIRE(thought.candidates.size() == decision.candidates.size());
        });
    }
}

TEMPLATE_LIST_TEST_CASE("Opponents are players, each named once and honest about cheating", "",
                        AllGames) {
    const GameEntry& entry = entryOf<TestType>();
    std::set<std::string_view> titles; // several may be of one level
    std::vector<AgentSpec> players;
    REQUIRE_FALSE(entry.opponents().empty());
    for (const Opponent& opponent : entry.opponents()) {
        INFO(opponent.spec);
        CHECK(titles.insert(opponent.title.english).second);
        for (const Phrase& phrase : {opponent.title, levelName(opponent.level), opponent.about})
            CHECK_FALSE(phrase.empty());
        // No player twice, however it is written.
        const AgentSpec spec = parseAgentSpec(opponent.spec, entry.agents()).value();
        for (const AgentSpec& other : players)
            CHECK_FALSE((other.agent == spec.agent && other.params == spec.params));
        players.push_back(spec);
        CHECK(entry.cheats(opponent.spec).value() == (opponent.level >= Level::SeesHands));
    }
}

TEMPLATE_LIST_TEST_CASE("Opponents stand by level, the weakest first", "", AllGames) {
    const auto opponents = entryOf<TestType>().opponents();
    CHECK(std::ranges::is_sorted(opponents, {}, &Opponent::level));
    CHECK(std::ranges::count(opponents, Level::Champion, &Opponent::level) == 1);
}

TEMPLATE_LIST_TEST_CASE("The ladder has honest opponents, each stronger than the one below", "",
                        AllGames) {
    const auto rungs = ladder(entryOf<TestType>());
    REQUIRE(rungs.size() >= 2);
    CHECK(rungs.front()->elo == 0);
    CHECK(rungs.back()->level == Level::Champion);
    for (std::size_t i = 0; i < rungs.size(); ++i) {
        INFO(rungs[i]->spec);
        CHECK(rungs[i]->level <= Level::Champion);
        if (i > 0) CHECK(*rungs[i]->elo > *rungs[i - 1]->elo);
    }
}

TEMPLATE_LIST_TEST_CASE("Every game of the list has many levels, and a champion of many parts", "",
                        Games) {
    const auto rungs = ladder(entryOf<TestType>());
    CHECK(rungs.size() >= 7);
    for (std::size_t i = 1; i < rungs.size(); ++i) { // a step that people notice
        INFO(rungs[i]->spec);
        CHECK(*rungs[i]->elo >= *rungs[i - 1]->elo + 60);
    }
    CHECK(entryOf<TestType>().championParts().size() >= 4);
}

TEMPLATE_LIST_TEST_CASE("Advisers are honest players", "", AllGames) {
    const GameEntry& entry = entryOf<TestType>();
    REQUIRE_FALSE(entry.advisers().empty());
    for (const std::string_view spec : entry.advisers()) CHECK_FALSE(entry.cheats(spec).value());
}

TEMPLATE_LIST_TEST_CASE("An adviser's beliefs are chances, and not about its own cards", "",
                        AllGames) {
    using G = typename TestType::Rules;
    const GameEntry& entry = entryOf<TestType>();
    const auto adviser = entry.player(entry.advisers()[0]);
    REQUIRE(adviser);
    std::stop_source stopped; // one world is enough here
    stopped.request_stop();
    forRandomGames<G>(351, 1, [&](const auto& game, Rng& rng) {
        const auto played = rng.below(static_cast<std::uint32_t>(game.moves.size()));
        const auto table = game.table(played);
        const auto think = [&](bool tellsBeliefs) {
            const Budget budget{std::nullopt, 1, tellsBeliefs};
            return (*adviser)->think(table, 5, budget, stopped.get_token());
        };
        const Thought thought = think(true);
        std::set<std::string> cards;
        for (const CardBelief& belief : thought.beliefs) {
            INFO(belief.card);
            CHECK(cards.insert(belief.card).second);
            CHECK(belief.seats[static_cast<std::size_t>(table.toMove())] == 0);
            for (const double chance : belief.seats) CHECK((chance >= 0 && chance <= 1 + 1e-9));
            CHECK((belief.elsewhere >= -1e-9 && belief.elsewhere <= 1 + 1e-9));
        }
        CHECK(think(false).beliefs.empty());
        CHECK(think(false).move == thought.move); // telling changes no decision
    });
}
