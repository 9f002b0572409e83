"""The pages of a rendered site: DocC writes each as JSON, which its script shows."""

import json


def title_of(page):
    """Of an article or symbol, or of a tutorial, which has it in its first section."""
    name = page.get("metadata", {}).get("title") or page["sections"][0]["title"]
    return " ".join(name.split())


def read_pages(site):
    """The pages by their paths below the site, such as `/documentation/statekit`."""
    data = site / "data"
    return {f"/{file.relative_to(data).with_suffix('').as_posix()}": json.loads(file.read_text()) for file in data.rglob("*.json")}


def write_page(site, path, page):
    (site / f"data{path}.json").write_text(json.dumps(page, ensure_ascii=False, separators=(",", ":")))


def nodes(part):
    """All objects in a part of a page, outermost first."""
    if isinstance(part, dict):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else []:
        yield from nodes(inner)


def content_nodes(page):
    """All objects that a page shows itself, without its place in the site, and what it knows of the pages that it refers to."""
    return nodes({key: value for key, value in page.items() if key not in ("hierarchy", "references")})


def text_of(inline):
    """The text of inline content, without its markup."""
    return "".join(node.get("text") or node.get("code") or "" for node in nodes(inline))
