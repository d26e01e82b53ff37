// Games of Briscola as the program makes them, without a window.
#pragma once

#include "ai/catalogue/games.h"
#include "app/desktop/play/game_session.h"

#include <memory>
#include <string>
#include <vector>

namespace parlour::test {

// A fresh deal. Agents are specs; an empty one is a person.
inline Record freshRecord(const std::vector<std::string>& agents, std::uint64_t deal) {
    const GameEntry& entry = *findGame("briscola").value();
    const Json options =
        completeOptions(entry.options(), {{"players", static_cast<int>(agents.size())}}).value();
    Record record;
    record.id = "test-" + std::to_string(deal);
    record.dealNumber = deal;
    record.position = entry.deal(options, deal)->position();
    int number = 0;
    for (const std::string& agent : agents)
        record.players.push_back({"Player " + std::to_string(++number), agent, number});
    return record;
}

inline std::unique_ptr<GameSession> sessionFor(const Record& record) {
    const GameEntry& entry = *findGame(record.game()).value();
    auto session = std::make_unique<GameSession>(
        entry, std::move(entry.open(record.position).value()), record);
    session->setPace("instant");
    return session;
}

inline std::unique_ptr<GameSession> startedSession(const std::vector<std::string>& agents,
                                                   std::uint64_t deal = 7) {
    auto session = sessionFor(freshRecord(agents, deal));
    session->start();
    return session;
}

inline std::string firstMove(const GameSession& session) {
    return session.table().legalMoves().front();
}

inline void playFirst(GameSession& session) {
    session.play(QString::fromStdString(firstMove(session)));
}

// Lets the quickest adviser of an open hint advise this move; the deeper ones then think again.
inline void advise(GameSession& session, const QString& move) {
    const auto advisers = session.findChildren<ThinkingSeat*>();
    for (ThinkingSeat* const adviser : advisers) adviser->stop();
    Thought thought;
    thought.move = move.toStdString();
    emit advisers.front()->answered(thought);
}

} // namespace parlour::test
