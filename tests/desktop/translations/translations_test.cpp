// The translations are complete, keep the placeholders, and match the sources.
#include "app/desktop/language/languages.h"
#include "app/desktop/language/words.h"
#include "core/cards/french_deck.h"
#include "core/cards/italian_deck.h"
#include "core/samurai/board.h"
#include "tests/support/temporary_folder.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <catch2/catch.hpp>

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; // "", unfinished, vanished, obsolete
    bool isPlural = false;
    QStringList translations; // one, or one for each plural form

    std::string name() const { return (context + ": \"" + source + "\" " + comment).toStdString(); }
};

QString fileOf(const QString& language) {
    return QStringLiteral(PARLOUR_SOURCE "/translations/parlour_%1.ts").arg(language);
}

QList<Message> messagesOf(const QString& fileName) {
    QFile file(fileName);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    Message message;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == u"message") messages << message;
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"name") context = xml.readElementText();
        if (xml.name() == u"message")
            message = {context, {}, {}, {}, xml.attributes().value("numerus") == u"yes", {}};
        if (xml.name() == u"source") message.source = xml.readElementText();
        if (xml.name() == u"comment") message.comment = xml.readElementText();
        if (xml.name() == u"translation") {
            message.type = xml.attributes().value("type").toString();
            if (!message.isPlural) message.translations << xml.readElementText();
        }
        if (xml.name() == u"numerusform") message.translations << xml.readElementText();
    }
    INFO(fileName.toStdString() << ": " << xml.errorString().toStdString());
    REQUIRE_FALSE(xml.hasError());
    return messages;
}

// What a translation must contain as its source does, sorted. A name or number may be said once
// more: all places of one number are filled alike.
QStringList marksOf(QString text, bool isPlural) {
    static const QRegularExpression kMark("%L?[0-9]+|%n|<[^>]+>|&(?=\\w)|\\n");
    if (isPlural) text.remove("%n"); // "one card" needs none
    QStringList marks;
    for (auto it = kMark.globalMatch(text); it.hasNext();) {
        const QString mark = it.next().captured();
        if (!mark.startsWith('%') || !marks.contains(mark)) marks << mark;
    }
    marks.sort();
    return marks;
}

QStringList translatedLanguages() {
    QStringList codes;
    for (const Language& language : languages())
        if (QLatin1StringView(language.code) != QLatin1StringView("en")) codes << language.code;
    return codes;
}

} // namespace

TEST_CASE("Every text is translated, with its placeholders") {
    static const std::map<QString, int> kPluralForms{
        {"it", 2}, {"de", 2}, {"ja", 1}, {"zh_CN", 1}, {"zh_TW", 1}};
    for (const QString& language : translatedLanguages()) {
        const QList<Message> messages = messagesOf(fileOf(language));
        CHECK(messages.size() > 300);
        for (const Message& message : messages) {
            INFO(language.toStdString() << ", " << message.name());
            CHECK(message.type.toStdString() == "");
            CHECK(message.translations.size() ==
                  (message.isPlural ? kPluralForms.at(language) : 1));
            for (const QString& translation : message.translations) {
                CHECK_FALSE((translation.isEmpty() && !message.source.isEmpty()));
                CHECK(marksOf(translation, message.isPlural) ==
                      marksOf(message.source, message.isPlural));
            }
            // The plural form for many contains the number.
            if (message.isPlural && message.source.contains("%n"))
                CHECK(message.translations.last().contains("%n"));
        }
    }
}

TEST_CASE("The settlements of the program's maps have their native names") {
    std::map<std::string, QString> towns;
    for (const Message& message : messagesOf(fileOf("ja")))
        if (message.context == u"Samurai places")
            towns[message.source.toStdString()] = message.translations.first();
    for (const int players : {2, 3, 4})
        for (const std::uint8_t cell : samurai::boardFor(players).settlements) {
            const std::string& name = samurai::boardFor(players).cells[cell].name;
            INFO(name);
            REQUIRE(towns.contains(name));
            CHECK(towns[name].toStdString() != name);
        }
}

TEST_CASE("In Italian a card has an article in a sentence, and none by itself") {
    std::vector<Phrase> names;
    for (const Card card : french::kDeck) names.push_back(french::cardName(card));
    for (const Card card : italian::kDeck) names.push_back(italian::cardName(card));
    Translations translations;
    translations.use(languageFor("it"));
    for (const Phrase& name : names) {
        const QString alone = translated(name);
        const QString told = translated(because({{"", "%1"}, {"", "%1"}}, name), {});
        CHECK((told == "il " + alone || told == "la " + alone || told == "l’" + alone));
    }
    translations.use(languageFor("en"));
}

TEST_CASE("English has its plural forms") {
    for (const Message& message : messagesOf(fileOf("en"))) {
        INFO(message.name());
        CHECK(message.isPlural);
        CHECK(message.type.toStdString() == "");
        CHECK(message.translations.size() == 2);
        for (const QString& translation : message.translations) {
            CHECK_FALSE(translation.isEmpty());
            CHECK(marksOf(translation, true) == marksOf(message.source, true));
        }
    }
}

TEST_CASE("Collecting the texts again would change nothing") {
    const TemporaryFolder folder;
    QStringList all = translatedLanguages() << "en";
    for (const QString& language : all) {
        const QString copy = QString::fromStdString((folder / "copy.ts").string());
        QFile::remove(copy);
        REQUIRE(QFile::copy(fileOf(language), copy));
        QStringList arguments = QStringLiteral(PARLOUR_LUPDATE_OPTIONS).split(' ');
        if (language == "en") arguments << "-pluralonly";
        arguments << QStringLiteral("@" PARLOUR_TEXTS) << "-ts" << copy;
        QProcess lupdate;
        lupdate.start(PARLOUR_LUPDATE, arguments);
        REQUIRE(lupdate.waitForFinished(-1));
        REQUIRE(lupdate.exitCode() == 0);
        // A class that it does not find would get its texts in a context where nobody looks.
        CHECK_FALSE(lupdate.readAllStandardError().contains("unknown namespace/class"));
        const auto names = [](const QList<Message>& messages) {
            std::set<std::string> found;
            for (const Message& message : messages) found.insert(message.name());
            return found;
        };
        const auto now = names(messagesOf(copy));
        const auto before = names(messagesOf(fileOf(language)));
        INFO(language.toStdString());
        for (const std::string& name : now)
            if (!before.contains(name)) FAIL_CHECK("not collected yet: " << name);
        for (const std::string& name : before)
            if (!now.contains(name)) FAIL_CHECK("in no source any more: " << name);
    }
}
