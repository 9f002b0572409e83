"""What is wrong in a rendered site, and DocC does not warn of: links that lead nowhere, and tables without heads."""

import json
import re
from urllib.parse import unquote, urljoin, urlsplit

from lib.site_pages import content_nodes, nodes, read_pages, text_of


def mistakes_in(site, base):
    """Sentences about mistakes. The base is the path below which the site is to be served, or an empty text."""
    pages = read_pages(site)
    places = {path.lower(): anchors(page) for path, page in pages.items()}
    found = []
    for path, page in sorted(pages.items()):
        found += [f"{path}: {mistake}" for mistake in [*heads(page), *unknown(page)]]
        found += [f"{path}: {mistake}" for url in urls(page) if (mistake := dead(url, path, site, base, places))]
    for file in sorted(site.rglob("*.html")):
        path = f"{base}/{file.relative_to(site).as_posix()}"
        for url in re.findall(r'<(?:a|link)\b[^>]* href="([^"]*)"', file.read_text()):
            if mistake := dead(url, path, site, base, places):
                found.append(f"{path}: {mistake}")
    for node in nodes(json.loads((site / "index/index.json").read_text())):
        if "path" in node and (mistake := dead(base + node["path"], "", site, base, places)):
            found.append(f"the sidebar: {mistake}")
    return list(dict.fromkeys(found))


def anchors(page):
    return {node["anchor"] for node in content_nodes(page) if isinstance(node.get("anchor"), str)}


def urls(page):
    """Of what a page shows as a link. A reference that DocC could not resolve has none, and is shown as a text."""
    shown = {text for node in content_nodes(page) for text in texts(list(node.values()))}
    return {reference["url"] for name, reference in page.get("references", {}).items() if "url" in reference and name in shown}


def texts(values):
    """The texts among values, and in lists among them."""
    lists = [value if isinstance(value, list) else [value] for value in values]
    return [text for inner in lists for text in inner if isinstance(text, str)]


def unknown(page):
    """The links and lists that name a page which the site does not know."""
    known = page.get("references", {})
    named = [node["identifier"] for node in content_nodes(page) if node.get("type") == "reference"]
    named += [name for node in content_nodes(page) for name in node.get("identifiers", []) if isinstance(name, str)]
    return [f"there is no page {name}" for name in dict.fromkeys(named) if name not in known]


def dead(url, path, site, base, places):
    """Why a link of a page leads nowhere. The renderer puts the base before paths of pages, and takes other paths as they are."""
    parts = urlsplit(urljoin(path, url))
    if parts.scheme in ("http", "https", "mailto"):
        return None
    place, fragment = unquote(parts.path), unquote(parts.fragment)
    inner = place.removeprefix(base) if place.startswith(f"{base}/") else place
    page = inner.rstrip("/").lower()
    if page in places:
        return None if not fragment or fragment in places[page] else f"{url} names a place that its page does not have"
    file = site / inner.strip("/")
    is_there = place.startswith(f"{base}/") and (file.is_file() or (file / "index.html").is_file())
    return None if is_there else f"{url} leads nowhere"


def heads(page):
    for table in (node for node in content_nodes(page) if node.get("type") == "table"):
        if table.get("header") != "row" or not all(text_of(cell).strip() for cell in table["rows"][0]):
            row = " | ".join(text_of(cell) for cell in table["rows"][-1])
            yield f"a column of the table that ends with '{row}' has no head"
