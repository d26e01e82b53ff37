// What somebody answered to training problems: a file for each game, a line for each answer, which
// is written at once, so that several programs can write. Lines that nobody can read are skipped.
#pragma once

#include <QDate>
#include <QString>

#include <cstdint>
#include <vector>

namespace parlour {

struct TrainingAnswer {
    std::uint64_t problem = 0; // Problem::seed
    bool isRight = false;      // at the first try
    QDate day;

    friend bool operator==(const TrainingAnswer&, const TrainingAnswer&) = default;
};

class TrainingDiary {
public:
    enum class Keeping { ReadAndWrite, ReadOnly };
    TrainingDiary(QString folder, Keeping keeping);

    std::vector<TrainingAnswer> answers(const QString& game) const; // the first first
    // False: it cannot be written. Where nothing is kept, nothing happens.
    bool add(const QString& game, const TrainingAnswer& answer) const;
    bool forget(const QString& game) const;

private:
    QString file(const QString& game) const;

    QString m_folder;
    Keeping m_keeping;
};

} // namespace parlour
