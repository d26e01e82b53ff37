// A player that is made better in the laboratory: its numbers by `parlour-lab tune`, or a table by
// `parlour-lab train`, with its curve while it learns.
#pragma once

#include "ai/catalogue/games.h"
#include "app/desktop/laboratory/lab_run.h"
#include "app/desktop/laboratory/plot_data.h"

#include <QVariantList>

namespace parlour {

struct LearningSetup {
    enum class Method { Evolution, Genetic, QLearning, Hybrid };

    std::string game;
    std::string player;            // its name, without parameters
    Json options = Json::object(); // Evolution, Genetic: rule options that differ from the defaults
    Method method = Method::Evolution;
    std::int64_t generations = 20;  // Evolution, Genetic
    std::int64_t candidates = 16;   // of a generation
    std::int64_t games = 400;       // of a candidate; Q-learning, Hybrid: to learn from
    std::int64_t finalGames = 2000; // of the comparison at the end
    std::uint64_t seed = 1;         // Q-learning, Hybrid
    int threads = 1;                // Evolution, Genetic
    // Q-learning: one row for all states that are the same once suits are renamed, or the paper's
    // rows, which are 126 times as many.
    bool hasFewRows = true;

    static constexpr std::int64_t kMostGames = 1'000'000'000;

    // Errors: what is wrong, for the person.
    Result<void> check() const;
    LabTask task() const; // precondition: check()
};

// The players of a game that can learn: {player, method ("evolution", "genetic", "qlearning",
// "hybrid")} for each way in which they do.
QVariantList learners(const GameEntry& game);

Json toJson(const LearningSetup& setup);
// Errors name the member; check() is included.
Result<LearningSetup> learningSetupFromJson(const Json& json);

class LearningRun : public parlour::LabRun { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Laboratory makes them")

    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(QString player READ player CONSTANT)
    Q_PROPERTY(QString method READ method CONSTANT)          // as learners() has them
    Q_PROPERTY(QVariantList plots READ plots NOTIFY changed) // of PlotData
    // The best player so far, as a spec; empty: there is none yet, or it is no spec but a file.
    Q_PROPERTY(QString best READ best NOTIFY changed)
    Q_PROPERTY(bool keepable READ isKeepable NOTIFY changed)
    // Of the comparison at the end: {opponent, share, low, high, games}
    Q_PROPERTY(QVariantList comparisons READ comparisons NOTIFY changed)

public:
    LearningRun(QString folder, LearningSetup setup, QObject* parent = nullptr);

    QString game() const { return QString::fromStdString(m_setup.game); }
    QString player() const { return QString::fromStdString(m_setup.player); }
    QString method() const;
    QVariantList plots() const;
    QString best() const;
    bool isKeepable() const { return !learned().isEmpty() || !best().isEmpty(); }
    QVariantList comparisons() const;

    // Keeps the best player so far as one of the person's own, with a copy of its file. Returns
    // why not; empty: it is kept.
    Q_INVOKABLE QString keep(const QString& name) const;
    // The table or network that was learned, as a file for parlour-lab. Problems are told.
    Q_INVOKABLE void saveTable(const QUrl& file);
    Q_INVOKABLE void saveCsv(const QUrl& file); // the curve
    Q_INVOKABLE void saveJson(const QUrl& file);

protected:
    Result<std::int64_t> accept(std::size_t task, const Json& found) override;

private:
    QString learned() const; // the file; empty: there is none yet
    PlotData plot() const;
    PlotData networkPlot() const;
    PlotData tuningPlot() const;
    PlotData tablePlot() const;

    const LearningSetup m_setup;
    Json m_report = Json::object();
};

} // namespace parlour
