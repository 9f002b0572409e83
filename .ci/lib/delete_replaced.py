"""Deletes from an app what the report of `statekit-import` says can go, as a person would.

    .ci/lib/delete_replaced.py REPORT [--bridges]

The report's paths are taken as they are. What can go only under a condition goes if the condition holds: a helper if its
file does not use it any more, and with `--bridges` the middleware whose work bridges do.
"""

import re
import sys
from pathlib import Path

LINE = re.compile(r"^(?P<path>[^:]+):(?P<line>\d+): can go: (?P<text>.*)$")


def code_of(line):
    """A line without its strings and its comment."""
    line = re.sub(r'"(\\.|[^"\\])*"', '""', line)
    return line.split("//")[0]


def end_of(lines, start):
    """The number of the line after the declaration that begins in a line, maybe with attributes of their own lines."""
    while re.match(r"\s*@\w+(\([^)]*\))?\s*$", lines[start]):
        start += 1
    depth, has_body = 0, False
    needs_body = re.search(r"\b(func|struct|enum|class|extension|init)\b", code_of(lines[start]))
    for number in range(start, len(lines)):
        code = code_of(lines[number])
        depth += sum(map(code.count, "([{")) - sum(map(code.count, ")]}"))
        has_body = has_body or "{" in code
        if depth == 0 and (has_body or not needs_body) and not code.rstrip().endswith("="):
            return number + 1
    raise SystemExit(f"a declaration has no end: {lines[start]}")


def start_of(lines, start):
    """The first line of the comments and attributes before a declaration."""
    while start > 0 and re.match(r"\s*(///|//|@)", lines[start - 1]):
        start -= 1
    return start


def tidy(lines):
    """The lines without what deleting left: empty extensions, and several empty lines."""
    text = re.sub(r"\nextension [\w.]+ \{\s*\}\n", "\n", "\n".join(lines))
    return re.sub(r"\n{3,}", "\n\n", text).replace("{\n\n", "{\n").replace("\n\n}", "\n}").strip() + "\n"


def delete(path, entries, with_bridges):
    lines = path.read_text().split("\n")
    ranges, helpers = [], []
    for number, text in entries:
        span = (start_of(lines, number), end_of(lines, number))
        if "if nothing else in the file uses it" in text:
            helpers.append((span, re.match(r"'(\w+)'", text)[1]))
        elif "as soon as bridges run" not in text or with_bridges:
            ranges.append(span)
    kept = [line for number, line in enumerate(lines) if not any(a <= number < b for a, b in ranges + [h for h, _ in helpers])]
    rest = "\n".join(map(code_of, kept))
    ranges += [span for span, name in helpers if not re.search(rf"\b{name}\b", rest)]
    kept = [line for number, line in enumerate(lines) if not any(a <= number < b for a, b in ranges)]
    text = tidy(kept)
    if re.search(r"^(?!import |//|\s*$)", text, re.MULTILINE):
        path.write_text(text)
    else:
        path.unlink()


def main():
    report, with_bridges = Path(sys.argv[1]), "--bridges" in sys.argv[2:]
    files = {}
    for line in report.read_text().split("\n"):
        if found := LINE.match(line):
            files.setdefault(Path(found["path"]), []).append((int(found["line"]) - 1, found["text"]))
    for path, entries in files.items():
        delete(path, entries, with_bridges)


main()
