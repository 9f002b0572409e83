"""Deletes what the report of statekit-import lists as `can go`, as a person would: `delete_replaced.py REPORT`."""

import collections
import re
import sys


def end_of(lines, start):
    """The index of the last line of the declaration that begins at a line."""
    depth = 0
    is_open = False
    for index in range(start, len(lines)):
        code = re.sub(r'"(\\.|[^"\\])*"', '""', lines[index]).split("//")[0]
        depth += code.count("{") - code.count("}")
        is_open = is_open or "{" in code
        if is_open and depth == 0:
            return index
    raise SystemExit(f"no end after line {start + 1}")


def main(report):
    places = collections.defaultdict(list)
    with open(report) as lines:
        for line in lines:
            found = re.match(r"(.+?):(\d+): can go: ", line)
            if found:
                places[found[1]].append(int(found[2]) - 1)
    for path, starts in places.items():
        with open(path) as file:
            lines = file.read().split("\n")
        gone = set()
        for start in starts:
            if start in gone:
                continue
            gone.update(range(start, end_of(lines, start) + 1))
            before = start - 1
            while before >= 0 and lines[before].lstrip().startswith("///"):
                gone.add(before)
                before -= 1
        with open(path, "w") as file:
            file.write("\n".join(line for index, line in enumerate(lines) if index not in gone))


main(sys.argv[1])
