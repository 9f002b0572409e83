"""Opens the pages of some graphs in a headless browser, with check_graph.js in them; see .ci/check-graph."""

import html
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

TOOL, BROWSER = sys.argv[1:]
SCRIPT = Path(".ci/check_graph.js").read_text()
# What the page's policy refuses, from the beginning.
LISTENER = 'const refused = []; addEventListener("securitypolicyviolation", (event) => refused.push(event.blockedURI));'
PARTS = ["list", "detail", "editor", "filter"]


def many_domains():
    """A schema with 41 domains, and bridges that cross all columns and form a cycle."""
    domains, children, bridges = {}, {}, []
    for number in range(8):
        bridges += [
            {"on": f"part{number}.left", "dispatch": f"part{(number + 3) % 8}.detail.opened", "when": "isOn"},
            {"on": f"part{number}.filter.opened", "dispatch": "seen"},
            {"on": "began", "dispatch": f"part{number}.editor.closed", "when": f"!part{number}.isOn"},
        ]
        children[f"part{number}"] = f"Part{number}"
        domains[f"Part{number}"] = {
            "state": {"isOn": "Bool = true"},
            "actions": {"left": {}, "entered": {}},
            "requests": {"load": {"failure": "Failure"}},
            "effects": {"watch": {"on": "entered", "output": "left", "kind": "stream"}},
            "children": {part: f"Part{number}{part.title()}" for part in PARTS},
            "bridges": [
                {"on": "list.opened", "dispatch": "detail.opened", "when": "isOn"},
                {"on": "detail.opened", "dispatch": "list.opened"},
                {"on": "load.failure", "dispatch": "entered"},
            ],
        }
        for part in PARTS:
            domains[f"Part{number}{part.title()}"] = {"actions": {"opened": {}, "closed": {}, "schön漢字": {}, "hasBeenReadToTheEndOfThePageAndThenAgain": {}}}
    app = {
        "doc": "</title></svg><script>document.title = 'broken in'</script><img src=x onerror=alert(1)>",
        "state": {"isOn": "Bool = true"},
        "actions": {"began": {}, "seen": {}},
        "children": children,
        "bridges": bridges,
    }
    return {"statekit": 1, "domains": {"App": app, **domains}, "allow": ["SK0690", "SK0641"]}


def page_of(*arguments):
    run = subprocess.run([TOOL, "graph", "--format", "html", *arguments], capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"error: {run.stderr}")
    return run.stdout


def result_of(page, folder, window="1600,1200"):
    file = Path(folder) / "page.html"
    page = page.replace("<head>", f"<head>\n<script>{LISTENER}</script>", 1)
    file.write_text(page.replace("</body>", f"<script>{SCRIPT}</script>\n</body>"))
    run = subprocess.run(
        [
            BROWSER, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--host-resolver-rules=MAP * ~NOTFOUND", "--disable-background-networking", "--disable-component-update", f"--user-data-dir={folder}/profile",
            f"--window-size={window}", "--virtual-time-budget=60000", "--dump-dom", file.resolve().as_uri(),
        ],
        capture_output=True,
        text=True,
        timeout=300,
    )  # fmt: skip
    found = re.search(r'<pre id="result">(.*?)</pre>', run.stdout, re.S)
    if not found:
        sys.exit(f"error: the page did not answer:\n{run.stdout[-2000:]}\n{run.stderr[-2000:]}")
    return json.loads(html.unescape(found[1]))


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    many = Path(folder) / "Many.statekit.json"
    many.write_text(json.dumps(many_domains()))
    graphs = {
        "Examples/AsyncRequests": ["Examples/AsyncRequests/Sources"],
        "Examples/Feed": ["Examples/Feed/Sources"],
        "schemas/everything": ["schemas/everything.statekit.json"],
        "Hall, with another module": ["schemas/everything/Hall.statekit.json", "--use", "Cafe=schemas/everything/Cafe.statekit.json"],
        "41 domains": [str(many)],
    }  # fmt: skip
    failed = 0
    # The last one again, on a phone.
    runs = [(name, arguments, "1600,1200") for name, arguments in graphs.items()]
    runs.append(("41 domains on a phone", graphs["41 domains"], "500,900"))
    for name, arguments, window in runs:
        result = result_of(page_of(*arguments), folder, window)
        print(f"{name}: {result['domains']} domains, {result['items']} items, {result['links']} links, {len(result['failures'])} failures")
        for failure in result["failures"][:20]:
            print(f"  {failure}")
        failed += len(result["failures"])
sys.exit(1 if failed else 0)
