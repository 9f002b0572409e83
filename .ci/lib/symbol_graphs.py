"""The symbol graphs of the libraries' public names, as the compiler describes them."""

import json

from lib.common import built, run

LIBRARIES = ["StateKit", "StateKitTesting", "StateKitRecording", "StateKitInspector", "StateKitCombine"]


def write_symbol_graphs(folder, *options, access="public"):
    """Writes those of each library into a folder. Builds with all traits first, as .ci/check-traits does. The compiler leaves
    out names with an underscore, also public ones, unless it writes the internal ones, too."""
    traits = ("--enable-all-traits", "--scratch-path", ".build/traits")
    for library in LIBRARIES:
        run("swift", "build", *traits, "--target", library)
    products = built(options=traits)
    target = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    # A C module that a library imports is not in the folders of modules, so the compiler gets its map.
    # SwiftPM makes a map unless a package has its own.
    found = [*products.glob("*.build/module.modulemap"), *products.parents[1].glob("checkouts/*/*/*/include/module.modulemap")]
    maps = [part for path in found for part in ("-Xcc", f"-fmodule-map-file={path}")]
    for library in LIBRARIES:
        run(
            *("swift", "symbolgraph-extract", "-module-name", library, "-I", products / "Modules", *maps),
            *("-target", target, "-minimum-access-level", access, *options, "-output-dir", folder),
        )
