// The table of a record that came from outside.
#pragma once

#include "core/play/record.h"

#include <memory>

namespace parlour {

// As the record left it, what was taken back included. Errors name the place: whatever in the
// record is impossible, players and totals too.
Result<std::unique_ptr<Table>> checkedTable(const Record& record);

} // namespace parlour
