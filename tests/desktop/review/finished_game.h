// A game of Briscola that is over, to review.
#pragma once

#include "app/desktop/play/checked_table.h"
#include "tests/desktop/support/sessions.h"

#include <catch2/catch.hpp>

namespace parlour::test {

// Between a person and a computer, both playing any cards.
inline Record finishedRecord(std::uint64_t deal = 7) {
    Record record = freshRecord({"", "greedy"}, deal);
    const auto table = std::move(checkedTable(record).value());
    while (!table->isOver()) REQUIRE(table->play(table->legalMoves().front()));
    update(record, *table);
    return record;
}

} // namespace parlour::test
