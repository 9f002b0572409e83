"""The first page of the site. DocC makes a list of modules, in the order of their names; what comes before it is written in
Documentation/Landing.md, which DocC renders as an article of the runtime."""

import json
import shutil

from lib.common import fail
from lib.site_pages import read_pages, write_page

SOURCE = "Documentation/Landing.md"
LANDING = "/documentation/statekit/landing"
START = "/documentation"
# In the order in which a newcomer needs them.
MODULES = ["StateKit", "statekit-gen", "StateKitTesting", "StateKitRecording", "StateKitInspector", "StateKitCombine"]
FIRST = ["tutorials/StateKit/BuildTheReachabilityApp", "documentation/StateKit/GettingStarted", "documentation/StateKit/HowDoI"]

# The root of the site; relative, so that any base path will do.
ROOT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>StateKit</title>
<meta http-equiv="refresh" content="0; url=documentation/"></head>
<body><a href="documentation/">StateKit</a></body></html>
"""


def is_the_landing(identifier):
    return identifier.endswith("/Landing")


def put_landing(site):
    """Moves the article to the first page, and puts the tutorial and the modules in order, there and in the sidebar."""
    pages = read_pages(site)
    landing, start, module = pages[LANDING], pages[START], pages["/documentation/statekit"]
    first = [f"doc://StateKit/{name}" for name in FIRST]
    modules = [f"doc://{name}/documentation/{name}" for name in MODULES]
    sections = {section["title"]: section["identifiers"] for section in start["topicSections"]}
    if set(sections["Modules"]) != set(modules):
        fail("the modules of the site are not those of .ci/lib/site_landing.py")
    if missing := [name for name in first if name not in landing["references"]]:
        fail(f"{SOURCE} has no link to {missing[0]}")
    start |= {key: landing[key] for key in ("abstract", "primaryContentSections")}
    start["references"] |= landing["references"]
    start["topicSections"] = [
        {"title": "Where to begin", "anchor": "Where-to-begin", "identifiers": first},
        {"title": "Modules", "anchor": "Modules", "identifiers": modules},
    ]
    module["topicSections"] = [one for one in module["topicSections"] if not any(map(is_the_landing, one["identifiers"]))]
    write_page(site, START, start)
    write_page(site, "/documentation/statekit", module)
    (site / f"data{LANDING}.json").unlink()
    shutil.rmtree(site / LANDING.strip("/"))
    put_sidebar(site / "index/index.json")
    (site / "index.html").write_text(ROOT)


def put_sidebar(file):
    """The tutorial itself comes first, in place of the list of tutorials, which has one."""
    index = json.loads(file.read_text())
    start = index["interfaceLanguages"]["swift"][0]
    tutorials = [child for node in start["children"] for child in node.get("children", []) if child["type"] == "project"]
    modules = {node["title"]: node for node in start["children"]}
    children = modules["StateKit"]["children"]
    place = next(place for place, node in enumerate(children) if node.get("path") == LANDING)
    # With the name of its group, in which it is alone.
    del children[place - 1 : place + 1]
    start["children"] = [*tutorials, *(modules[name] for name in MODULES)]
    file.write_text(json.dumps(index, ensure_ascii=False))
