#include "app/desktop/training/training_diary.h"

#include "core/base/json.h"

#include <QDir>
#include <QFile>

#include <optional>
#include <utility>

namespace parlour {

namespace {

constexpr qint64 kLongestLine = 200;        // bytes
constexpr std::size_t kMostLines = 100'000; // the first ones are read

QByteArray toLine(const TrainingAnswer& answer) {
    const Json json{{"problem", answer.problem},
                    {"right", answer.isRight},
                    {"day", answer.day.toString(Qt::ISODate).toStdString()}};
    return QByteArray::fromStdString(toText(json));
}

std::optional<TrainingAnswer> parse(const QByteArray& line) {
    const auto json =
        parseJson(std::string_view(line.data(), static_cast<std::size_t>(line.size())));
    if (!json) return std::nullopt;
    const auto problem = integerMember(*json, "problem", 0, INT64_MAX);
    const auto right = member(*json, "right");
    const auto day = stringMember(*json, "day");
    if (!problem || !right || !(*right)->is_boolean() || !day) return std::nullopt;
    const TrainingAnswer answer{static_cast<std::uint64_t>(*problem), (*right)->get<bool>(),
                                QDate::fromString(QString::fromStdString(*day), Qt::ISODate)};
    return answer.day.isValid() ? std::optional(answer) : std::nullopt;
}

} // namespace

TrainingDiary::TrainingDiary(QString folder, Keeping keeping)
    : m_folder(std::move(folder)), m_keeping(keeping) {}

QString TrainingDiary::file(const QString& game) const {
    return m_folder + QLatin1Char('/') + game + QStringLiteral(".jsonl");
}

std::vector<TrainingAnswer> TrainingDiary::answers(const QString& game) const {
    std::vector<TrainingAnswer> all;
    QFile diary(file(game));
    if (!diary.open(QIODevice::ReadOnly)) return all;
    for (std::size_t line = 0; line < kMostLines && !diary.atEnd(); ++line)
        if (const auto answer = parse(diary.readLine(kLongestLine))) all.push_back(*answer);
    return all;
}

bool TrainingDiary::add(const QString& game, const TrainingAnswer& answer) const {
    if (m_keeping == Keeping::ReadOnly) return true;
    if (!QDir().mkpath(m_folder)) return false;
    QFile diary(file(game));
    if (!diary.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered)) return false;
    // A line that lost its end when the computer went off must not take this one with it. With one
    // write at the end of the file, programs do not disturb each other.
    char last = '\n';
    if (diary.size() > 0 && (!diary.seek(diary.size() - 1) || !diary.getChar(&last))) return false;
    const QByteArray line =
        (last == '\n' ? QByteArray() : QByteArray("\n")) + toLine(answer) + '\n';
    return diary.write(line) == line.size();
}

bool TrainingDiary::forget(const QString& game) const {
    if (m_keeping == Keeping::ReadOnly || !QFile::exists(file(game))) return true;
    return QFile::remove(file(game));
}

} // namespace parlour
