"""Takes out of a symbol graph what types inherit from the standard library: pages on `map` and `!=` that Swift has itself.

    own_symbols.py GRAPH > OWN
"""

import json
import sys
from pathlib import Path


def is_inherited(identifier):
    origin, synthesized, _ = identifier.partition("::SYNTHESIZED::")
    return bool(synthesized) and "StateKit" not in origin


graph = json.loads(Path(sys.argv[1]).read_text())
graph["symbols"] = [symbol for symbol in graph["symbols"] if not is_inherited(symbol["identifier"]["precise"])]
graph["relationships"] = [
    relation
    for relation in graph["relationships"]
    if not is_inherited(relation["source"]) and not is_inherited(relation["target"])
]
json.dump(graph, sys.stdout)
