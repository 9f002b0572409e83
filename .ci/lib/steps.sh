# The parts that `.ci/run` and `.ci/nightly` share.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Each step says after how much time it begins, and after how much time of all processors. What runs beside counts its own.
step() {
  times >"$work/times"
  printf '\n== %s (%d:%02d, CPU %s)\n' "$*" $((SECONDS / 60)) $((SECONDS % 60)) \
    "$(awk -F '[ms ]' 'NR == 2 { t = $1 * 60 + $2 + $4 * 60 + $5; printf "%d:%02d", t / 60, t % 60 }' "$work/times")"
}

type -P swift >/dev/null || fail "there is no 'swift'; see https://www.swift.org/install"
swift --version

trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
logs=$work

# Many steps use one core: `beside` starts a step that builds in a folder of its own while others go on, and `finish`
# waits for it and prints what it printed.
declare -A running
beside() {
  local name=${1##*/}
  # A step has a folder for its logs, because several of them run at once.
  (logs=$work/$name.logs; mkdir "$logs"; "$@") >"$work/$name" 2>&1 &
  running[$name]=$!
}
finish() {
  wait "${running[$1]}" || { cat "$work/$1" >&2; fail "$1"; }
  cat "$work/$1"
}

# Runs a build and fails if the compiler or SwiftPM warns. The compiler's -warnings-as-errors would make it
# another build than that of the commands in the README.
without_warnings() {
  "$@" 2>&1 | tee "$logs/build"
  if warnings "$logs/build" >"$logs/warnings"; then
    sort -u "$logs/warnings" >&2
    fail "there are warnings"
  fi
}

# The same tree draws the same input, another one other input. A failure prints how it is drawn again.
seed=$((16#$(git rev-parse 'HEAD^{tree}' | cut -c1-8)))
