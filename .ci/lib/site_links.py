"""Links that the articles cannot write, because DocC knows one module at a time and no repository:

- the title of an article or tutorial, in italics, leads to this page: *Getting started*
- a path of the repository, in code voice, leads to this file or folder: `Examples/Shop`
"""

import re
from collections import Counter

from lib.site_pages import content_nodes, read_pages, text_of, title_of, write_page

TOPIC = {"type": "topic", "kind": "article", "role": "article"}
# The paths that an article may name in full. A user's package has folders of the same names, but not the same files.
PATH = r"(?:\.ci|Documentation|Examples|Plugins|Sources|Tests|schemas)/[\w./@+-]*\w"


def put_links(site, files):
    """Makes the links, and gives what is wrong: paths that stand in a text without code voice, which are no links."""
    pages = read_pages(site)
    titles, mistakes = titles_of(pages), []
    for path, page in pages.items():
        references = {}
        for node in content_nodes(page):
            if reference := reference_to(titles, files, node):
                references[reference["identifier"]] = reference
                node.clear()
                node.update({"type": "reference", "identifier": reference["identifier"], "isActive": True})
            elif node.get("type") == "text":
                named = [name for name in re.findall(PATH, node["text"]) if files.has(name)]
                mistakes += [f"{path}: {name} is not in code voice" for name in named]
        if references:
            page["references"] = {**references, **page.get("references", {})}
            write_page(site, path, page)
    return mistakes


def titles_of(pages):
    """What leads to the articles and tutorials, by their titles; without titles that several have."""
    named = [(title_of(page), path, page) for path, page in pages.items() if page["kind"] in ("article", "project")]
    count = Counter(title for title, _, _ in named)
    return {
        title: {"identifier": page["identifier"]["url"], "url": path, "title": title, "abstract": [], **TOPIC}
        for title, path, page in named
        if count[title] == 1
    }


def reference_to(titles, files, node):
    """What inline content leads to, if it is a title or a path."""
    if node.get("type") == "emphasis":
        return titles.get(text_of(node["inlineContent"]))
    if node.get("type") == "codeVoice" and re.fullmatch(PATH, node["code"]) and files.has(node["code"]):
        url = files.link(node["code"])
        return {"type": "link", "identifier": url, "url": url, "title": node["code"], "titleInlineContent": [dict(node)]}
    return None
