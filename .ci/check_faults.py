"""What faults do to the files of the tool and of its users; see .ci/check-faults."""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

PRODUCTS, ROUNDS = Path(sys.argv[1]), int(sys.argv[2])
TEMPORARY = re.compile(r"\.statekit-gen\.\d+\.\d+\.tmp")
# What the tool asks the system for, by the names that its calls have on the machines we know.
CALLS = [
    "openat", "read", "write", "close", "fsync", "fchmod", "chmod", "flock", "rename", "renameat", "renameat2",
    "unlink", "unlinkat", "mkdir", "mkdirat", "getdents64", "newfstatat", "fstat", "stat", "lstat",
]  # fmt: skip
CHANGING = {
    "write", "fsync", "fchmod", "chmod", "rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat",
}  # fmt: skip
ERRORS = ["ENOSPC", "EACCES", "EROFS", "EIO"]
# Between two calls that change nothing it makes no difference when the power goes: the short version leaves these out.
IS_LONG = ROUNDS >= 100
STATUSES = {1, 66, 74}

failures = []


def check(condition, *what):
    if not condition:
        failures.append(": ".join(str(part) for part in what))
        print("error:", failures[-1], file=sys.stderr)


def schema(domain, action="cleared"):
    return (
        '{ "statekit": 1, "domains": { "%s": { "state": { "names": "[String]" }, '
        '"actions": { "%s": { "set": { "names": [] } }, "handled": {} } } } }' % (domain, action)
    )


def write(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def tree(folder):
    """All that is below a folder, by the paths in it."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = Path(parent, name)
            found[str(path.relative_to(folder))] = path.read_bytes()
    return found


def run(tool, *arguments, folder, prefix=(), **options):
    command = [*prefix, str(TOOLS / tool), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", **options)


class Scenario:
    """A run that changes some files, makes some and removes some."""

    def __init__(self, name, command, files, before=()):
        self.name, self.command = name, command
        self.start = BASE / f"start-{name}"
        write(self.start, files)
        for step in before:
            if callable(step):
                step(self.start)
            else:
                result = run(*step, folder=self.start)
                assert result.returncode == 0, result.stderr
        self.old = tree(self.start)
        done = self.copy("done")
        result = run(*command, folder=done)
        assert result.returncode == 0, result.stderr
        self.new = tree(done)
        self.output = result.stdout
        self.calls = self.record()

    def copy(self, name):
        folder = BASE / f"{self.name}-{name}"
        shutil.copytree(self.start, folder)
        return folder

    def record(self):
        """The calls of a run from the first one that has to do with its files, each by its name and number."""
        folder, log = self.copy("record"), BASE / f"{self.name}.log"
        result = run(*self.command, folder=folder, prefix=["strace", "-o", str(log), "-e", f"trace={known_calls()}"])
        assert result.returncode == 0 and tree(folder) == self.new, result.stderr
        numbers, calls, is_begun = {}, [], False
        for line in log.read_text(errors="replace").splitlines():
            match = re.match(r"(\w+)\(", line)
            if not match:
                continue
            name = match[1]
            numbers[name] = numbers.get(name, 0) + 1
            # What is loaded has a path from the root, what the run is about one from its folder.
            is_begun = is_begun or bool(re.match(r'\w+\((AT_FDCWD, )?"[^/"]', line))
            if is_begun:
                calls.append((name, numbers[name], line))
        return calls


@cache
def known_calls():
    """Those of the calls that this machine has."""
    trace = lambda call: subprocess.run(["strace", "-e", f"trace={call}", "true"], capture_output=True)
    return ",".join(call for call in CALLS if trace(call).returncode == 0)


def scenarios():
    """Each command that writes files, on files that it changes, makes and removes."""
    old = {f"in/{name}.statekit.json": schema(name) for name in "ABCD"}
    mine = {"out/Mine.swift": "// mine\n", "out/.hidden": "mine"}

    def edit(folder):
        write(folder, {f"in/{name}.statekit.json": schema(name, "emptied") for name in "ABE"})
        (folder / "in/D.statekit.json").unlink()

    generate = ["generate", "in", "--output", "out", "--depfile", "out/files.d"]
    generated = [["statekit-gen", *generate], edit]
    build = ["--output", "out", *(f"in/{name}.statekit.json" for name in "ABCE")]
    unformatted = '{"statekit": 1,\n "domains": {"%s": {"actions": {}}}}'
    yield Scenario("generate", ["statekit-gen", *generate, "--clean"], {**old, **mine}, generated)
    yield Scenario("new", ["statekit-gen", "generate", "in", "--output", "out/deep/er"], old)
    yield Scenario("build", ["statekit-build-tool", *build], {**old, **mine}, generated)
    yield Scenario(
        "scaffold",
        ["statekit-gen", "scaffold", "in", "--into", "own", "--module-name", "App", "--tests", "tests"],
        {**old, "own/deep/Mine.swift": "struct Mine: AReducing {\n  // mine\n}\n", "own/Other.swift": "let a = 1\n"},
    )
    yield Scenario(
        "format",
        ["statekit-gen", "format", "in", "more"],
        {f"{path}.statekit.json": unformatted % Path(path).name for path in ["in/A", "in/B", "more/C"]},
    )
    yield Scenario("init", ["statekit-gen", "init", "Shop", "--into", "new"], {"Package.swift": "// mine"})
    yield Scenario(
        "graph",
        ["statekit-gen", "graph", "in", "--format", "svg", "--output", "out.svg"],
        old,
        [["statekit-gen", "graph", "in", "--format", "svg", "--output", "out.svg"], edit],
    )
    yield Scenario(
        "migrate",
        ["statekit-gen", "migrate", "app.jsonl", "--from", "in", "--to", "in"],
        {"in/A.statekit.json": schema("A"), "app.jsonl": '{"action": "cleared"}\n'},
    )


def check_whole(what, scenario, found, allows_temporary):
    """Each file is what it was or what it becomes, and there is no other one."""
    for path in found.keys() | scenario.old.keys() | scenario.new.keys():
        if TEMPORARY.fullmatch(Path(path).name):
            check(allows_temporary, what, f"leaves {path} behind")
        else:
            contents = found.get(path)
            check(contents in (scenario.old.get(path), scenario.new.get(path)), what, f"{path} is neither old nor new")


def check_mended(what, scenario, folder):
    """The next run ends as one that nothing happened to."""
    result = run(*scenario.command, folder=folder)
    found = tree(folder)
    # Where all is there already, what would make it new says so.
    is_done = result.returncode == 0 or (scenario.name == "init" and "already there" in result.stderr)
    check(is_done, what, "the next run fails", result.stderr)
    check(found == scenario.new, what, "the next run leaves", sorted(set(found) ^ set(scenario.new)), "to be mended")


def inject(scenario, number, fault):
    """A run in which the call of this number goes wrong; what it left, and where."""
    name, ordinal, line = scenario.calls[number]
    folder = scenario.copy(f"{number}-{fault.replace(':', '-')}")
    result = run(
        *scenario.command,
        folder=folder,
        prefix=["strace", "-o", "/dev/null", "-e", f"trace={name}", "-e", f"inject={name}:{fault}:when={ordinal}"],
    )
    return f"{scenario.name}, {fault} at {line[:100]}", folder, result


def check_kill(scenario, number):
    what, folder, result = inject(scenario, number, "signal=SIGKILL")
    check(result.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL), what, "is not killed", result.returncode)
    check_whole(what, scenario, tree(folder), allows_temporary=True)
    check_mended(what, scenario, folder)
    shutil.rmtree(folder)


def check_error(scenario, number, error):
    what, folder, result = inject(scenario, number, f"error={error}")
    found = tree(folder)
    check_whole(what, scenario, found, allows_temporary=False)
    if error == "EINTR":
        check(result.returncode == 0 and found == scenario.new, what, "a signal stops it", result.stderr)
    elif result.returncode == 0:
        # What failed was not needed; a result that could not be printed is no success.
        check(found == scenario.new and result.stdout == scenario.output, what, "a failure is called a success")
    else:
        check(result.returncode in STATUSES, what, "ends with", result.returncode, result.stderr)
        says = re.match(r"error: cannot \w+ .*('\S+'|standard output).*: \S+|.*: error: ", result.stderr)
        check(says, what, "does not say what and where", result.stderr)
        check_mended(what, scenario, folder)
    shutil.rmtree(folder)


def check_faults():
    """Kills and errors at each call of each command; how many there were of both."""
    kills, errors = [], []
    for scenario in scenarios():
        changed = False
        for number, (name, _, line) in enumerate(scenario.calls):
            # A file that was written to is closed at once.
            changes = name in CHANGING or "O_CREAT" in line or (name == "close" and changed)
            changed = changes
            if changes or IS_LONG:
                kills.append((scenario, number))
            # Not each with each, but each call with some, and each error with many calls.
            some = ["EINTR", *ERRORS][number % 5]
            if IS_LONG:
                errors += [(scenario, number, error) for error in ["EINTR", *ERRORS]]
            elif changes:
                errors += [(scenario, number, error) for error in sorted({"EINTR", some})]
            elif number % 3 == 0:
                errors.append((scenario, number, some))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda arguments: check_kill(*arguments), kills))
        list(pool.map(lambda arguments: check_error(*arguments), errors))
    print(f"{len(kills)} kills, {len(errors)} errors of system calls")


def check_two_at_once():
    """Eight runs into one folder at the same time leave the whole result of one of them, each time."""
    names = [f"Domain{number}" for number in range(6)]
    results = []
    for number in range(8):
        place = BASE / f"at-once/{number}"
        # Of different lengths, so that one of them in the place of another would be seen.
        write(place, {f"{name}.statekit.json": schema(name, "did" + "x" * 40 * number) for name in names})
        result = run("statekit-gen", "generate", ".", "--output", f"../only-{number}", folder=place)
        assert result.returncode == 0, result.stderr
        results.append(tree(place.parent / f"only-{number}"))
    output = BASE / "at-once/out"
    wins, seen = set(), 0
    for number_of_round in range(ROUNDS):
        runs = []
        for number in range(8):
            tool = ["statekit-gen", "generate"] if number % 2 else ["statekit-build-tool"]
            schemas = [f"at-once/{number}/{name}.statekit.json" for name in names]
            command = [str(TOOLS / tool[0]), *tool[1:], "--output", "at-once/out", *schemas]
            runs.append(subprocess.Popen(command, cwd=BASE, stderr=subprocess.PIPE))
        while any(run.poll() is None for run in runs):
            # Whoever reads meanwhile has whole files, too.
            for name in names:
                path = output / f"{name}.statekit.swift"
                if path.exists():
                    contents = path.read_bytes()
                    seen += 1
                    check(any(contents == result[path.name] for result in results), "at once", path.name, "is torn")
            time.sleep(0.002)
        for run_ in runs:
            error = run_.communicate()[1].decode()
            check(run_.returncode == 0, "at once", "a run fails", error)
        found = tree(output)
        check(found in results, "at once", f"round {number_of_round} leaves no whole result", sorted(found))
        wins.add(results.index(found) if found in results else None)
    print(f"{ROUNDS} times 8 runs at once: {len(wins)} of them came last, {seen} files read meanwhile")


def check_refused(what, result, status, says, folder, before):
    """A run says what is wrong and where, and leaves everything as it was."""
    check(result.returncode == status, what, "ends with", result.returncode, result.stderr)
    check(says in result.stderr, what, "says", result.stderr)
    check(tree(folder) == before, what, "changes something", sorted(set(tree(folder)) ^ set(before)))


def grown(name):
    """A folder with what a run generated, and a schema that has more since then."""
    folder = BASE / name
    write(folder, {f"in/{domain}.statekit.json": schema(domain) for domain in "ABC"})
    result = run("statekit-gen", "generate", "in", "--output", "out", folder=folder)
    assert result.returncode == 0, result.stderr
    more = ", ".join('"action%d": { "set": { "names": [] } }' % number for number in range(300))
    write(folder, {"in/C.statekit.json": schema("C").replace('"handled": {}', '"handled": {}, ' + more)})
    return folder


def check_small_files():
    """A write that is cut short by a limit, and goes no further; Python ignores the signal, and hands that on."""
    folder = grown("limit")
    before = tree(folder)
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
    for command in (["generate", "in", "--output", "out"], ["generate", "in", "--output", "out", "--clean"]):
        result = run("statekit-gen", *command, folder=folder, preexec_fn=limit, restore_signals=False)
        says = "error: cannot write 'out/C.statekit.swift': File too large"
        check_refused("a limit", result, 74, says, folder, before)


def check_full_disk():
    """A disk with less room than the outputs need; where this user may make one."""
    disk = BASE / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=48k", "none", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        print("no disk can be mounted here to fill it")
        return
    try:
        folder = grown("full")
        result = run("statekit-gen", "generate", "in", "--output", str(disk), folder=folder)
        full = f"error: cannot write '{disk}/C.statekit.swift': No space left on device"
        check_refused("a full disk", result, 74, full, disk, {})
        write(folder, {"in/C.statekit.json": schema("C")})
        result = run("statekit-gen", "generate", "in", "--output", str(disk), folder=folder)
        check(result.returncode == 0 and tree(disk) == tree(folder / "out"), "a disk with room", result.stderr)
        room = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
        (disk / "rest").write_bytes(b"x" * room)
        before = tree(disk)
        write(folder, {f"in/{domain}.statekit.json": schema(domain, "emptied") for domain in "ABC"})
        result = run("statekit-gen", "generate", "in", "--output", str(disk), folder=folder)
        check_refused("a full disk", result, 74, "error: cannot write", disk, before)
        (disk / "rest").unlink()
        result = run("statekit-gen", "generate", "in", "--output", str(disk), folder=folder)
        check(result.returncode == 0 and len(tree(disk)) == 3, "a disk with room again", result.stderr)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def check_full_output():
    """Standard output that takes nothing: no command calls that a success."""
    folder = BASE / "output"
    recording = '{"action": "cleared"}\n' * 5000
    write(folder, {"A.statekit.json": schema("A"), "B.statekit.json": '{"statekit":1}', "app.jsonl": recording})
    commands = [
        ["--help"], ["help", "generate"], ["--version"], ["--generate-completion-script", "zsh"], ["schema"],
        ["explain"], ["explain", "SK0640"], ["graph", "A.statekit.json"],
        ["generate", "A.statekit.json", "--output", "out", "--dry-run"],
        ["migrate", "app.jsonl", "--from", "A.statekit.json", "--to", "A.statekit.json"],
        ["diff", "A.statekit.json", "A.statekit.json", "--format", "json"],
    ]  # fmt: skip
    before = tree(folder)
    for command in commands:
        with open("/dev/full", "w") as full:
            process = [str(TOOLS / "statekit-gen"), *command]
            result = subprocess.run(process, cwd=folder, stdout=full, stderr=subprocess.PIPE, text=True)
        says = "error: cannot write to standard output: No space left on device"
        check_refused(f"{' '.join(command)} > /dev/full", result, 74, says, folder, before)
    print(f"{len(commands)} commands whose output is full")


def check_permissions():
    """What a user may not read or write."""
    folder = grown("permissions")
    write(folder, {"one/Mine.statekit.json": schema("Mine"), "out/Old.swift": "// mine"})
    prefix = []
    if os.geteuid() == 0:
        prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        for path in [folder, *folder.rglob("*")]:
            os.chown(path, 65534, 65534)
    generate = ["generate", "in", "--output", "out"]
    denied = "Permission denied"
    cases = [
        ("out", 0o555, generate, 74, f"error: cannot write 'out/C.statekit.swift': {denied}"),
        ("out", 0o000, generate, 74, "error: cannot write"),
        (".", 0o555, ["generate", "in", "--output", "new"], 74, f"error: cannot make the folder 'new': {denied}"),
        (".", 0o555, ["init", "Shop", "--into", "new"], 74, f"error: cannot make the folder 'new': {denied}"),
        ("out/C.statekit.swift", 0o000, generate, 74, "error: cannot write 'out/C.statekit.swift'"),
        ("out/Old.swift", 0o000, [*generate, "--clean"], 74, f"error: cannot read 'out/Old.swift': {denied}"),
        ("in/B.statekit.json", 0o000, generate, 66, f"error: cannot read 'in/B.statekit.json': {denied}"),
        ("in", 0o000, generate, 66, f"error: cannot read 'in': {denied}"),
        ("one", 0o555, ["format", "one"], 74, f"error: cannot write 'one/Mine.statekit.json': {denied}"),
        ("one/Mine.statekit.json", 0o444, ["format", "one"], 74, "'one/Mine.statekit.json': it is read-only"),
        ("one", 0o555, ["scaffold", "in", "--into", "one"], 74, f"error: cannot write 'one/AReducer.swift': {denied}"),
        ("one", 0o555, ["graph", "in", "--output", "one/a.md"], 74, f"error: cannot write 'one/a.md': {denied}"),
        ("one", 0o555, [*generate, "--depfile", "one/a.d"], 74, f"error: cannot write 'one/a.d': {denied}"),
    ]
    for path, mode, command, status, says in cases:
        # What is generated before the last step fails is not taken back.
        before = None if {"--depfile", "--clean"} & set(command) else tree(folder)
        old = (folder / path).stat().st_mode
        (folder / path).chmod(mode)
        result = run("statekit-gen", *command, folder=folder, prefix=prefix)
        (folder / path).chmod(old)
        check_refused(f"{' '.join(command)}, {path} is {mode:o}", result, status, says, folder, before or tree(folder))
    print(f"{len(cases)} cases of missing permissions")


def check_changing_schemas():
    """Schemas that others write, replace and remove while they are read."""
    folder = BASE / "changing"
    versions = [schema("A", "did" + letter * 100_000) for letter in "abc"]
    write(folder, {"in/A.statekit.json": versions[0]})
    results = []
    for version in versions:
        write(folder, {"in/A.statekit.json": version})
        run("statekit-gen", "generate", "in", "--output", "out", folder=folder)
        results.append(tree(folder / "out"))
    statuses = {}
    for turn in range(ROUNDS * 2):
        command = ["strace", "-o", "/dev/null", "-e", "trace=read", "-e", "inject=read:delay_enter=2000:when=20+"]
        process = [str(TOOLS / "statekit-gen"), "generate", "in", "--output", "out"]
        run_ = subprocess.Popen([*command, *process], cwd=folder, stderr=subprocess.PIPE, text=True)
        number = 0
        while run_.poll() is None:
            number += 1
            path = folder / "in/A.statekit.json"
            if turn % 2:
                write(folder, {"in/A.statekit.json": versions[number % 3]})
            elif number % 3 == 0:
                shutil.rmtree(folder / "in", ignore_errors=True)
            else:
                write(folder, {"in/new": versions[number % 3]})
                (folder / "in/new").rename(path)
            time.sleep(0.001)
        error = run_.communicate()[1]
        statuses[run_.returncode] = statuses.get(run_.returncode, 0) + 1
        check(run_.returncode in {0, 1, 66}, "changing schemas", "ends with", run_.returncode, error)
        check((run_.returncode == 0) == (error == ""), "changing schemas", "says", error[:200])
        check(tree(folder / "out") in results, "changing schemas", "what is written is of no version")
    print(f"{ROUNDS * 2} runs on schemas that change meanwhile: {statuses}")


def check_long_names():
    """Names longer than a file's may be."""
    folder = BASE / "long"
    name, domain = "n" * 300, "D" * 300
    write(folder, {"in/A.statekit.json": schema(domain)})
    before = tree(folder)
    long = f"error: cannot read '{name}.statekit.json': File name too long"
    result = run("statekit-gen", "generate", f"{name}.statekit.json", "--output", "out", folder=folder)
    check_refused("a long schema", result, 66, long, folder, before)
    result = run("statekit-gen", "generate", "in", "--output", name, folder=folder)
    check_refused("a long folder", result, 74, f"error: cannot make the folder '{name}'", folder, before)
    result = run("statekit-gen", "scaffold", "in", "--into", "own", folder=folder)
    check_refused("a long domain", result, 74, f"error: cannot write 'own/{domain}Reducer.swift'", folder, before)
    result = run("statekit-gen", "generate", "in", "--output", "out", folder=folder)
    check(result.returncode == 0, "a long domain", result.stderr)


def main():
    checks = [
        check_faults, check_two_at_once, check_small_files, check_full_disk, check_full_output, check_permissions,
        check_changing_schemas, check_long_names,
    ]  # fmt: skip
    for step in checks:
        start = time.monotonic()
        step()
        print(f"  {step.__name__}: {time.monotonic() - start:.1f} s")


with tempfile.TemporaryDirectory(prefix="statekit-faults-") as base:
    BASE = Path(base)
    BASE.chmod(0o755)
    # Where another user reaches them, too.
    TOOLS = BASE / "tools"
    TOOLS.mkdir()
    for product in ["statekit-gen", "statekit-build-tool"]:
        shutil.copy(PRODUCTS / product, TOOLS)
    main()
sys.exit(1 if failures else 0)
