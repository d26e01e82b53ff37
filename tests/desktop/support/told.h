// The program without its window, and games for it to keep.
#pragma once

#include "app/desktop/program/program.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/results.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <catch2/catch.hpp>

#include <map>

namespace parlour::test {

// The program without its window, and what it tells the person.
struct Told {
    Program program;
    QStringList messages;

    explicit Told(const CommandLine& line = {}) : program(line) {
        QObject::connect(&program, &Program::message, &program,
                         [this](const QString& text) { messages << text; });
        program.windowIsShown();
    }

    // The games that can be continued.
    QVariantMap unfinished(int index) const { return program.unfinished().value(index).toMap(); }
    bool hasUnfinished() const { return !program.unfinished().isEmpty(); }
    bool continueLast() { return program.continueGame(unfinished(0)["save"].toInt()); }
};

// With a move taken back.
inline Record midGame() {
    Record record = freshRecord({"", "greedy"}, 7);
    const auto session = sessionFor(record);
    session->start();
    for (int i = 0; i < 3; ++i) {
        REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
        playFirst(*session);
    }
    REQUIRE(waitFor([&] { return session->isPersonToMove(); }));
    session->undo();
    return session->record();
}

// What the new-game sheet hands over.
inline QVariantMap setup(const std::vector<std::string>& agents, const QString& deal = "5") {
    QVariantList seats;
    for (const std::string& agent : agents)
        seats << QVariantMap{
            {"name", "Somebody"}, {"agent", QString::fromStdString(agent)}, {"portrait", 3}};
    return {{"game", "briscola"},
            {"options", QVariantMap{{"players", static_cast<int>(agents.size())}}},
            {"deal", deal},
            {"seats", seats}};
}

inline void playWatched(Told& told, const QString& deal = "5") {
    REQUIRE(told.program.newGame(setup({"greedy", "random"}, deal)));
    REQUIRE(waitFor([&] { return told.program.session()->isOver(); }));
}

inline int watched(Told& told) { return totals(told.program, "briscola")["watched"].toInt(); }

// But for when they were saved.
inline bool same(const Record& a, const Record& b) {
    Record other = b;
    other.savedAt = a.savedAt;
    return toText(a) == toText(other);
}

// All files below a folder, with their contents.
inline std::map<std::string, std::string> tree(const std::filesystem::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        files[entry.path().string()] =
            entry.is_regular_file() ? readFile(entry.path()).value() : std::string();
    return files;
}

} // namespace parlour::test
