#include "app/lab/match_sequence.h"

#include "app/lab/commands.h"
#include "core/base/commit.h"

namespace parlour::lab {

void SequenceArguments::addTo(CLI::App& command) {
    progress.addTo(command);
    resume.addTo(command);
}

MatchSequence::MatchSequence(const GameEntry& game, SequenceArguments& arguments,
                             std::int64_t games, const std::stop_token& stop)
    : m_game(game),
      m_arguments(arguments),
      m_outside(arguments.outside.setup(), stop),
      m_games(games) {}

Result<Json> MatchSequence::goOn() {
    const auto read = [&]() -> Result<Json> {
        auto kept = m_arguments.resume.read();
        if (!kept) return std::move(kept.error());
        if (!*kept) return Json();
        const Json& json = **kept;
        if (auto checked = checkProgram(json); !checked) return std::move(checked.error());
        const auto matches = arrayMember(json, "matches");
        if (!matches) return matches.error();
        for (std::size_t i = 0; i < (*matches)->size(); ++i) {
            auto report = reportFromJson((**matches)[i]);
            if (!report)
                return std::move(report.error()).within("matches[" + std::to_string(i) + "]");
            m_kept.push_back(std::move(*report));
        }
        return json.value("beside", Json());
    };
    auto beside = read();
    if (!beside) return std::move(beside.error()).within("--resume");
    return beside;
}

Result<std::optional<MatchReport>> MatchSequence::play(MatchSetup setup) {
    if (m_played.size() < m_kept.size()) setup.before = m_kept[m_played.size()];
    setup.canGoOn = m_arguments.resume.isWanted();
    setup.outside = &m_outside;
    setup.progress = [&](const MatchReport& soFar) {
        m_arguments.progress.tell(m_gamesPlayed + soFar.games(), m_games, m_seconds + soFar.seconds,
                                  [&] { return partial ? partial(soFar) : toJson(soFar); });
        m_arguments.resume.keep([&] { return state(&soFar); });
    };
    auto report = m_game.match(setup, m_outside.token());
    m_arguments.progress.end(); // the caller may print what came of it
    if (!report) return std::move(report.error());
    m_gamesPlayed += report->games();
    m_seconds += report->seconds;
    const bool isWhole = !report->interrupted && !m_outside.failure();
    m_played.push_back(std::move(*report));
    if (!isWhole) return std::optional<MatchReport>();
    m_arguments.resume.keep([&] { return state(nullptr); });
    return std::optional(m_played.back());
}

Json MatchSequence::state(const MatchReport* inPlay) const {
    Json matches = Json::array();
    for (const MatchReport& report : m_played) matches.push_back(toJson(report));
    if (inPlay) matches.push_back(toJson(*inPlay));
    Json json = {{"commit", commit()}, {"matches", matches}};
    if (keepsBeside) json["beside"] = keepsBeside();
    return json;
}

int MatchSequence::giveUp() const {
    if (const auto failure = m_outside.failure()) return complain(*failure, kFailed);
    return kInterrupted;
}

Result<void> MatchSequence::keep() {
    if (!m_arguments.resume.isWanted()) return {};
    if (auto kept = m_arguments.resume.keepNow(state(nullptr)); !kept)
        return std::move(kept.error()).within("--resume");
    return {};
}

} // namespace parlour::lab
