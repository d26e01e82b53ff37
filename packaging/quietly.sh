# shellcheck shell=bash
# For scripts that print one line per step.

# quietly LOG COMMAND...: writes the command's output to LOG and shows it only if the command fails.
quietly() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 </dev/null && return
    cat "$log" >&2
    return 1
}
