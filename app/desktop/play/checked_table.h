// The table of a record that came from outside.
#pragma once

#include "core/play/record.h"

#include <memory>

namespace parlour {

// The table as the record left it, including moves taken back. Whatever is impossible in the
// record, players and totals too, is an error that names the place.
Result<std::unique_ptr<Table>> checkedTable(const Record& record);

} // namespace parlour
