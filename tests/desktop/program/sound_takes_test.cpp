#include "app/desktop/program/sound_takes.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <catch2/catch.hpp>

using namespace parlour;

TEST_CASE("Sounds: no take is heard twice in a row, and each is heard") {
    SoundTakes takes;
    QSet<QString> heard;
    QString before;
    for (int i = 0; i < 200; ++i) {
        const QString file = takes.next("card-place", "left");
        REQUIRE(QFile::exists(file.mid(3))); // without "qrc"
        CHECK(file.contains("/left-"));
        CHECK(file != before);
        heard << file;
        before = file;
    }
    CHECK(heard.size() == 3);
}

TEST_CASE("Sounds: what has no sides is heard from the middle, a single take again and again") {
    SoundTakes takes;
    for (int i = 0; i < 3; ++i) CHECK(takes.next("win", "right") == "qrc:/sounds/win/centre-1.wav");
    CHECK(takes.next("card-place", "top").startsWith("qrc:/sounds/card-place/centre-"));
    CHECK(takes.next("trumpet", "") == "");
}

TEST_CASE("Sounds: there is a file for every sound that the sources ask for") {
    static const QRegularExpression call(R"re((?<!signal )\b[sS]ound(?:ed|edFrom)?\([^;\n]*)re");
    static const QRegularExpression name(R"re("([a-z]+(?:-[a-z]+)*)")re");
    SoundTakes takes;
    QSet<QString> asked;
    QDirIterator files(PARLOUR_SOURCE "/app/desktop", {"*.cpp", "*.qml"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        REQUIRE(file.open(QFile::ReadOnly));
        auto calls = call.globalMatch(QString::fromUtf8(file.readAll()));
        while (calls.hasNext())
            for (auto names = name.globalMatch(calls.next().captured()); names.hasNext();)
                asked << names.next().captured(1);
    }
    CHECK(asked.contains("pass"));
    CHECK(asked.size() >= 12);
    for (const QString& sound : asked) {
        INFO(sound.toStdString());
        CHECK(takes.next(sound, "") != "");
    }
}
