// The chances that players tell while each plays against itself, beside what came of them, by
// `parlour-lab calibrate`.
#pragma once

#include "ai/catalogue/games.h"
#include "app/desktop/laboratory/lab_run.h"
#include "app/desktop/laboratory/plot_data.h"

#include <QVariantList>

namespace parlour {

struct CalibrationSetup {
    enum class By { Nothing, Role, Phase }; // a curve for each

    std::string game;
    Json options = Json::object();    // rule options that differ from the defaults
    std::vector<std::string> players; // specs
    By by = By::Nothing;
    std::int64_t games = 200;
    std::uint64_t seed = 1;
    int threads = 1;

    static constexpr std::int64_t kMostGames = 100'000;
    static constexpr std::size_t kMostPlayers = 4; // more curves cannot be told apart

    // Errors: what is wrong, for the person.
    Result<void> check() const;
    LabTask task() const; // precondition: check()
};

Json toJson(const CalibrationSetup& setup);
// Errors name the member; check() is included.
Result<CalibrationSetup> calibrationSetupFromJson(const Json& json);

class CalibrationRun : public parlour::LabRun { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Laboratory makes them")

    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(QStringList players READ players CONSTANT)    // specs
    Q_PROPERTY(QVariantList plots READ plots NOTIFY changed) // of PlotData
    // For each curve {name (empty: the only one), isWin (else points), decisions, games, error
    // (mean distance of what was told from what came of it), byChance (what that would be if all
    // were true)}
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)

public:
    CalibrationRun(QString folder, CalibrationSetup setup, QObject* parent = nullptr);

    QString game() const { return QString::fromStdString(m_setup.game); }
    QStringList players() const;
    QVariantList plots() const;
    QVariantList groups() const;

    // The results as a file for other programs. Problems are told.
    Q_INVOKABLE void saveCsv(const QUrl& file);
    Q_INVOKABLE void saveJson(const QUrl& file);

protected:
    Result<std::int64_t> accept(std::size_t task, const Json& found) override;

private:
    struct Tenth {
        double told = 0;
        double came = 0;
        double standardError = 0;
    };
    struct Group {
        QString name;
        bool isWin = true;
        double decisions = 0, games = 0, error = 0, byChance = 0;
        std::vector<Tenth> tenths{};
    };
    Result<Group> groupFromJson(const Json& json) const;
    PlotData plot(bool isWin) const;

    const CalibrationSetup m_setup;
    std::vector<Group> m_groups;
};

} // namespace parlour
