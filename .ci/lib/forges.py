"""Stand-ins for GitHub and GitLab, as far as the files in Plugins/ContinuousIntegration need them: a server with comments and
with the archive of a release, the commands of the machines on which steps run, and the order of GitLab's jobs."""

import json
import re
import shutil
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from lib.common import fail

# `gh api`, with the options that the workflow uses.
GH = '''
import argparse, json, os, subprocess, sys, urllib.error, urllib.request
parser = argparse.ArgumentParser(allow_abbrev=False)
parser.add_argument("api", choices=["api"])
parser.add_argument("path")
parser.add_argument("--method", default="GET")
parser.add_argument("--field", action="append", default=[])
parser.add_argument("--jq")
parser.add_argument("--paginate", action="store_true")
parser.add_argument("--silent", action="store_true")
arguments = parser.parse_args()
if not os.environ.get("GH_TOKEN"):
    sys.exit("gh: To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable.")
fields = dict(field.split("=", 1) for field in arguments.field)
for name, value in fields.items():
    if value.startswith("@"):
        fields[name] = open(value[1:], encoding="utf-8", errors="replace").read()
page = 1
while True:
    address = f"{os.environ['GITHUB_API_URL']}/{arguments.path}" + (f"?page={page}" if arguments.method == "GET" else "")
    headers = {"Authorization": "token " + os.environ["GH_TOKEN"]}
    data = json.dumps(fields).encode() if fields else None
    try:
        answer = urllib.request.urlopen(urllib.request.Request(address, data, headers, method=arguments.method)).read()
    except urllib.error.HTTPError as error:
        sys.exit(f"gh: {error.read().decode()} (HTTP {error.code})")
    shown = answer
    if arguments.jq:
        shown = subprocess.run(["jq", "-r", arguments.jq], input=answer, stdout=subprocess.PIPE, check=True).stdout
    if not arguments.silent:
        sys.stdout.buffer.write(shown)
    if not arguments.paginate or json.loads(answer) == []:
        break
    page += 1
'''

# Installs nothing, but lets the commands of a package be found.
APT = '''
import os, sys
commands = {"curl": ["curl"], "git": ["git"], "jq": ["jq"]}
if "install" in sys.argv:
    for package in sys.argv:
        for command in commands.get(package, []):
            os.symlink("/usr/bin/" + command, os.path.join(os.path.dirname(sys.argv[0]), command))
'''

# What debian:bookworm-slim has of the commands that may be used.
SLIM = "bash cat cp cut env grep gzip head mkdir mktemp rm sed sh sha256sum sort tail tar test tr uname wc xargs".split()


class Forge:
    """The server. `comments` are GitHub's, `notes` GitLab's, `requests` what was asked for."""

    def __init__(self, archive):
        self.archive = archive
        self.comments = []
        self.notes = []
        self.requests = []
        forge = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                self.answer(*forge.answer("GET", self.path, self.headers, b""))

            def change(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                self.answer(*forge.answer(self.command, self.path, self.headers, body))

            do_POST = do_PUT = do_PATCH = change

            def answer(self, status, content):
                content = content if isinstance(content, bytes) else json.dumps(content).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, method, path, headers, body):
        parts = urlsplit(path)
        query = parse_qs(parts.query)
        if method == "GET" and parts.path == f"/releases/0.1.0/{self.archive.name}":
            return 200, self.archive.read_bytes()
        self.requests.append(f"{method} {parts.path}")
        if parts.path.startswith("/github/"):
            return self.github(method, parts.path.removeprefix("/github/"), headers, query, body)
        if parts.path.startswith("/gitlab/"):
            return self.gitlab(method, parts.path.removeprefix("/gitlab/"), headers, query, body)
        return 404, {"message": "Not Found"}

    def github(self, method, path, headers, query, body):
        token = headers.get("Authorization", "").removeprefix("token ")
        if token == "expired":
            return 401, {"message": "Bad credentials"}
        if method == "GET" and token == "may-not-read":
            return 502, {"message": "Bad Gateway"}
        if method != "GET" and token not in ("may-write", "may-not-read"):
            return 403, {"message": "Resource not accessible by integration"}
        if path == "repos/team/app/issues/1/comments":
            if method == "POST":
                return self.added(self.comments, json.loads(body)["body"], {"user": {"login": "github-actions[bot]"}})
            return 200, page_of(self.comments, query, 30)
        if method == "PATCH" and path.startswith("repos/team/app/issues/comments/"):
            return self.replaced(self.comments, path, json.loads(body)["body"])
        return 404, {"message": "Not Found"}

    def gitlab(self, method, path, headers, query, body):
        if headers.get("PRIVATE-TOKEN") != "may-write":
            return 401, {"message": "401 Unauthorized"}
        if path == "projects/7/merge_requests/1/notes":
            if method == "POST":
                return self.added(self.notes, parse_qs(body.decode())["body"][0], {})
            return 200, page_of(self.notes, query, 20)
        if method == "PUT" and path.startswith("projects/7/merge_requests/1/notes/"):
            return self.replaced(self.notes, path, parse_qs(body.decode())["body"][0])
        return 404, {"message": "404 Not Found"}

    def added(self, comments, text, other):
        if len(text) > 65536 and comments is self.comments:
            return 422, {"message": "body is too long (maximum is 65536 characters)"}
        comments.append({"id": len(comments) + 100, "body": text, **other})
        return 201, comments[-1]

    def replaced(self, comments, path, text):
        for comment in comments:
            if str(comment["id"]) == path.rsplit("/", 1)[1]:
                comment["body"] = text
                return 200, comment
        return 404, {"message": "Not Found"}


def page_of(comments, query, usual):
    size = int(query.get("per_page", [usual])[0])
    page = int(query.get("page", [1])[0])
    return comments[(page - 1) * size : page * size]


@dataclass
class Outcome:
    """What became of a run: what it printed, the outcome of each step or job, and the files that it leaves."""

    log: str = ""
    steps: dict = field(default_factory=dict)
    summary: str = ""
    files: dict = field(default_factory=dict)

    @property
    def failed(self):
        return [name for name, outcome in self.steps.items() if outcome == "failure"]

    @property
    def passed(self):
        return [name for name, outcome in self.steps.items() if outcome == "success"]


class Machine:
    """A folder in which the steps of a run are executed, with nothing of this machine but its programs."""

    def __init__(self, folder, commands):
        shutil.rmtree(folder, ignore_errors=True)
        self.folder = folder
        self.workspace = folder / "workspace"
        self.bin = folder / "bin"
        self.temporary = folder / "temporary"
        for made in (self.workspace, self.bin, self.temporary):
            made.mkdir(parents=True)
        for name, program in commands.items():
            (self.bin / name).write_text(f"#!{sys.executable} -B\n{program}")
            (self.bin / name).chmod(0o755)

    def git(self, *arguments):
        command = ["git", "-c", "advice.detachedHead=false", *map(str, arguments)]
        result = subprocess.run(command, cwd=self.workspace, capture_output=True, text=True)
        if result.returncode != 0:
            fail(f"{command}\n{result.stderr}")

    def check_out(self, origin, depth, reference):
        """A clone as runners make it: some commits of one reference, or all."""
        self.git("init", "--quiet")
        self.git("remote", "add", "origin", f"file://{origin}")
        limits = [f"--depth={depth}"] if depth else []
        self.git("fetch", "--quiet", "--no-tags", *limits, "origin", f"+{reference}:refs/fetched")
        self.git("checkout", "--quiet", "--detach", "refs/fetched")

    def execute(self, shell, script, environment):
        file = self.temporary / "script"
        file.write_text(script)
        result = subprocess.run(
            [*shell, str(file)],
            cwd=self.workspace,
            env={"HOME": str(self.folder), "LANG": "C.UTF-8", **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
        )
        file.unlink()
        return result


def merged(base, other):
    """How GitLab extends a job."""
    both = dict(base)
    for key, value in other.items():
        both[key] = merged(both[key], value) if isinstance(value, dict) and isinstance(both.get(key), dict) else value
    return both


def holds(rule, variables):
    """GitLab's comparison of a variable with a text or a variable."""
    left, right = re.fullmatch(r'\$(\w+) == ("[^"]*"|\$\w+)', rule["if"]).groups()
    right = right.strip('"') if right.startswith('"') else variables.get(right[1:])
    return variables.get(left) is not None and variables.get(left) == right


def run_gitlab(pipeline, folder, forge, predefined, origin, reference, variables):
    """Runs the jobs of a pipeline, each on a machine of its own."""
    outcome = Outcome()
    for name, job in pipeline.items():
        if name == "variables" or name.startswith("."):
            continue
        job = merged(pipeline[job["extends"]], job)
        if not any(holds(rule, predefined) for rule in job["rules"]):
            continue
        machine = Machine(folder, {"apt-get": APT})
        for command in SLIM:
            (machine.bin / command).symlink_to(shutil.which(command))
        environment = {
            **{"PATH": str(machine.bin), "CI_API_V4_URL": f"{forge.address}/gitlab"},
            **predefined,
            **{key: str(value) for key, value in {**pipeline["variables"], **variables, **job.get("variables", {})}.items()},
        }
        # The depth of GitLab, where nothing else is said.
        machine.check_out(origin, int(environment.get("GIT_DEPTH", 20)), reference)
        lines = [line.replace("/tmp/", f"{machine.temporary}/") for line in [*job["before_script"], *job["script"]]]
        result = machine.execute(["bash"], "set -eo pipefail\n" + "\n".join(lines), environment)
        outcome.log += f"== {name}\n{result.stdout}"
        outcome.steps[name] = "success" if result.returncode == 0 else "failure"
        artifacts = job.get("artifacts", {})
        for path in [*artifacts.get("paths", []), *artifacts.get("reports", {}).values()]:
            outcome.files[path] = (machine.workspace / path).read_text() if (machine.workspace / path).exists() else None
    return outcome
