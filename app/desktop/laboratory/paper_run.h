// A table or figure of a paper, run again by `parlour-lab experiment`: ours beside the published
// one.
#pragma once

#include "ai/catalogue/games.h"
#include "app/desktop/laboratory/lab_run.h"

#include <QVariantList>

namespace parlour {

// For QML: {name, isShare, unit, value, low, high, count (0: nothing of ours yet), published, from,
// to, publishedCount (these four only if it was published), verdict ("", "same", "differs", "cannot
// tell"), reason}. Bounds that are not known are left out.
QVariantMap toMap(const Figure& figure);
QVariantList publishedFigures(const Experiment& experiment);

struct PaperSetup {
    const GameEntry* game = nullptr;
    const Experiment* experiment = nullptr;
    std::int64_t games = 1000; // for each part
    std::uint64_t seed = 1;
    int threads = 1;

    static constexpr std::int64_t kMostGames = 1'000'000'000;

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
    Q_PROPERTY(QString name READ name CONSTANT)
    Q_PROPERTY(QString title READ title CONSTANT)
    Q_PROPERTY(QString about READ about CONSTANT)
    // As toMap(const Figure&); before the run is complete, the published ones.
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)

public:
    PaperRun(QString folder, const PaperSetup& setup, QObject* parent = nullptr);

    QString game() const;
    QString name() const { return QString::fromStdString(m_setup.experiment->name); }
    QString title() const { return QString::fromStdString(m_setup.experiment->title); }
    QString about() const { return QString::fromStdString(m_setup.experiment->about); }
    QVariantList figures() const { return m_figures; }
    QStringList remarks() const { return m_remarks; }

protected:
    Result<std::int64_t> accept(std::size_t task, const Json& found) override;

private:
    const PaperSetup m_setup;
    QVariantList m_figures;
    QStringList m_remarks;
};

} // namespace parlour
