"""The listings of pages in Markdown, and the marks that say what a page does not show; see .ci/check-listings.

Marks stand in HTML comments at the beginning of a line, which GitHub and DocC do not show:

    <!-- listing: swift import Foundation -->  a listing that is not shown; the same with json, and over several lines
    <!-- listing: module Users -->             the next listing is in a module of this name, which the page imports
    <!-- listing: within {"statekit": 1, … --> the next JSON is no schema, but would be where the dots are
    <!-- listing: parsed WHY -->               the next Swift is parsed and not compiled
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

# Those of an editor are run by .ci/check-editors.
NOT_CHECKED = [
    *("console", "diff", "make", "mermaid", "ninja", "python", "sh", "text"),
    *("jsonc", "lisp", "lua", "toml", "yaml"),
]
MARK = re.compile(r"<!-- listing: (swift|json|module|within|parsed)\b(.*)-->", re.S)

errors = []


@dataclass
class Listing:
    """The text of a listing, the line of its page at which it begins, and its marks with theirs."""

    page: str
    line: int
    language: str
    text: str
    marks: dict = field(default_factory=dict)

    @property
    def is_manifest(self):
        return self.language == "swift" and self.text.startswith("// swift-tools-version:")

    @property
    def swift(self):
        return f'#sourceLocation(file: "{self.page}", line: {self.line})\n{self.text}\n'


def complain(page, line, message):
    errors.append(f"{page}:{line}: error: {message}")


def listings_of(page):
    """The listings of a page in order, with their marks."""
    lines = Path(page).read_text().split("\n")
    marks, found, index = {}, [], 0
    while index < len(lines):
        line, start = lines[index], index + 1
        index += 1
        if fence := re.match(r"( *)(`{3,}|~{3,}) *(\S*)", line):
            text, index = read_until(lines, index, rf" *{fence[2]}[`~]* *$", page)
            text = re.sub(rf"^{fence[1]}", "", text, flags=re.M)
            language = fence[3]
            if language in ("swift", "json"):
                found.append(marked(Listing(page, start + 1, language, text, marks)))
                marks = {}
            elif language not in NOT_CHECKED:
                known = ", ".join(["swift", "json", *NOT_CHECKED])
                complain(page, start, f"the listing is in '{language}', and that is none of: {known}")
        elif re.match(r"<!-- *listings?\b", line, re.I):
            text, index = read_until(lines, start - 1, r".*-->", page)
            mark = MARK.match(text + "\n" + lines[index - 1] if text else lines[index - 1])
            if not mark:
                complain(page, start, "a mark is 'listing: ' and one of: swift, json, module, within, parsed")
            elif mark[1] in ("swift", "json"):
                found.append(marked(Listing(page, start, mark[1], mark[2], marks)))
                marks = {}
            else:
                marks[mark[1]] = (start, mark[2].strip())
                continue
        elif not line.strip():
            continue
        refuse(page, marks)
        marks = {}
    refuse(page, marks)
    return found


def read_until(lines, index, end, page):
    """The lines before the one that is an end, and the index after that one."""
    for last in range(index, len(lines)):
        if re.match(end, lines[last]):
            return "\n".join(lines[index:last]), last + 1
    complain(page, index, "what begins here does not end")
    return "", len(lines)


def refuse(page, marks):
    for name, (line, _) in marks.items():
        complain(page, line, f"there is no listing here that the mark '{name}' could be for")


def marked(listing):
    """The listing, if its marks are for such a one."""
    allowed = {"json": ["module", "within"], "swift": ["module", "parsed"]}[listing.language]
    # A listing that is parsed alone is not in a module.
    if listing.is_manifest or {"module", "parsed"} <= listing.marks.keys():
        allowed = []
    refuse(listing.page, {name: mark for name, mark in listing.marks.items() if name not in allowed})
    for name, (line, text) in listing.marks.items():
        if not re.fullmatch({"module": r"[A-Z]\w*", "within": r"[^…]*…[^…]*", "parsed": r".+"}[name], text, re.S):
            complain(listing.page, line, f"the mark '{name}' cannot be '{text}'")
    return listing
