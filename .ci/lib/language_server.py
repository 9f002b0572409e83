"""The language server of statekit-gen, as an editor talks to it."""

import json
import subprocess

from lib.common import fail


class LanguageServer:
    """A session for the files of a folder."""

    def __init__(self, tool, folder, capabilities={}):
        self.last = 0
        self.process = subprocess.Popen([tool, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.request("initialize", rootUri=folder.as_uri(), capabilities=capabilities)
        self.notify("initialized")

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, **parameters):
        self.send(method=method, params=parameters)

    def request(self, method, **parameters):
        """The result; None if the server refuses."""
        self.last += 1
        self.send(id=self.last, method=method, params=parameters)
        while (answer := self.receive()).get("id") != self.last:
            pass
        return answer.get("result")

    def receive(self):
        """The next message."""
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length)) if length else fail("the language server is gone")

    def stop(self):
        self.request("shutdown")
        self.notify("exit")
        self.process.wait()
