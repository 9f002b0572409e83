# Sourced by the scripts in bash: they run in the repository's root, stop where a command fails, and say why.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# A folder that goes at the end, and in it the log of the last command, which `fail` shows.
work=$(mktemp -d)
log=$work/log
touch "$log"
trap 'rm -rf "$work" ${copy:+"$copy"}' EXIT

fail() { cat "$log" >&2; printf 'error: %s\n' "$*" >&2; exit 1; }

# `copy_beside PACKAGE NAME [OPTION …]` copies a package beside itself, as its manifest names this one by its place, and
# leaves out what was built and what the options of `tar` say. The copy, $copy, goes at the end.
copy_beside() {
  local package=$1
  copy=$(dirname "$package")/$2
  shift 2
  rm -rf "$copy"
  mkdir "$copy"
  tar -C "$package" --exclude .build "$@" -cf - . | tar -C "$copy" -xf -
}

# Builds the tool as the tests have it, and says in $tool where it is.
build_tool() {
  swift build --product statekit-gen >"$log" 2>&1 || fail "statekit-gen does not build"
  tool=$(swift build --show-bin-path)/statekit-gen
}
