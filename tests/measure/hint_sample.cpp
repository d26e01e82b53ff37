// Hints as the program tells them, with the positions they are about, for people to judge:
//   hint_sample GAME [COUNT [SEED [LANGUAGE]]]
// One position of each deal that the quickest adviser plays, with something to choose. The text
// holds what the player to move knows, and nothing else.
#include "ai/catalogue/move_words.h"
#include "ai/catalogue/some_position.h"
#include "app/desktop/language/languages.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/advice.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <iostream>

using namespace parlour;

namespace {

const QStringList kNames{"South", "West", "North", "East"};

// As an open hint does: each adviser knows what the one before advised.
Thought advice(const GameEntry& game, const Table& table, std::uint64_t seed) {
    Budget budget;
    Thought thought;
    for (const std::string_view spec : game.advisers()) {
        thought = game.player(spec).value()->think(table, seed, budget, {});
        budget.advised = thought.move;
    }
    return thought;
}

void print(const GameEntry& game, const Table& table, std::uint64_t seed) {
    const Seat seat = table.toMove();
    const QVariantMap hint = toMap(advice(game, table, seed), table, seat, kNames, true);
    const auto words = [&](const QString& move) {
        return translated(moveWords(table, move.toStdString())).toStdString();
    };
    std::cout << "You are " << kNames[seat].toStdString()
              << ". You know: " << table.view(seat).dump() << "\nMoves:";
    for (const std::string& move : table.legalMoves())
        std::cout << ' ' << words(QString::fromStdString(move)) << ';';
    std::cout << "\nHINT: " << words(hint["move"].toString()) << "\n  "
              << joined(hint["sentences"].toStringList()).toStdString() << "\n  "
              << hint["outlook"].toString().toStdString();
    const QVariantList rows = hint["candidates"].toList();
    if (rows.size() > 1)
        std::cout << ' '
                  << hint["next"]
                         .toString()
                         .replace("%1",
                                  QString::fromStdString(words(rows[1].toMap()["move"].toString())))
                         .toStdString();
    std::cout << "\n  " << hint["measure"].toString().toStdString() << " ("
              << hint["prospect"].toString().toStdString() << ")\n";
    for (const QVariant& row : rows) {
        const QVariantMap map = row.toMap();
        const QString instead = map["words"].toString();
        std::cout << "    " << words(map["move"].toString()) << ": "
                  << (instead.isEmpty() ? QString::number(map["value"].toDouble(), 'f', 3)
                                        : instead)
                         .toStdString();
        if (const QString whyNot = map["whyNot"].toString(); !whyNot.isEmpty())
            std::cout << "\n      " << whyNot.toStdString();
        std::cout << '\n';
    }
    std::cout << '\n';
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    Translations translations;
    const std::string_view code = argc > 4 ? argv[4] : "en";
    const auto language = std::ranges::find(
        languages(), code, [](const Language& one) { return std::string_view(one.code); });
    const auto game = findGame(argc > 1 ? argv[1] : "");
    const int count = argc > 2 ? std::atoi(argv[2]) : 40;
    if (!game || count < 1 || language == languages().end()) {
        std::cerr << "Usage: hint_sample GAME [COUNT [SEED [LANGUAGE]]]\n";
        return 2;
    }
    translations.use(*language);
    std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    const auto player = std::move((*game)->player((*game)->advisers()[0]).value());
    const Json options = completeOptions((*game)->options(), Json::object()).value();
    for (int number = 1; number <= count; ++seed) {
        const auto table = somePosition(**game, options, *player, seed);
        if (!table) continue;
        std::cout << "\n## " << number++ << " (deal " << seed << ")\n";
        print(**game, *table, seed);
    }
    return 0;
}
