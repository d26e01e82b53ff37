#include "core/base/commit.h"

#include "core/base/commit_id.h"
#include "core/base/version.h"

namespace parlour {

std::string_view commit() { return kCommitId; }

std::string versionAndCommit() {
    return std::string(kVersion) + " (" + std::string(commit()) + ')';
}

} // namespace parlour
