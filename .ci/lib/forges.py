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

from lib.common import run

PYTHON = f"#!{sys.executable} -B\n"
# `gh api`, with the options that the workflow uses.
GH = PYTHON + '''
import argparse, json, os, subprocess, sys, urllib.error, urllib.request
parser = argparse.ArgumentParser(allow_abbrev=False)
parser.add_argument("api", choices=["api"])
parser.add_argument("path")
parser.add_argument("--method", default="GET")
parser.add_argument("--field", action="append", default=[])
parser.add_argument("--jq", default=".")
parser.add_argument("--paginate", action="store_true")
parser.add_argument("--silent", action="store_true")
arguments = parser.parse_args()
fields = dict(field.split("=@", 1) for field in arguments.field)
texts = {name: open(file, encoding="utf-8", errors="replace").read() for name, file in fields.items()}
for page in range(1, 100):
    address = f"{os.environ['GITHUB_API_URL']}/{arguments.path}" + (f"?page={page}" if arguments.method == "GET" else "")
    headers = {"Authorization": "token " + os.environ["GH_TOKEN"]}
    data = json.dumps(texts).encode() if texts else None
    try:
        answer = urllib.request.urlopen(urllib.request.Request(address, data, headers, method=arguments.method)).read()
    except urllib.error.HTTPError as error:
        sys.exit(f"gh: {error.read().decode()} (HTTP {error.code})")
    if not arguments.silent:
        subprocess.run(["jq", "-r", arguments.jq], input=answer, check=True)
    if not arguments.paginate or json.loads(answer) == []:
        break
'''

# Installs nothing, but lets the commands of a package be found.
APT = PYTHON + '''
import contextlib, os, sys
if "install" in sys.argv:
    for command in {"curl", "git", "jq"}.intersection(sys.argv):
        with contextlib.suppress(FileExistsError):
            os.symlink("/usr/bin/" + command, os.path.join(os.path.dirname(sys.argv[0]), command))
'''

# What debian:bookworm-slim has of the commands that may be used.
SLIM = "bash cat cp cut env grep gzip head mkdir mktemp rm sed sh sha256sum sort tail tar test tr uname wc xargs".split()


class Forge:
    """The server of both systems: its comments, which are GitLab's notes, and what was asked for."""

    def __init__(self, archive):
        self.archive = archive
        self.comments = []
        self.requests = []
        forge = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
                status, content = forge.answer(self.command, urlsplit(self.path), self.headers, body)
                content = content if isinstance(content, bytes) else json.dumps(content).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_POST = do_PUT = do_PATCH = do_GET

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{server.server_port}"
        threading.Thread(target=server.serve_forever, daemon=True).start()

    def answer(self, method, address, headers, body):
        if method == "GET" and address.path == f"/releases/0.1.0/{self.archive.name}":
            return 200, self.archive.read_bytes()
        self.requests.append(f"{method} {address.path}")
        system, _, path = address.path[1:].partition("/")
        query = {name: int(values[0]) for name, values in parse_qs(address.query).items()}
        if system == "github":
            return self.github(method, path, headers, query, body and json.loads(body)["body"])
        if system == "gitlab":
            return self.gitlab(method, path, headers, query, body and parse_qs(body)["body"][0])
        return 404, {"message": "Not Found"}

    def github(self, method, path, headers, query, text):
        token = headers.get("Authorization", "").removeprefix("token ")
        if token == "expired":
            return 401, {"message": "Bad credentials"}
        if method == "GET" and token == "may-not-read":
            return 502, {"message": "Bad Gateway"}
        if method != "GET" and token not in ("may-write", "may-not-read"):
            return 403, {"message": "Resource not accessible by integration"}
        if len(text) > 65536:
            return 422, {"message": "body is too long (maximum is 65536 characters)"}
        comments = "repos/team/app/issues"
        if path == f"{comments}/1/comments":
            return self.listed(method, query.get("page", 1), 30, text)
        return self.replaced(method == "PATCH", path, f"{comments}/comments/", text)

    def gitlab(self, method, path, headers, query, text):
        if headers.get("PRIVATE-TOKEN") != "may-write":
            return 401, {"message": "401 Unauthorized"}
        notes = "projects/7/merge_requests/1/notes"
        if path == notes:
            return self.listed(method, query.get("page", 1), query.get("per_page", 20), text)
        return self.replaced(method == "PUT", path, f"{notes}/", text)

    def listed(self, method, page, size, text):
        """A page of the comments, or one comment more."""
        if method == "GET":
            return 200, self.comments[(page - 1) * size : page * size]
        self.comments.append({"id": len(self.comments) + 1000, "body": text, "user": {"login": "github-actions[bot]"}})
        return 201, self.comments[-1]

    def replaced(self, is_allowed, path, folder, text):
        for comment in self.comments:
            if is_allowed and path == f"{folder}{comment['id']}":
                comment["body"] = text
                return 200, comment
        return 404, {"message": "Not Found"}


@dataclass
class Outcome:
    """What became of a run: what it printed, the outcome of each step or job, its report and the files that it leaves."""

    log: str = ""
    steps: dict = field(default_factory=dict)
    report: str = ""
    files: dict = field(default_factory=dict)

    @property
    def failed(self):
        return [name for name, outcome in self.steps.items() if outcome == "failure"]

    @property
    def passed(self):
        return [name for name, outcome in self.steps.items() if outcome == "success"]


def programs(folder, texts):
    """Writes programs into a folder, and gives it."""
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return folder


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


def check_out(workspace, origin, depth, reference):
    """A clone as runners make it: some commits of one reference, or all."""
    run("git", "init", "--quiet", workspace)
    limits = [f"--depth={depth}"] if depth else []
    place = [f"file://{origin}", f"+{reference}:refs/fetched"]
    run("git", "-C", workspace, "fetch", "--quiet", "--no-tags", *limits, *place)
    run("git", "-C", workspace, "checkout", "--quiet", "--detach", "refs/fetched")


def run_gitlab(pipeline, folder, forge, predefined, origin, reference, variables):
    """Runs the jobs of a pipeline, each on a machine of its own: a folder, with nothing of this machine but some programs."""
    outcome = Outcome()
    for name, job in pipeline.items():
        if name == "variables" or name.startswith("."):
            continue
        job = merged(pipeline[job["extends"]], job)
        if not any(holds(rule, predefined) for rule in job["rules"]):
            continue
        shutil.rmtree(folder, ignore_errors=True)
        workspace, temporary = folder / "workspace", folder / "temporary"
        temporary.mkdir(parents=True)
        commands = programs(folder / "bin", {"apt-get": APT})
        for command in SLIM:
            (commands / command).symlink_to(shutil.which(command))
        environment = {
            **{"HOME": str(folder), "LANG": "C.UTF-8", "PATH": str(commands), "CI_API_V4_URL": f"{forge.address}/gitlab"},
            **predefined,
            **{key: str(value) for key, value in {**pipeline["variables"], **variables, **job.get("variables", {})}.items()},
        }
        # The depth of GitLab, where nothing else is said.
        check_out(workspace, origin, int(environment.get("GIT_DEPTH", 20)), reference)
        script = "\n".join(["set -eo pipefail", *job["before_script"], *job["script"]])
        result = subprocess.run(
            ["bash", "-c", script.replace("/tmp/", f"{temporary}/")],
            cwd=workspace,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
        )
        outcome.log += f"== {name}\n{result.stdout}"
        outcome.steps[name] = "success" if result.returncode == 0 else "failure"
        artifacts = job.get("artifacts", {})
        for path in [*artifacts.get("paths", []), *artifacts.get("reports", {}).values()]:
            outcome.files[path] = (workspace / path).read_text() if (workspace / path).exists() else None
    return outcome
