// Games that are over, to review.
#pragma once

#include "app/desktop/play/checked_table.h"
#include "core/base/rng.h"
#include "tests/desktop/support/sessions.h"

#include <catch2/catch.hpp>

namespace parlour::test {

// Briscola between a person and a computer, both playing any cards.
inline Record finishedRecord(std::uint64_t deal = 7) {
    Record record = freshRecord({"", "greedy"}, deal);
    const auto table = std::move(checkedTable(record).value());
    while (!table->isOver()) REQUIRE(table->play(table->legalMoves().front()));
    update(record, *table);
    return record;
}

// A match of Euchre, a person and three computers playing any cards.
inline Record finishedMatch() {
    const GameEntry& entry = *findGame("euchre").value();
    Record record;
    record.id = "match";
    record.position =
        entry.deal(completeOptions(entry.options(), Json::object()).value(), 1)->position();
    record.players = {{"", "", 1}, {"", "random", 2}, {"", "random", 3}, {"", "random", 4}};
    Rng rng(1);
    auto table = std::move(checkedTable(record).value());
    for (std::uint64_t deal = 2;; ++deal) {
        while (!table->isOver()) {
            const auto moves = table->legalMoves();
            REQUIRE(table->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        update(record, *table);
        if (!goesOn(record, *table)) return record;
        record = nextDeal(record, *table, deal, record.id);
        table = std::move(checkedTable(record).value());
    }
}

} // namespace parlour::test
