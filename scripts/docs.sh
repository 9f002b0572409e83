#!/usr/bin/env bash
# Renders the documentation of the libraries and of the tool into one static site. A warning is an error.
#
#     scripts/docs.sh [--hosting-base-path PATH] [OUTPUT]
#
# OUTPUT is .build/docs if it is not given. Serve it, `python3 -m http.server --directory .build/docs` for example: opened
# as files, the pages show nothing. Of Apple's systems there is nothing in it where it is not rendered on one: what is
# behind `#if canImport(SwiftUI)` the compiler does not see.
set -euo pipefail
cd "$(dirname "$0")/.."

source scripts/symbol_graphs.sh

fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

base=() output=.build/docs
while (($#)); do
  case $1 in
    --hosting-base-path) base=(--hosting-base-path "${2:?--hosting-base-path needs a path}"); shift 2 ;;
    -*) fail "there is no option '$1'" ;;
    *) output=$1; shift ;;
  esac
done

# Beside 'swift', or in Xcode.
find_docc() {
  docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
  [[ -x "$docc" ]] || docc=$(xcrun --find docc 2>/dev/null) || fail "the toolchain of 'swift' has no docc"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A module's symbols, with what it adds to others.
symbols_of() {
  local graph
  mkdir -p "$work/symbols/$1"
  for graph in "$work/graphs/$1".symbols.json "$work/graphs/$1"@*.symbols.json; do
    [[ ! -e "$graph" ]] || python3 scripts/own_symbols.py "$graph" >"$work/symbols/$1/$(basename "$graph")"
  done
}

# An archive of a name, from what docc takes.
convert() {
  local name=$1
  shift
  "$docc" convert "$@" --output-path "$work/$name.doccarchive" --ide-console-output "${base[@]}" \
    --fallback-display-name "$name" --fallback-bundle-identifier "$name" >"$work/log" 2>&1 \
    || { cat "$work/log" >&2; fail "$name"; }
  if grep -E '(^|: )(warning|error): ' "$work/log" >&2; then
    fail "$name: there are warnings"
  fi
}

catalog_of() {
  catalog=()
  [[ -d "Sources/$1/$1.docc" ]] || return 0
  catalog=("Sources/$1/$1.docc")
  if [[ "$1" == StateKit ]]; then
    # Apart, as its steps are Swift files: who compiles the runtime by a list of such below its folder must not find them.
    catalog=("$work/StateKit.docc")
    cp -R Sources/StateKit/StateKit.docc "$work"
    cp -R Documentation/Tutorial/* "$catalog"
  fi
}

find_docc
mkdir "$work/graphs"
symbol_graphs "$work/graphs" -emit-extension-block-symbols
archives=()
for name in "${libraries[@]}" statekit-gen; do
  catalog_of "$name"
  symbols=()
  if [[ "$name" != statekit-gen ]]; then
    symbols_of "$name"
    symbols=(--additional-symbol-graph-dir "$work/symbols/$name")
  fi
  convert "$name" "${catalog[@]}" "${symbols[@]}"
  archives+=("$work/$name.doccarchive")
done

"$docc" merge "${archives[@]}" --output-path "$work/site" \
  --synthesized-landing-page-name StateKit --synthesized-landing-page-kind Documentation \
  --synthesized-landing-page-topics-style list
cp scripts/docs-theme.json "$work/site/theme-settings.json"
# The root has no page of its own; relative, so that any base path will do.
cat >"$work/site/index.html" <<'END'
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>StateKit</title>
<meta http-equiv="refresh" content="0; url=documentation/"></head>
<body><a href="documentation/">StateKit</a></body></html>
END

rm -rf "$output"
mkdir -p "$(dirname "$output")"
cp -R "$work/site" "$output"
