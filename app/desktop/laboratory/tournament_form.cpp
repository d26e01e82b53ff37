#include "app/desktop/laboratory/tournament_form.h"

#include "ai/base/outside.h"
#include "app/desktop/laboratory/parameter_words.h"
#include "app/desktop/laboratory/rule_options.h"
#include "app/desktop/laboratory/texts.h"
#include "app/desktop/language/words.h"

#include <QThread>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

const std::array<QString, 2> kFormWords{QStringLiteral("all"), QStringLiteral("first")};
const std::array<QString, 3> kDealWords{QStringLiteral("seats"), QStringLiteral("sides"),
                                        QStringLiteral("once")};
constexpr double kLargestSeed = 9'007'199'254'740'991.0; // of a double without rounding

QVariant valueOf(const ParamSpec& spec, std::int64_t value, std::string_view file = {}) {
    if (spec.isFile) return text(file);
    if (spec.isNumber()) return QVariant::fromValue(static_cast<double>(value));
    return text(spec.words[static_cast<std::size_t>(value)]);
}

// With the parameters that differ from their defaults.
std::string specOf(const AgentInfo& agent, const Params& params) {
    std::string spec(agent.name);
    char before = ':';
    for (std::size_t i = 0; i < agent.params.size(); ++i) {
        const ParamSpec& param = agent.params[i];
        const std::int64_t value = params.values()[i];
        if (value == param.defaultValue) continue;
        spec += before + std::string(param.name) + '=' +
                valueOf(param, value, params.files()[i]).toString().toStdString();
        before = ';';
    }
    return spec;
}

} // namespace

TournamentForm::TournamentForm(QObject* parent) : QObject(parent) {
    m_setup.atOnce = std::max(1, processors() - 1); // one stays for the rest of the program
}

int TournamentForm::processors() const { return std::max(1, QThread::idealThreadCount()); }

void TournamentForm::setGame(const QString& game) {
    if (game == this->game() || !findGame(game.toStdString())) return;
    m_setup.game = game.toStdString();
    m_setup.players.clear();
    m_setup.options = Json::object();
    emit changed();
}

QVariantList TournamentForm::players() const {
    QVariantList list;
    for (int i = 0; i < static_cast<int>(m_setup.players.size()); ++i)
        list << QVariantMap{
            {"spec", QString::fromStdString(m_setup.players[static_cast<std::size_t>(i)])},
            {"hasParameters", !parameters(i).isEmpty()}};
    return list;
}

QVariantMap TournamentForm::options() const { return toVariants(m_setup.options); }

void TournamentForm::setOption(const QString& name, const QVariant& value) {
    const auto entry = findGame(m_setup.game);
    if (!entry) return;
    m_setup.options.update(optionsFrom(**entry, {{name, value}}));
    emit changed();
}

QString TournamentForm::form() const { return kFormWords[static_cast<std::size_t>(m_setup.form)]; }
void TournamentForm::setForm(const QString& form) {
    const auto found = std::ranges::find(kFormWords, form);
    if (found == kFormWords.end()) return;
    m_setup.form = static_cast<TournamentSetup::Form>(found - kFormWords.begin());
    emit changed();
}

QString TournamentForm::deals() const {
    return kDealWords[static_cast<std::size_t>(m_setup.deals)];
}
void TournamentForm::setDeals(const QString& deals) {
    const auto found = std::ranges::find(kDealWords, deals);
    if (found == kDealWords.end()) return;
    m_setup.deals = static_cast<TournamentSetup::Deals>(found - kDealWords.begin());
    emit changed();
}

void TournamentForm::setGames(double games) {
    m_setup.games = static_cast<std::int64_t>(
        std::clamp(games, 0.0, static_cast<double>(TournamentSetup::kMostGames)));
    emit changed();
}

void TournamentForm::setSeed(double seed) {
    m_setup.seed = static_cast<std::uint64_t>(std::clamp(seed, 0.0, kLargestSeed));
    emit changed();
}

int TournamentForm::test() const {
    return m_setup.until ? static_cast<int>(m_setup.until->elo1) : 0;
}
void TournamentForm::setTest(int elo) {
    m_setup.until.reset();
    if (elo > 0) m_setup.until = SprtSetup{.elo0 = 0, .elo1 = static_cast<double>(elo)};
    emit changed();
}

void TournamentForm::setKeepsGames(bool keeps) {
    m_setup.keepsGames = keeps;
    emit changed();
}

void TournamentForm::setAtOnce(int programs) {
    m_setup.atOnce = std::clamp(programs, 1, processors());
    emit changed();
}

int TournamentForm::seats() const {
    const auto entry = findGame(m_setup.game);
    const auto options =
        entry ? completeOptions((*entry)->options(), m_setup.options) : Result<Json>(entry.error());
    return options ? (*entry)->seats(*options) : 0;
}

double TournamentForm::gamesInAll() const {
    if (!m_setup.check()) return 0;
    return static_cast<double>(m_setup.meetings().size()) * m_setup.matchesOfMeeting() * games();
}

QString TournamentForm::problem() const {
    const auto checked = m_setup.check();
    return checked ? QString() : translated(checked.error());
}

// ---- players

void TournamentForm::add(const QString& spec) {
    m_setup.players.push_back(spec.toStdString());
    emit changed();
}

void TournamentForm::addLevels() {
    const auto entry = findGame(m_setup.game);
    if (!entry) return;
    for (const Opponent* rung : ladder(**entry))
        if (std::ranges::find(m_setup.players, rung->spec) == m_setup.players.end())
            m_setup.players.emplace_back(rung->spec);
    emit changed();
}

void TournamentForm::remove(int player) {
    if (player < 0 || player >= static_cast<int>(m_setup.players.size())) return;
    m_setup.players.erase(m_setup.players.begin() + player);
    emit changed();
}

void TournamentForm::makeFirst(int player) {
    if (player <= 0 || player >= static_cast<int>(m_setup.players.size())) return;
    std::rotate(m_setup.players.begin(), m_setup.players.begin() + player,
                m_setup.players.begin() + player + 1);
    emit changed();
}

QVariantList TournamentForm::parameters(int player) const {
    const auto entry = findGame(m_setup.game);
    if (!entry || player < 0 || player >= static_cast<int>(m_setup.players.size())) return {};
    const std::string& spec = m_setup.players[static_cast<std::size_t>(player)];
    const auto parsed = parseAgentSpec(spec, (*entry)->agents());
    if (outsideCommand(spec) || !parsed) return {};
    const AgentInfo& agent = *(*entry)->agents()[parsed->agent];
    QVariantList list;
    for (std::size_t i = 0; i < agent.params.size(); ++i) {
        const ParamSpec& param = agent.params[i];
        QStringList words;
        for (const std::string_view word : param.words) words << text(word);
        list << QVariantMap{
            {"name", text(param.name)},
            {"about", translated(parameterMeaning(m_setup.game, param.name))},
            {"value", valueOf(param, parsed->params.values()[i], parsed->params.files()[i])},
            {"usual", valueOf(param, param.defaultValue)},
            {"isFile", param.isFile},
            {"least", static_cast<double>(param.least)},
            {"most", static_cast<double>(param.most)},
            {"words", words}};
    }
    return list;
}

void TournamentForm::setParameter(int player, const QString& name, const QString& value) {
    const auto entry = findGame(m_setup.game);
    if (!entry || player < 0 || player >= static_cast<int>(m_setup.players.size())) return;
    std::string& spec = m_setup.players[static_cast<std::size_t>(player)];
    auto parsed = parseAgentSpec(spec, (*entry)->agents());
    if (!parsed) return;
    const AgentInfo& agent = *(*entry)->agents()[parsed->agent];
    const auto set = parsed->params.set(name.toStdString(), value.toStdString());
    auto checked = set && agent.check ? agent.check(parsed->params) : set;
    if (checked)
        spec = specOf(agent, parsed->params);
    else
        emit refused(translated(checked.error()));
    emit changed();
}

} // namespace parlour
