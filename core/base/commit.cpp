#include "core/base/commit.h"

#include "core/base/commit_id.h"

namespace parlour {

std::string_view commit() { return kCommitId; }

} // namespace parlour
