# shellcheck shell=bash
# For scripts that try programs in a clean Debian 12, as root. They set:
#   results   the folder for logs and pictures

[ "$(id -u)" = 0 ] || { echo "$0: must run as root, for debootstrap and chroot" >&2; exit 2; }
mkdir -p "${results:?}"
system=$(mktemp -d)
chmod 755 "$system" # other users run programs in it
display=
finish() {
    [ -z "$display" ] || kill "$display"
    rm -rf "$system"
}
trap finish EXIT

# Debian without anything that is not necessary, and an ordinary user called player.
make_system() {
    debootstrap --variant=minbase bookworm "$system"
    cp /etc/apt/sources.list.d/debian.sources "$system/etc/apt/sources.list.d/" 2>/dev/null &&
        rm "$system/etc/apt/sources.list"
    chroot "$system" apt-get -q update
    in_system useradd --create-home --key HOME_MODE=0700 player
}
# With /proc, for this command only: programs find by it what lies beside them.
in_system() {
    # shellcheck disable=SC2016
    unshare --mount sh -c 'mount --rbind /proc "$0/proc" && exec chroot "$0" "$@"' "$system" \
        env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

# Programs reach this X server by TCP, so that the clean system needs none.
address=127.0.0.1:57
start_display() {
    Xvfb :57 -screen 0 1280x800x24 -ac -listen tcp -noreset >"$results/display.log" 2>&1 &
    display=$!
}

# picture NAME PROGRAM OPTION...: a picture of the program run by an ordinary user; it must print nothing.
picture() {
    local name=$1 said
    shift
    said=$(in_system runuser -u player -- env DISPLAY=$address XDG_RUNTIME_DIR=/home/player \
        timeout 120 "$@" --screenshot "/home/player/$name.png" 2>&1) ||
        { echo "$* ended with $?: $said" >&2; exit 1; }
    said=$(grep -v '^PulseAudioService:' <<<"$said" || true) # there is no sound server
    [ -z "$said" ] || { echo "$* said: $said" >&2; exit 1; }
    cp "$system/home/player/$name.png" "$results/"
}
