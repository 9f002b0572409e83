#!/usr/bin/env bash
# The long version of what CI does for a minute or two each, for a night. Figures of such a run are in
# Documentation/Reliability.md.
#
#     scripts/soak.sh [runtime|sanitizers|faults|injection|giants|input]...
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; }

# Another one each time.
seed=${STATEKIT_SEED:-$RANDOM}
export STATEKIT_SEED=$seed

tests() { swift test --enable-all-traits --filter "$@"; }

# About ten minutes.
runtime() { GLIBC_TUNABLES=glibc.malloc.tcache_count=0 STATEKIT_STRESS_ROUNDS=120 tests StoreStressTests; }

sanitizers() { STATEKIT_STRESS_ROUNDS=8 scripts/check-sanitizers; }

faults() { scripts/check-faults 200; }

injection() { STATEKIT_INJECTIONS=all tests InjectionTests; }

giants() { scripts/check-giants; }

# Hours.
input() { scripts/check-fuzz 10000000; }

[[ $# -gt 0 ]] || set -- runtime sanitizers faults injection giants input
for part in "$@"; do
  step "$part, seed $seed"
  "$part"
done
