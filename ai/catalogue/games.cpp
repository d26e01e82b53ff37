#include "ai/catalogue/games.h"

#include "ai/arena/bench.h"
#include "ai/arena/match_runner.h"
#include "ai/catalogue/game_list.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

namespace parlour {

namespace {

template <class Entry> class GameEntryOf final : public GameEntry {
    using G = typename Entry::Rules;

public:
    std::string_view id() const override { return G::kId; }
    std::span<const OptionSpec> options() const override { return G::optionSpecs(); }

    std::vector<int> seatCounts() const override {
        for (const OptionSpec& spec : G::optionSpecs())
            if (spec.name == "players") {
                std::vector<int> counts;
                for (const auto& value : spec.values)
                    counts.push_back(value.value.template get<int>());
                return counts;
            }
        return {seats(completeOptions(G::optionSpecs(), Json::object()).value())};
    }
    int seats(const Json& options) const override { return G::seats(G::options(options)); }
    int target(const Json& options) const override { return G::target(G::options(options)); }
    bool arePartners(const Json& options, Seat a, Seat b) const override {
        return G::arePartners(G::options(options), a, b);
    }
    std::span<const AgentInfo* const> agents() const override { return m_agents; }
    std::span<const Opponent> opponents() const override { return Entry::opponents(); }
    std::span<const ChampionPart> championParts() const override { return Entry::championParts(); }
    std::span<const std::string_view> advisers() const override { return Entry::advisers(); }

    std::unique_ptr<Table> deal(const Json& options, std::uint64_t seed) const override {
        Rng rng(seed);
        return std::make_unique<GameTable<G>>(options, G::deal(G::options(options), rng));
    }
    Result<std::unique_ptr<Table>> open(const Json& position) const override {
        return openPosition<G>(position);
    }
    Result<std::unique_ptr<Thinker>> player(std::string_view text) const override {
        auto spec = parseAgentSpec(text, m_agents);
        if (!spec) return std::move(spec.error());
        return std::unique_ptr<Thinker>(
            std::make_unique<GameThinker<G>>(Entry::players()[spec->agent].make(spec->params)));
    }
    Result<bool> cheats(std::string_view text) const override {
        auto spec = parseAgentSpec(text, m_agents);
        if (!spec) return std::move(spec.error());
        return m_agents[spec->agent]->cheats(spec->params);
    }

    Result<MatchReport> match(const MatchSetup& setup, std::stop_token stop) const override {
        return MatchRunner<G>::run(setup, Entry::players(), std::move(stop));
    }
    std::span<const Experiment> experiments() const override { return Entry::experiments(); }
    Json bench(double seconds) const override {
        Json figures = Bench<G>::run(Entry::players(), seconds);
        Entry::addSpeeds(seconds, figures);
        return figures;
    }

private:
    std::vector<const AgentInfo*> m_agents = agentInfos(Entry::players());
};

template <class... Entries> std::span<const GameEntry* const> entriesOf(std::tuple<Entries...>*) {
    static const std::tuple<GameEntryOf<Entries>...> entries;
    static const std::array<const GameEntry*, sizeof...(Entries)> list = std::apply(
        [](const auto&... entry) { return std::array{static_cast<const GameEntry*>(&entry)...}; },
        entries);
    return list;
}

} // namespace

std::span<const GameEntry* const> games() { return entriesOf(static_cast<Games*>(nullptr)); }

std::vector<const Opponent*> ladder(const GameEntry& game) {
    std::vector<const Opponent*> rungs;
    for (const Opponent& opponent : game.opponents())
        if (opponent.elo) rungs.push_back(&opponent);
    return rungs;
}

Result<const GameEntry*> findGame(std::string_view id) {
    std::vector<std::string_view> ids;
    for (const GameEntry* game : games()) {
        if (game->id() == id) return game;
        ids.push_back(game->id());
    }
    return Error("", PARLOUR_PHRASE("Games", "There is no game \"%1\"; there are: %2"),
                 {std::string(id), fmt::format("{}", fmt::join(ids, ", "))});
}

} // namespace parlour
