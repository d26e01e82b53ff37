#include "app/desktop/language/words.h"

#include "app/desktop/language/told_names.h"

#include <QCoreApplication>
#include <QLocale>

namespace parlour {

QString translated(const Phrase& phrase) {
    if (phrase.empty()) return {};
    return QCoreApplication::translate(phrase.context, phrase.english);
}

namespace {

// Like the core's fill(): placeholders without an argument stay.
QString filled(const QString& text, const QStringList& args,
               const QString& name = QStringLiteral("%0")) {
    std::vector<std::string> plain;
    for (const QString& arg : args) plain.push_back(arg.toStdString());
    return QString::fromStdString(fill(text.toStdString(), plain, name.toStdString()));
}

QStringList argumentsOf(const Reason& reason, const QStringList& seatNames) {
    QStringList args;
    for (const Reason::Arg& arg : reason.args) {
        switch (arg.kind) {
        case Reason::Arg::Kind::None: break;
        case Reason::Arg::Kind::Number:
            args << QLocale().toString(arg.number).replace(QLatin1Char('-'), QChar(0x2212));
            break;
        case Reason::Arg::Kind::Words: // without words of its own for a sentence, it has its usual
            args << QCoreApplication::translate(arg.words.context, arg.words.english, kInSentence);
            break;
        case Reason::Arg::Kind::Player: args << seatNames.value(arg.number); break;
        }
    }
    return args;
}

} // namespace

QString translated(const Words& words) {
    if (words.phrase.empty()) return QString::fromStdString(words.plain);
    QStringList args;
    for (const Words& arg : words.args) args << translated(arg);
    return filled(translated(words.phrase), args);
}

QString translated(const Reason& reason, const QStringList& seatNames) {
    return filled(translated(reason.advice), argumentsOf(reason, seatNames));
}

QString translatedThought(const Reason& reason, const QStringList& seatNames, const QString& name) {
    return filled(translated(reason.thought), argumentsOf(reason, seatNames), name);
}

QString translated(const Error& error) {
    QStringList args;
    for (const std::string& arg : error.args) args << QString::fromStdString(arg);
    const QString text = filled(translated(error.what), args);
    return error.where.empty() ? text
                               : QString::fromStdString(error.where) + QStringLiteral(": ") + text;
}

QString capitalised(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

QString joined(QStringList sentences) {
    sentences.removeAll(QString());
    return sentences.join(QCoreApplication::translate("Words", " ", "between two sentences"));
}

} // namespace parlour
