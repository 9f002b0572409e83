"""The files of the repository that articles name: links to them, and pages of them while the repository has no address."""

from html import escape
from pathlib import Path

from lib.common import run

FRAME = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
:root {{ color-scheme: light dark; }}
body {{ margin: 2em; font: 1em/1.5 system-ui, sans-serif; }}
pre {{ overflow-x: auto; font: 0.9em/1.4 ui-monospace, monospace; tab-size: 4; }}
</style></head><body><p><a href="{up}documentation/">StateKit</a></p><h1>{title}</h1>
{content}
</body></html>
"""


class RepositoryFiles:
    """With an address, such as https://HOST/OWNER/statekit/blob/main, links lead there. Without one they lead to copies in
    the site, below `repository`."""

    def __init__(self, site, base, address):
        self.site, self.base, self.address = site, base, address
        self.files = run("git", "ls-files", "-z").rstrip("\0").split("\0")
        self.folders = {name[:place] for name in self.files for place, letter in enumerate(name) if letter == "/"}
        self.known = self.folders.union(self.files)
        self.named = set()

    def has(self, name):
        return name in self.known

    def link(self, name):
        self.named.add(name)
        if self.address:
            return f"{self.address.rstrip('/')}/{name}"
        return f"{self.base}/{place_of(name)}" + ("/" if name in self.folders else ".html")

    def write_pages(self):
        """Writes a page for each file that is named, or that is in a named folder, and a list for each named folder."""
        for name in [] if self.address else self.named:
            inner = [file for file in self.files if file.startswith(f"{name}/")]
            if inner:
                links = [link_to(file.removeprefix(f"{name}/")) for file in inner]
                self.write(f"{place_of(name)}/index.html", name, f"<ul>\n{''.join(links)}</ul>")
            for file in inner or [name]:
                self.write(f"{place_of(file)}.html", file, f"<pre>{escape(contents(file))}</pre>")

    def write(self, place, title, content):
        path = self.site / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FRAME.format(title=escape(title), up="../" * place.count("/"), content=content))


def place_of(name):
    """Without a leading dot, which some servers hide."""
    return f"repository/{name.lstrip('.')}"


def link_to(file):
    return f'<li><a href="{escape(file)}.html">{escape(file)}</a></li>\n'


def contents(file):
    try:
        return Path(file).read_text()
    except (UnicodeDecodeError, OSError):
        return "This is no text."
