#include "app/desktop/program/command_line.h"

#include "app/desktop/language/languages.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

namespace parlour {

namespace {

[[noreturn]] void complain(const QString& text) {
    std::fprintf(stderr, "parlour: %s\n", qUtf8Printable(text));
    std::exit(2);
}

int number(const QString& option, const QString& text, int least, int most) {
    bool ok = false;
    const int value = text.toInt(&ok);
    if (!ok || value < least || value > most)
        complain(QStringLiteral("--%1: \"%2\" is not a whole number from %3 to %4")
                     .arg(option, text)
                     .arg(least)
                     .arg(most));
    return value;
}

} // namespace

CommandLine CommandLine::parse(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Play, watch and learn games of skill against strong computer players."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument("FILE", "A saved game to open.", "[FILE]");
    parser.addOptions({
        {"game", "Start this game immediately.", "id"},
        {"seed", "Play the deal with this number.", "number"},
        {"seats",
         "Who plays, seat 0 first, separated by commas: \"you\" or a player such as "
         "minimax:determinizations=100.",
         "list"},
        {"option", "A rule option, such as players=4 or map=FILE. Can be given several times.",
         "name=value"},
        {"watch", "Let computer players take all seats."},
        {"lang", "The language: en, it, de, ja, zh_CN, zh_TW.", "code"},
        {"open",
         "Start with this screen: new, games, rules, training, statistics, laboratory, settings, "
         "about, or "
         "review: of the game that is opened.",
         "screen"},
        {"size", "The size of the window, such as 1280x800.", "WxH"},
        {"software-rendering", "Draw without the graphics card."},
        {"new-instance", "Start a new program even if one is already running."},
        {"reset-settings", "Restore the defaults of all settings."},
        {"screenshot", "Write a picture of the window to this file, then quit.", "file"},
        {"after", "Milliseconds until the screenshot (3000).", "ms"},
        {"frames",
         "Redraw as often as possible for this many seconds, print the frames per second, then "
         "quit.",
         "seconds"},
        {"log", "Also append messages to this file.", "file"},
        {"finish-run",
         "Go on with this run of the laboratory, without a window, until it is complete. Can be "
         "given several times.",
         "run"},
    });
    if (!parser.parse(arguments)) complain(parser.errorText());
    if (parser.isSet(help)) parser.showHelp(0);
    if (parser.isSet(version)) {
        std::printf("parlour %s\n", qUtf8Printable(QCoreApplication::applicationVersion()));
        std::exit(0);
    }

    CommandLine line;
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) complain(QStringLiteral("only one saved game can be opened at a time"));
    line.file = files.value(0);
    line.game = parser.value("game");
    line.watch = parser.isSet("watch");
    line.options = parser.values("option");
    if (parser.isSet("seats")) line.seats = parser.value("seats").split(u',');
    if (parser.isSet("seed")) {
        bool ok = false;
        line.deal = parser.value("seed").toULongLong(&ok);
        if (!ok)
            complain(
                QStringLiteral("--seed: \"%1\" is not a whole number").arg(parser.value("seed")));
    }
    line.language = parser.value("lang");
    if (parser.isSet("lang") && languageFor(line.language).code != line.language) {
        QStringList codes;
        for (const Language& language : languages()) codes << language.code;
        complain(QStringLiteral("--lang: \"%1\" is not one of: %2")
                     .arg(line.language, codes.join(", ")));
    }
    line.open = parser.value("open");
    const QStringList screens{"new",        "games",    "rules", "training", "statistics",
                              "laboratory", "settings", "about", "review"};
    if (parser.isSet("open") && !screens.contains(line.open))
        complain(
            QStringLiteral("--open: \"%1\" is not one of: %2").arg(line.open, screens.join(", ")));
    if (parser.isSet("size")) {
        const QStringList sides = parser.value("size").split(u'x');
        if (sides.size() != 2) complain(QStringLiteral("--size: expected a size such as 1280x800"));
        line.size =
            QSize(number("size", sides[0], 600, 10000), number("size", sides[1], 400, 10000));
    }
    line.software = parser.isSet("software-rendering");
    line.newInstance = parser.isSet("new-instance");
    line.resetSettings = parser.isSet("reset-settings");
    line.screenshot = parser.value("screenshot");
    if (parser.isSet("screenshot") && line.screenshot.isEmpty())
        complain(QStringLiteral("--screenshot: expected a file name"));
    if (parser.isSet("after")) line.after = number("after", parser.value("after"), 0, 3'600'000);
    if (parser.isSet("frames")) line.frames = number("frames", parser.value("frames"), 1, 3600);
    line.log = parser.value("log");
    line.finishRuns = parser.values("finish-run");
    if (line.game.isEmpty() &&
        (line.watch || line.deal || !line.seats.isEmpty() || !line.options.isEmpty()))
        complain(QStringLiteral("--watch, --seed, --seats and --option need --game"));
    return line;
}

} // namespace parlour
