"""A headless Chromium, driven over a pipe by the DevTools protocol: in its pages the mouse and the keys are real."""

import base64
import json
import os
import select
import subprocess
import time
from pathlib import Path

from lib.common import browser, fail

FLAGS = [
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--remote-debugging-pipe"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
# What a page complains about, from its beginning. A browser without a window draws frames when it likes.
LISTENER = """
window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
const complaints = [], complain = (...words) => complaints.push(words.join(" "));
window.complaints = complaints;
for (const kind of ["error", "warn"]) console[kind] = complain;
addEventListener("error", (event) => complain(event.message ?? `${event.target.src ?? event.target.href} is not loaded`), true);
addEventListener("unhandledrejection", (event) => complain(event.reason));
addEventListener("securitypolicyviolation", (event) => complain("loads", event.blockedURI));
"""
PATIENCE = 1800


class Chromium:
    """Start it with `with`; `open` gives a page."""

    def __init__(self, folder):
        self.last, self.rest = 0, b""
        reading, self.commands = os.pipe()
        self.answers, writing = os.pipe()
        # The browser reads from 3 and writes to 4.
        start = ["bash", "-c", f'exec "$0" "$@" 3<&{reading} 4>&{writing}', browser(), *FLAGS]
        self.process = subprocess.Popen(
            [*start, f"--user-data-dir={folder}/profile", "about:blank"],
            pass_fds=(reading, writing),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(reading)
        os.close(writing)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def call(self, method, session=None, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while (answer := self.message()).get("id") != self.last:
            pass
        if "error" in answer:
            fail(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def message(self):
        while b"\0" not in self.rest:
            if not select.select([self.answers], [], [], PATIENCE)[0]:
                fail("the browser does not answer")
            part = os.read(self.answers, 1 << 16)
            if not part:
                fail("the browser is gone")
            self.rest += part
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def open(self, url, width=1280, height=800, isDark=False, scale=1):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session)
        page.call("Page.enable")
        page.call("Page.addScriptToEvaluateOnNewDocument", source=LISTENER)
        page.resize(width, height, isDark, scale)
        page.call("Page.navigate", url=url)
        return page


class Page:
    def __init__(self, chromium, session):
        self.chromium, self.session = chromium, session

    def call(self, method, **parameters):
        return self.chromium.call(method, self.session, **parameters)

    def resize(self, width, height, isDark=False, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=width < 600)
        features = {"prefers-color-scheme": "dark" if isDark else "light", "prefers-reduced-motion": "reduce"}
        self.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])

    def read(self, script):
        """The value of an expression, or of the promise that it gives."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            fail(f"{script[-200:]}: {result['exceptionDetails'].get('exception', {}).get('description', result)}")
        return result["result"].get("value")

    def wait(self, script, what, seconds=20):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.read(f"Boolean({script})"):
                return
            time.sleep(0.05)
        fail(f"it does not happen that {what}")

    def check(self, script, *names, isFast=True, **expected):
        """Runs functions of a script, which begins with that of all pages; gives what they find. A fast page does not wait:
        its clock is put forward."""
        self.wait("document.readyState === 'complete'", "the page is loaded", 60)
        if isFast:
            self.call("Emulation.setVirtualTimePolicy", policy="advance")
        code = "".join(Path(f".ci/lib/{name}.js").read_text() for name in ("page", script))
        return self.read(
            f"(async () => {{ const expected = {json.dumps(expected)};\n{code}\nreturn findings([{', '.join(names)}]); }})()"
        )

    def close(self):
        self.call("Page.close")

    def click(self, *which):
        """Clicks into the middle of an element."""
        self.read(f"{element(*which)}.scrollIntoView({{ block: 'nearest' }})")
        box = self.box(*which)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def press(self, key):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key)

    def box(self, *which):
        return self.read(f"{element(*which)}.getBoundingClientRect().toJSON()")

    def shot(self, *which):
        """A picture in PNG, of the window or of an element."""
        clip = {"clip": {**self.box(*which), "scale": 1}} if which else {}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **clip)["data"])


def element(selector, text="", index=0):
    """An expression for one of the elements that a selector finds and whose text has a part."""
    return f"[...document.querySelectorAll({json.dumps(selector)})].filter((node) => node.textContent.includes({json.dumps(text)}))[{index}]"


def report(what, failures):
    """Prints what was found; gives how much it is."""
    print(f"{what}: {len(failures)} failures", flush=True)
    for failure in failures[:20]:
        print(f"  {failure}")
    return len(failures)
