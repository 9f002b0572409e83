"""Runs the tests with mutants of the sources, one at a time, and prints the mutants that all tests pass; see .ci/mutate.

One build in .build/mutants has all mutants, each behind a condition. The environment variable STATEKIT_MUTANT has the
number of the mutant that is active in a run of the tests.
"""

import argparse
import collections
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import time

from swift_mutants import File, support, written

PACKAGE = pathlib.Path(".build/mutants")
LOG = PACKAGE / "tests.log"
# The tests of each module, and those among them that are skipped because they are slow or start the compiler.
MODULES = {
    "StateKit": ("StateKitTests", "StoreStressTests|CompilerTests|keeps its newest steps alone"),
    "StateKitTesting": ("StateKitTestingTests", ""),
    "StateKitRecording": ("StateKitRecordingTests", ""),
    "StateKitCombine": ("StateKitCombineTests", ""),
    "StateKitGenerator": ("StateKitGeneratorTests", "PerformanceTests|FuzzTests|InjectionTests|linear|thousand"),
    "StateKitAuthoring": ("StateKitAuthoringTests", "PerformanceTests|FuzzTests|InjectionTests|linear|thousand"),
}
# Documentation/Reliability.md has figures for these areas.
AREAS = [
    "Sources/StateKit",
    "Sources/StateKitTesting",
    "Sources/StateKitRecording",
    "Sources/StateKitCombine",
    "Sources/StateKitGenerator/Resolution",
    "Sources/StateKitGenerator/Validation/Rules",
    "Sources/StateKitAuthoring/Diff",
    "Sources/StateKitAuthoring/Migration",
    "Sources/StateKitAuthoring/Scaffold",
    "Sources/StateKitAuthoring/TestScaffold",
]
# Cuts the manifest of the repository down to these modules and their tests.
MANIFEST = """
package.products = []
package.targets.removeAll {
  $0.type == .plugin || $0.type == .executable || $0.name.contains(/Golden|RandomSchema|Plugin|ToolSupport|gen/)
}
"""
FAILURE = re.compile(r"^\S*✘\S* Test (.*?) (recorded an issue|failed)", re.M)


def fail(message):
    sys.exit(f"error: {message}")


def main():
    arguments = parsed()
    files = {path: File(path, path.read_text()) for path in found(AREAS)}
    mutants = [mutant for file in files.values() for mutant in file.mutants]
    chosen_files, ranges = asked(arguments.files, files)
    for path in sorted(chosen_files - files.keys()):
        files[path] = File(path, path.read_text())
        mutants += files[path].mutants
    # The numbers depend on the sources alone, not on the arguments.
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    mutants = [
        mutant for mutant in mutants
        if mutant.path in chosen_files and is_within(files[mutant.path].line(mutant.place), ranges.get(mutant.path))
    ]
    if arguments.only:
        mutants = [mutant for mutant in mutants if mutant.number in arguments.only]
    elif arguments.sample:
        mutants = drawn(mutants, arguments.sample, arguments.seed)
    if arguments.list:
        for mutant in mutants:
            print(described(mutant, files))
        return
    mutants = built(mutants, files)
    program = tests_program()
    limits = {}
    outcomes = [(mutant, tried(program, mutant, limits, files)) for mutant in mutants]
    summed_up(outcomes, files)


def parsed():
    parser = argparse.ArgumentParser(prog=".ci/mutate", description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", metavar="FILE", help="a file or a folder, FILE:LINE or FILE:FIRST-LAST")
    parser.add_argument("--sample", type=int, default=50, help="the number of mutants; 0 means all (50)")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other mutants (1)")
    parser.add_argument("--only", type=lambda text: {int(part) for part in text.split(",")}, help="numbers of mutants")
    parser.add_argument("--list", action="store_true", help="prints the mutants without a build")
    return parser.parse_args()


def found(places):
    paths = []
    for place in map(pathlib.Path, places):
        if not place.exists():
            fail(f"there is no {place}")
        paths += sorted(place.rglob("*.swift")) if place.is_dir() else [place]
    return paths


def asked(places, files):
    ranges = {}
    chosen = []
    for place in places:
        path, _, lines = place.partition(":")
        if lines:
            first, _, last = lines.partition("-")
            ranges[pathlib.Path(path)] = (int(first), int(last or first))
        chosen += found([path])
    return set(chosen or files), ranges


def is_within(line, lines):
    return lines is None or lines[0] <= line <= lines[1]


def drawn(mutants, count, seed):
    """Draws as many mutants of each area and kind, because there are many more arguments than conditions."""
    kinds = collections.defaultdict(list)
    for mutant in mutants:
        kinds[area_of(mutant), kind_of(mutant)].append(mutant)
    generator = random.Random(seed)
    for kind in kinds.values():
        generator.shuffle(kind)
    chosen = []
    while len(chosen) < count and any(kinds.values()):
        for kind in kinds.values():
            if kind and len(chosen) < count:
                chosen.append(kind.pop())
    return sorted(chosen, key=lambda mutant: mutant.number)


def area_of(mutant):
    return next((area for area in AREAS if pathlib.Path(area) in mutant.path.parents), module_of(mutant.path))


def kind_of(mutant):
    first = mutant.what.split()[0].rstrip(":")
    return first if first in ("negate", "leave", "return", "swap") else "other"


def described(mutant, files):
    file = files[mutant.path]
    return f"{mutant.number}  {mutant.path}:{file.line(mutant.place)}:{file.column(mutant.place)}  {mutant.what}"


def module_of(path):
    return path.parts[1]


# The build


def built(mutants, files):
    """Builds the package without the mutants that do not compile, and returns the others."""
    print(f"{len(mutants)} mutants", flush=True)
    copy_package()
    dropped = 0
    while True:
        write_sources(mutants, files)
        errors = build()
        if not errors:
            break
        wrong = at_fault(errors, mutants, files)
        if not wrong:
            fail("the package does not build:\n" + "\n".join(sorted({line for _, _, line in errors})))
        dropped += len(wrong)
        print("do not compile:", *sorted(mutant.number for mutant in wrong), flush=True)
        mutants = [mutant for mutant in mutants if mutant not in wrong]
    print(f"{len(mutants)} compile, {dropped} do not", flush=True)
    return mutants


def copy_package():
    """Copies all but the sources: tests read schemas and pages."""
    listed = subprocess.check_output(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], text=True)
    names = {name for name in listed.split("\0") if name and not name.startswith(("Sources/", "Package."))}
    paths = {pathlib.Path(name) for name in names}
    for path in paths:
        if path.is_symlink():
            link(PACKAGE / path, os.readlink(path))
        elif path.is_file():
            write(PACKAGE / path, path.read_bytes())
    write(PACKAGE / "Package.swift", pathlib.Path("Package.swift").read_bytes() + MANIFEST.encode())
    for path in (PACKAGE / "Tests").rglob("*"):
        if path.is_file() and path.relative_to(PACKAGE) not in paths:
            path.unlink()


def link(path, target):
    if not path.is_symlink():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(target)


def write(path, data):
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def write_sources(mutants, files):
    by_path, by_module = collections.defaultdict(list), collections.defaultdict(list)
    for mutant in mutants:
        by_path[mutant.path].append(mutant)
        by_module[module_of(mutant.path)].append(mutant)
    expected = set()
    for path in pathlib.Path("Sources").rglob("*"):
        if not path.is_file():
            continue
        expected.add(PACKAGE / path)
        text = written(files[path], by_path[path]) if path in by_path else path.read_text()
        write(PACKAGE / path, text.encode())
    for module, some in by_module.items():
        path = PACKAGE / "Sources" / module / "Mutants.swift"
        expected.add(path)
        write(path, support(some).encode())
    for path in (PACKAGE / "Sources").rglob("*"):
        if path.is_file() and path not in expected:
            path.unlink()


def swift_build(*options):
    return ["swift", "build", "--package-path", str(PACKAGE), "--enable-all-traits", *options]


def build():
    """Returns the errors: the file, its line, and the compiler's message."""
    arguments = swift_build("--product", "StateKitPackageTests", "-debug-info-format", "none")
    run = subprocess.run(arguments, capture_output=True, text=True, errors="replace")
    if run.returncode == 0:
        return []
    output = run.stdout + run.stderr
    pattern = re.compile(rf"^{re.escape(str(PACKAGE.resolve()))}/(\S+?):(\d+):(\d+): error: .*$", re.M)
    errors = [(pathlib.Path(match[1]), int(match[2]), match[0]) for match in pattern.finditer(output)]
    return errors or fail("the package does not build:\n" + output[-4000:])


def at_fault(errors, mutants, files):
    """The mutants with an edit in the line of an error, otherwise those around it, otherwise the one before it."""
    wrong = set()
    for path, line, _ in errors:
        here = [mutant for mutant in mutants if mutant.path == path]
        lines = {mutant: [files[path].line(edit[0]) for edit in mutant.make(mutant.number)] for mutant in here}
        near = [mutant for mutant in here if line in lines[mutant]]
        around = [mutant for mutant in here if min(lines[mutant]) <= line <= max(lines[mutant])]
        before = [mutant for mutant in here if min(lines[mutant]) < line]
        wrong.update(near or around or before[-1:])
    return wrong


def tests_program():
    folder = subprocess.check_output(swift_build("--show-bin-path"), text=True).strip()
    program = pathlib.Path(folder) / "StateKitPackageTests.xctest"
    if program.is_dir():
        program = next(program.glob("Contents/MacOS/*"))
    return str(program)


# The tests


def filters(path):
    """First the tests in the same folder, which are quick, then all tests of the module."""
    module = module_of(path)
    target, skipped = MODULES.get(module) or fail(f"MODULES in .ci/mutate.py has no tests of {module}")
    whole = [rf"^{target}\."]
    folders = path.parts[2:-1]
    while folders:
        folder = pathlib.Path("Tests", target, *folders)
        names = sorted(found.stem for found in folder.rglob("*Tests.swift")) if folder.exists() else []
        if names:
            return [rf"^{target}\.({'|'.join(names)})/"] + whole, skipped
        folders = folders[:-1]
    return whole, skipped


def command(program, selection, skipped):
    options = ["--testing-library", "swift-testing", "--filter", selection]
    return [program, *options, *(["--skip", skipped] if skipped else [])]


def run_tests(program, selection, skipped, number, limit):
    """Runs tests until one fails. Returns the name of this test, or "passed", "crashed" or "hung"."""
    environment = os.environ | {"STATEKIT_MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no"}
    with open(LOG, "wb") as output:
        process = subprocess.Popen(
            command(program, selection, skipped), stdout=output, stderr=output, env=environment, start_new_session=True
        )
    end = time.monotonic() + limit
    seen = 0
    try:
        while True:
            try:
                process.wait(0.1)
            except subprocess.TimeoutExpired:
                pass
            with open(LOG, "rb") as text:
                text.seek(seen)
                new = text.read()
            match = FAILURE.search(new.decode(errors="replace"))
            if match:
                return match[1]
            # The last line may be incomplete.
            seen += new.rfind(b"\n") + 1
            if process.returncode is not None:
                return "passed" if process.returncode == 0 else "crashed"
            if time.monotonic() > end:
                return "hung"
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def checked(program, selection, skipped):
    """Runs tests without a mutant. Returns the time limit for a run with a mutant."""
    began = time.monotonic()
    outcome = run_tests(program, selection, skipped, 0, 600)
    took = time.monotonic() - began
    if outcome != "passed" or not re.search("Test run with [1-9]", LOG.read_text(errors="replace")):
        fail(f"without a mutant the tests {selection} do not pass: {outcome}")
    return 20 + 4 * took


def tried(program, mutant, limits, files):
    began = time.monotonic()
    selections, skipped = filters(mutant.path)
    for selection in selections:
        if selection not in limits:
            limits[selection] = checked(program, selection, skipped)
        outcome = run_tests(program, selection, skipped, mutant.number, limits[selection])
        if outcome != "passed":
            break
    result = "SURVIVED" if outcome == "passed" else outcome
    print(f"{described(mutant, files)}  {result}  {time.monotonic() - began:.1f} s", flush=True)
    return outcome


def summed_up(outcomes, files):
    table = collections.defaultdict(collections.Counter)
    for mutant, outcome in outcomes:
        table[area_of(mutant)][outcome if outcome in ("passed", "crashed", "hung") else "failed"] += 1
    print()
    for area, counts in table.items():
        print(
            f"{area}: {counts.total()} mutants; {counts['failed']} fail a test, {counts['crashed']} crash, "
            f"{counts['hung']} hang, {counts['passed']} survive"
        )
    survivors = [mutant for mutant, outcome in outcomes if outcome == "passed"]
    for mutant in survivors:
        file = files[mutant.path]
        print("\n" + described(mutant, files))
        print("    " + file.text.split("\n")[file.line(mutant.place) - 1].strip())


if __name__ == "__main__":
    main()
