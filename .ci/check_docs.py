"""Serves the rendered documentation, and visits it with check_docs.js in a headless browser; see .ci/check-docs."""

import json
import mimetypes
import subprocess
import sys
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

SITE, BASE, BROWSER = Path(sys.argv[1]), sys.argv[2].rstrip("/"), sys.argv[3]
SCRIPT = Path(".ci/check_docs.js").read_text()
# What a page complains of, from the beginning.
LISTENER = """<script>
const complaints = [], complain = (...words) => complaints.push(words.join(" "));
window.complaints = complaints;
for (const kind of ["error", "warn"]) console[kind] = complain;
addEventListener("error", (event) => complain(event.message ?? `${event.target.src ?? event.target.href} is not loaded`), true);
addEventListener("unhandledrejection", (event) => complain(event.reason));
addEventListener("securitypolicyviolation", (event) => complain("loads", event.blockedURI));
</script>"""
STRIDE = 31
POLICY = "default-src 'self' 'unsafe-inline' data:"

WIDTHS = {"desktop": (1280, 900), "phone": (390, 844)}
missing, results, answered = [], {}, threading.Semaphore(0)


def pages():
    """The path and the title of whatever has data. What comes from one folder is spread, as titles in it are alike."""
    found = []
    for file in sorted((SITE / "data").rglob("*.json")):
        path = f"/{file.relative_to(SITE / 'data').with_suffix('').as_posix()}/"
        found.append({"path": path, "title": title(json.loads(file.read_text()))})
    return [page for start in range(STRIDE) for page in found[start::STRIDE]]


def title(data):
    """Of an article or symbol, or of a tutorial, which has it in its first section."""
    name = data.get("metadata", {}).get("title") or data["sections"][0]["title"]
    return " ".join(name.split())


def unloadable(pages):
    """Pages that a link from elsewhere would not show: a server has a file for each, and it is the same."""
    start = (SITE / "documentation/index.html").read_bytes()
    files = {page["path"]: SITE / page["path"].strip("/") / "index.html" for page in pages}
    return [f"{path} has no page" for path, file in files.items() if not file.is_file() or file.read_bytes() != start]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body go out together; apart, the one would wait for the other's receipt.
    wbufsize = -1

    def log_message(self, *_):
        pass

    def answer(self, body, kind, status=200):
        self.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": len(body), "Content-Security-Policy": POLICY}.items():
            self.send_header(name, str(value))
        if not kind.startswith("text/html"):
            self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.startswith("/visit/"):
            width, height = WIDTHS[path.removeprefix("/visit/")]
            # All on the phone, where a page can be too wide; what else may be wrong shows at either width.
            pages = PAGES if path.endswith("/phone") else PAGES[::3]
            known = {"base": BASE, "pages": pages, "width": width, "height": height}
            script = f"const {{ base, pages, width, height }} = {json.dumps(known)};\n{SCRIPT}"
            return self.answer(f"<!doctype html><link rel=icon href=data:,><body><script>{script}</script>".encode(), "text/html; charset=utf-8")
        file = SITE / path.removeprefix(BASE).lstrip("/") if path.startswith(BASE + "/") else None
        if file and file.is_dir():
            file = file / "index.html"
        if not file or not file.is_file():
            missing.append(path)
            return self.answer(b"", "text/plain", 404)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        body = file.read_bytes()
        if kind == "text/html":
            body = body.replace(b"<head>", b"<head>" + LISTENER.encode(), 1)
        self.answer(body, kind)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        results[self.headers["Referer"].split("/")[-1]] = json.loads(body)
        self.answer(b"", "text/plain")
        answered.release()


def browse(url, profile):
    return subprocess.Popen(
        [
            BROWSER, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--disable-background-networking",
            "--disable-component-update", f"--user-data-dir={profile}", "--window-size=1400,1000", url,
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip


def visit(port):
    """A browser for each width: frames of one would take turns."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browsers = [browse(f"http://127.0.0.1:{port}/visit/{name}", f"{folder}/{name}") for name in WIDTHS]
        try:
            for name in WIDTHS:
                if not answered.acquire(timeout=900):
                    sys.exit("error: a browser did not answer")
        finally:
            for browser in browsers:
                browser.terminate()
                browser.wait()


def broken(links, places):
    """Links to where nothing is, and to places that a page does not have."""
    for address, page in links.items():
        url = urlsplit(address)
        if url.hostname != "127.0.0.1":
            continue
        place, ids = unquote(url.fragment), places.get(unquote(url.path).rstrip("/"))
        if ids is None:
            yield f"{page}: a link to {url.path}, where nothing is"
        elif place and place not in ids:
            yield f"{page}: a link to {url.path}#{place}, and there is no such place"


PAGES = pages()
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
began = time.monotonic()
visit(server.server_address[1])
took = time.monotonic() - began
links = {address: page for result in results.values() for address, page in result["links"].items()}
places = {path: ids for result in results.values() for path, ids in result["places"].items()}
failures = [failure for result in results.values() for failure in result["failures"]]
failures += [*unloadable(PAGES), *broken(links, places)]
failures += [f"{path} is asked for, and is not there" for path in sorted(set(missing))]
print(f"{len(PAGES)} pages, every third at both widths, {len(links)} links, {len(failures)} failures, {took:.0f} s")
for failure in failures[:40]:
    print(f"  {failure}")
sys.exit(1 if failures else 0)
