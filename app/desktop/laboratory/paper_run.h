// Tables and figures of a paper, run again by `parlour-lab experiment`: ours beside the published
// ones.
#pragma once

#include "ai/catalogue/games.h"
#include "app/desktop/laboratory/lab_run.h"
#include "app/desktop/laboratory/plot_data.h"

#include <QUrl>
#include <QVariantList>

namespace parlour {

// For QML: {name, isShare, unit, value, low, high, count (0: nothing of ours yet), published, from,
// to, publishedCount (these four only if it was published), verdict ("", "same", "differs", "cannot
// tell"), reason}. Bounds that are not known are left out.
QVariantMap toMap(const Figure& figure);
QVariantList publishedFigures(const Experiment& experiment);

struct PaperSetup {
    const GameEntry* game = nullptr;
    std::string name; // of an experiment, or kAll
    std::vector<const Experiment*> experiments{};
    std::int64_t games = 1000; // for each part
    std::uint64_t seed = 1;
    int threads = 1;

    static constexpr std::int64_t kMostGames = 1'000'000'000;
    static constexpr std::string_view kAll = "all"; // of the game's paper

    LabTask task() const;
};

// Errors: there is no such game or experiment.
Result<PaperSetup> paperSetup(const std::string& game, const std::string& experiment);
Json toJson(const PaperSetup& setup);
Result<PaperSetup> paperSetupFromJson(const Json& json); // errors name the member

class PaperRun : public parlour::LabRun { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Laboratory makes them")

    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(QString name READ name CONSTANT) // of the experiment; "all": several
    // {name, title, about, complete, figures, plots (PlotData), remarks}. Figures are as
    // toMap(const Figure&); of an experiment that is not complete, the published ones.
    Q_PROPERTY(QVariantList experiments READ experiments NOTIFY changed)

public:
    PaperRun(QString folder, const PaperSetup& setup, QObject* parent = nullptr);

    QString game() const;
    QString name() const { return QString::fromStdString(m_setup.name); }
    QVariantList experiments() const { return m_experiments; }

    // All figures as a table, and the report as it is. Problems are told.
    Q_INVOKABLE void saveCsv(const QUrl& file);
    Q_INVOKABLE void saveJson(const QUrl& file);

protected:
    Result<std::int64_t> accept(std::size_t task, const Json& found) override;

private:
    const PaperSetup m_setup;
    QVariantList m_experiments;
};

} // namespace parlour
