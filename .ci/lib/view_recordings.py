"""Recordings to open in pages: of a visit of a shop, and of a shape that a test needs."""

import copy
import json
import re

from lib.common import built, run

SHOP = "Examples/Shop/Sources"
SCHEMAS = [f"{SHOP}/Shop/App", *(f"--use={module}={SHOP}/{module}" for module in ("ShopCart", "ShopCatalogue", "ShopCheckout", "ShopSession"))]
# Built where .ci/run builds it.
PLACE = ["--package-path", "Examples/Shop", "--scratch-path", ".build/examples", "--disable-build-manifest-caching"]


def write(file, lines):
    file.write_text("".join(f"{line}\n" for line in lines))
    return str(file)


def view(tool, page, *arguments):
    """Makes the page of a recording; gives its address."""
    run(tool, "view", *arguments, "--output", page)
    return page.as_uri()


def visit(file):
    """What Examples/Shop records of its visit. Its times differ between runs, so each line gets a tenth of a second."""
    run(built("Shop", options=PLACE) / "Shop", "--record", file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    timed = [line | {"time": number / 10} if "time" in line else line for number, line in enumerate(lines)]
    return [json.dumps(line, ensure_ascii=False) for line in timed]


def states_of(lines):
    """The state after each line, by its changes."""
    states = []
    for line in map(json.loads, lines):
        state = line["state"] if "state" in line else copy.deepcopy(states[-1])
        for change in line.get("changed", []):
            apply(change, state)
        states.append(state)
    return states


def apply(change, state):
    """Sets, adds or removes the part at a path such as `cart.rows[id=1].quantity`."""
    *way, last = [int(id) if id else name for name, id in re.findall(r"(\w+)|\[(?:id=)?(\d+)\]", change["path"])]
    for step in way:
        state = row_of(state, step) if isinstance(state, list) else state[step]
    if isinstance(state, dict) and "after" in change:
        state[last] = change["after"]
    elif isinstance(state, dict):
        del state[last]
    else:
        if "before" in change:
            state.remove(change["before"])
        if "after" in change:
            state.insert(change.get("at", len(state)), change["after"])


def row_of(rows, id):
    return next(row for row in rows if row["id"] == id)


def line_of(lines, action):
    return next(number for number, line in enumerate(lines, 1) if json.loads(line).get("action") == action)


def other_day(lines):
    """Another search, and a payment that is not cancelled; with the lines that differ."""
    other, typed, cancelled = list(lines), line_of(lines, "catalogue.typed"), line_of(lines, "checkout.payCancelled")
    other[typed - 1] = other[typed - 1].replace('"t"', '"x"')
    del other[cancelled - 1]
    return other, typed, cancelled


def many(count):
    """A long recording with little in each line."""
    lines = [json.dumps({"state": {"count": 0, "names": {}}})]
    for number in range(1, count):
        names = [f"{part}.{word}" for part in ("feed", "cart", "chat", "map") for word in ("opened", "typed", "loaded")]
        line = {"action": names[number % len(names)], "payload": {"text": f"row {number}", "number": number}}
        if number % 3:
            line["cause"] = {"line": number, "by": ("bridge", "request", "effect")[number % 3]}
        line |= {"source": f"App/Screen.swift:{number % 300}", "time": number / 50}
        line["changed"] = [{"path": "count", "before": number - 1, "after": number}]
        if number % 1000 == 0:
            line["state"] = {"count": number, "names": {}}
        lines.append(json.dumps(line))
    return lines
