// Implements the interface of all games for one game and its players (ai/<game>/players.h).
#pragma once

#include "ai/arena/bench.h"
#include "ai/arena/match_runner.h"
#include "ai/arena/play_on_runner.h"
#include "ai/catalogue/games.h"
#include "ai/search/proof.h"
#include "ai/selfplay/self_play.h"

namespace parlour {

// `Entry` is the game's struct Players.
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
    std::span<const Style> styles() const override { return Entry::styles(); }
    std::optional<bool> isBold(const Table& table, std::string_view text) const override {
        const auto& state = static_cast<const GameTable<G>&>(table).timeline().state();
        const auto view = G::observe(state, G::toMove(state));
        const auto isSo = [&](const auto& move) { return Entry::isBold(view, move); };
        const auto moves = G::legalMoves(view);
        const auto bold = std::ranges::count_if(moves, isSo);
        if (bold == 0 || bold == std::ssize(moves)) return std::nullopt;
        return isSo(G::parseMove(text).value());
    }
    std::span<const std::string_view> advisers() const override { return Entry::advisers(); }
    std::span<const std::string_view> graders() const override { return Entry::graders(); }

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
    Result<bool> tellsValues(std::string_view text) const override {
        auto spec = parseAgentSpec(text, m_agents);
        if (!spec) return std::move(spec.error());
        return m_agents[spec->agent]->tellsValues;
    }

    Result<MatchReport> match(const MatchSetup& setup, std::stop_token stop) const override {
        return MatchRunner<G>::run(setup, Entry::players(), std::move(stop));
    }
    PlayedOn playOn(const Table& table, const PlayOnSetup& setup,
                    const std::stop_token& stop) const override {
        assert(table.game() == G::kId && !table.isOver());
        const Timeline<G>& timeline = static_cast<const GameTable<G>&>(table).timeline();
        return parlour::playOn<G>(timeline.state(), table.position().at("options"),
                                  Entry::players(), setup, stop);
    }
    std::span<const Experiment> experiments() const override { return Entry::experiments(); }
    std::optional<SampleLayout> sampleLayout() const override {
        if constexpr (kLearns) return SelfPlay<G, typename Entry::Form>::layout();
        return std::nullopt;
    }
    Result<void> checkSelfPlay(const SelfPlaySetup& setup) const override {
        if constexpr (kLearns)
            return SelfPlay<G, typename Entry::Form>::check(setup, Entry::players());
        return Error("GAME", PARLOUR_PHRASE("Matches", "Networks do not learn this game yet"));
    }
    Samples selfPlay([[maybe_unused]] const SelfPlaySetup& setup,
                     [[maybe_unused]] std::int64_t from, [[maybe_unused]] std::int64_t to,
                     [[maybe_unused]] const std::stop_token& stop) const override {
        if constexpr (kLearns)
            return SelfPlay<G, typename Entry::Form>::play(setup, Entry::players(), from, to, stop);
        return {};
    }
    std::unique_ptr<ValueTables>
    valueTables([[maybe_unused]] const ValueSetup& setup) const override {
        if constexpr (requires { typename Entry::Values; })
            return std::make_unique<ValueTablesOf<G, typename Entry::Values>>(setup);
        return nullptr;
    }
    std::vector<Thought::Option> prove(const Table& table, ValueKind kind,
                                       double leastMargin) const override {
        const auto& state = static_cast<const GameTable<G>&>(table).timeline().state();
        std::vector<Thought::Option> options;
        for (const auto& [move, value] :
             proveBest<G>(G::observe(state, G::toMove(state)), kind, leastMargin))
            options.push_back(
                {.move = G::toText(move), .value = value, .visits = 1, .noise = 0, .gapNoise = 0});
        return options;
    }
    Json bench(double seconds) const override {
        Json figures = Bench<G>::run(Entry::players(), seconds);
        Entry::addSpeeds(seconds, figures);
        return figures;
    }

private:
    static constexpr bool kLearns = requires { typename Entry::Form; };

    std::vector<const AgentInfo*> m_agents = agentInfos(Entry::players());
};

} // namespace parlour
