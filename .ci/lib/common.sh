# Sourced by the scripts in bash: they run in the repository's root, stop where a command fails, and say why.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# A folder that goes at the end, and in it the log of the last command, which `fail` shows.
work=$(mktemp -d)
log=$work/log
touch "$log"
trap 'rm -rf "$work" ${copy:+"$copy"}' EXIT

# Builds with the system of SwiftPM that STATEKIT_BUILD_SYSTEM names, such as swiftbuild, or with its own choice. What is
# wrong with Swift Build itself, with the public issues, says 0070 of Documentation/Decisions; a crash of it is tried again.
swift() {
  local system=() status=0
  if [[ " build run test package " == *" $1 "* ]]; then system=(${STATEKIT_BUILD_SYSTEM:+--build-system "$STATEKIT_BUILD_SYSTEM"}); fi
  set -- "$1" "${system[@]}" "${@:2}"
  # SwiftPM passes the traits to the compiler in the order of a set, and another order compiles everything again.
  if [[ "$*" == build*--enable-all-traits* ]]; then local -x SWIFT_DETERMINISTIC_HASHING=1; fi
  command swift "$@" || status=$?
  if [[ $status == 139 && -n "${system[*]}" ]]; then command swift "$@"; else return $status; fi
}

fail() { cat "$log" >&2; printf 'error: %s\n' "$*" >&2; exit 1; }

# `needed COMMAND [PACKAGE]` wants a command, and installs Debian's package where there is none and that can be done.
needed() {
  if ! type -P "$1" && [[ $EUID == 0 ]] && type -P apt-get; then
    { apt-get update && apt-get install --yes --no-install-recommends "${2:-$1}"; } >"$log" 2>&1 || true
  fi >/dev/null
  type -P "$1" >/dev/null || fail "there is no '$1'"
}

# `copy_beside PACKAGE NAME [OPTION …]` copies a package beside itself, as its manifest names this one by its place, and
# leaves out what was built and what the options of `tar` say. The copy, $copy, goes at the end. Its files are new: the compiler
# would take one that is older than the last build for unchanged, though an earlier copy had another one.
copy_beside() {
  local package=$1
  copy=$(dirname "$package")/$2
  shift 2
  rm -rf "$copy"
  mkdir "$copy"
  tar -C "$package" --exclude .build "$@" -cf - . | tar -C "$copy" -xmf -
}

# Whether tests with StateKitTesting cannot start: a dynamic library comes with it, and programs do not find such a library.
misses_libraries() { [[ "${STATEKIT_BUILD_SYSTEM:-} $(swift --version 2>&1)" == swiftbuild*" 6.3"*linux* ]]; }

# The warnings of a build, without those of Swift Build about an option of its own and about files of an earlier plan.
warnings() {
  grep -E '(^|: )warning: ' "${1:-$log}" | grep -vE "argument unused during compilation: '-rdynamic'|warning: Stale file "
}

# Builds the tool as the tests have it, and says in $tool where it is.
build_tool() {
  command swift build --product statekit-gen >"$log" 2>&1 || fail "statekit-gen does not build"
  tool=$(command swift build --show-bin-path)/statekit-gen
}

# Builds the importer where .ci/check-traits does, and says in $import where it is.
build_import() {
  local place=(--enable-all-traits --scratch-path .build/traits)
  swift build "${place[@]}" --product statekit-import >"$log" 2>&1 || fail "statekit-import does not build"
  import=$(swift build "${place[@]}" --show-bin-path)/statekit-import
}
