# shellcheck shell=bash
# Sourced by run, test and bench: installs the packages that are missing on a Debian 12 machine, and configures and
# builds one preset. Everything that is said goes to stderr. `root` (the repository) is set by the caller.

# What every build needs.
enginePackages=(cmake ninja-build g++ pkg-config git nlohmann-json3-dev libsqlite3-dev zlib1g-dev nettle-dev libgmp-dev
    qt6-base-dev qt6-base-dev-tools ccache)
# What the desktop program needs on top. Its Latin fonts are its own; the last package has the other scripts.
studioPackages=(qt6-svg-dev libqt6svg6 libqscintilla2-qt6-dev qt6-tools-dev qt6-l10n-tools qt6-tools-dev-tools
    fonts-droid-fallback)

say() { printf '%s\n' "$*" >&2; }

# installMissing <package>...: asks dpkg which are missing and installs those alone.
installMissing() {
    local missing=() package status
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This machine has no apt: the packages cannot be checked. Needed, by their Debian names: $*"
        return 0
    fi
    for package in "$@"; do
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
        [[ $status == installed ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local asRoot=()
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            say "These packages are missing, and installing them needs root or sudo: ${missing[*]}"
            say "As root: apt-get install --no-install-recommends ${missing[*]}"
            return 1
        fi
        asRoot=(sudo)
        # Without a terminal nobody can type a password: fail instead of waiting.
        [[ -t 0 ]] || asRoot+=(-n)
    fi
    asRoot+=(env DEBIAN_FRONTEND=noninteractive)

    say "Installing: ${missing[*]}"
    local apt=("${asRoot[@]}" apt-get -o DPkg::Lock::Timeout=500)
    "${apt[@]}" update >&2 </dev/null || say "apt-get update failed; trying with the package lists that are there."
    if ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2 </dev/null; then
        say "Installing failed. Missing still: ${missing[*]}"
        return 1
    fi
}

# The jobs to build with: one per processor, and no more than one per 1.5 GB of memory that is free.
buildJobs() {
    local processors memory
    processors=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo 2>/dev/null || true)
    [[ $memory =~ ^[0-9]+$ ]] || memory=$processors
    ((memory >= 1)) || memory=1
    echo $((memory < processors ? memory : processors))
}

# buildPreset <preset> [<cmake option>...] [-- <target>...]: configures, then builds the targets (or everything).
buildPreset() {
    local preset=$1 options=() targets=()
    shift
    while (($#)) && [[ $1 != -- ]]; do
        options+=("$1")
        shift
    done
    if (($#)); then
        shift
        targets=("$@")
    fi
    # A home folder that cannot be written must not stop the compiler cache, and so the build.
    if [[ -z ${CCACHE_DIR:-} && ! -w ${HOME:-/nowhere} ]]; then
        export CCACHE_DIR=$root/build/ccache
    fi
    (
        cd "$root" &&
        cmake --preset "$preset" "${options[@]}" >&2 </dev/null &&
        cmake --build --preset "$preset" --parallel "$(buildJobs)" ${targets[@]+--target "${targets[@]}"} >&2 </dev/null
    )
}
