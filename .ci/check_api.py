"""Lists the public symbols of modules, and fails where one has no documentation: check_api.py FOLDER. See
.ci/check-api."""

import glob
import json
import os
import sys


def declaration(symbol):
    fragments = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    return " ".join(fragments.split())


def main():
    names = {}
    undocumented = []
    for path in glob.glob(os.path.join(sys.argv[1], "*.symbols.json")):
        with open(path) as file:
            graph = json.load(file)
        module, _, extended = os.path.basename(path).removesuffix(".symbols.json").partition("@")
        for symbol in graph["symbols"]:
            # An extension is no declaration of its own.
            if symbol["kind"]["identifier"] == "swift.extension":
                continue
            name = ".".join(([extended] if extended else []) + symbol["pathComponents"])
            names.setdefault(module, set()).add(f"{name}: {declaration(symbol)}")
            if "docComment" not in symbol:
                undocumented.append(f"{module}: {name}")
    for module in sorted(names):
        print(f"{module}\n" + "\n".join("  " + name for name in sorted(names[module])))
    if undocumented:
        sys.exit("error: without a comment: " + ", ".join(sorted(undocumented)))


main()
