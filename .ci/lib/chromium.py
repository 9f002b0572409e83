"""A headless Chromium, driven over a pipe by the DevTools protocol: pages of a server, in which the mouse and the keys are real."""

import base64
import fcntl
import json
import os
import subprocess
import time

from lib.common import browser, fail


class Chromium:
    """Start it with `with`; `open` gives a page."""

    def __init__(self, folder):
        self.last = 0
        reading, self.commands = os.pipe()
        self.answers, writing = os.pipe()
        # Out of the way of the numbers that the browser uses.
        high = [fcntl.fcntl(end, fcntl.F_DUPFD, 20) for end in (reading, writing)]

        def place():
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [
                browser(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--remote-debugging-pipe",
                f"--user-data-dir={folder}/profile", "about:blank",
            ],
            preexec_fn=place,
            pass_fds=(3, 4),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        for end in (reading, writing, *high):
            os.close(end)
        self.rest = b""

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
        while True:
            answer = self.message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    fail(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def message(self):
        while b"\0" not in self.rest:
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
        scheme = {"name": "prefers-color-scheme", "value": "dark" if isDark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def read(self, script):
        """The value of an expression, or of the promise that it gives."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            fail(f"{script}: {result['exceptionDetails'].get('exception', {}).get('description', result)}")
        return result["result"].get("value")

    def wait(self, script, what, seconds=20):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.read(f"Boolean({script})"):
                return
            time.sleep(0.05)
        fail(f"it does not happen that {what}")

    def click(self, script):
        """Clicks into the middle of an element that an expression gives."""
        x, y = self.read(f"(() => {{ const node = {script}; node.scrollIntoView({{ block: 'nearest' }}); "
                         "const { x, y, width, height } = node.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()")  # fmt: skip
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def picture(self, file):
        with open(file, "wb") as picture:
            picture.write(base64.b64decode(self.shot()))

    def shot(self, part=None):
        """A picture in base 64, of the window or of an element that an expression gives."""
        if not part:
            return self.call("Page.captureScreenshot", format="png")["data"]
        box = self.read(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({part}.getBoundingClientRect())")
        return self.call("Page.captureScreenshot", format="png", clip={**box, "scale": 1})["data"]
