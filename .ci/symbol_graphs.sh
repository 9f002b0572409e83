# Sourced: the symbol graphs of the libraries' public names, as the compiler describes them.

libraries=(StateKit StateKitTesting StateKitRecording StateKitCombine)

# `symbol_graphs FOLDER [OPTION …]` writes those of each library there. Builds with all traits first, as the tests do.
symbol_graphs() {
  local folder=$1 products target map maps=() module
  shift
  for module in "${libraries[@]}"; do
    swift build --enable-all-traits --target "$module" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; return 1; }
  done
  products=$(swift build --show-bin-path)
  target=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",*/\1/p')
  # The name of a module of C that a library names is in none of the folders.
  for map in "$products"/*.build/module.modulemap; do maps+=(-Xcc "-fmodule-map-file=$map"); done
  for module in "${libraries[@]}"; do
    swift symbolgraph-extract -module-name "$module" -I "$products/Modules" "${maps[@]}" -target "$target" \
      -minimum-access-level public "$@" -output-dir "$folder"
  done
}
