# shellcheck shell=bash
# For scripts that say one line for each step.

# quietly LOG COMMAND...: its output goes into LOG and is only shown when it fails.
quietly() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 </dev/null && return
    cat "$log" >&2
    return 1
}
