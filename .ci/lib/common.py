"""What the scripts in Python share: they run in the repository's root."""

import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

os.chdir(Path(__file__).resolve().parents[2])


def fail(message):
    sys.exit(f"error: {message}")


def with_build_system(command):
    """A command, for SwiftPM with the build system that STATEKIT_BUILD_SYSTEM names."""
    system = os.environ.get("STATEKIT_BUILD_SYSTEM")
    builds = command[0] == "swift" and command[1] in ("build", "run", "test", "package")
    return [*command[:2], "--build-system", system, *command[2:]] if system and builds else command


def run(*command, errors=False):
    """Runs a command, and gives what it prints, with what it prints as errors if that is wanted. All is shown if it fails."""
    command = with_build_system([str(part) for part in command])
    # SwiftPM passes the traits to the compiler in the order of a set, and another order compiles everything again.
    order = {"SWIFT_DETERMINISTIC_HASHING": "1"} if "--enable-all-traits" in command else {}
    result = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **order})
    if result.returncode != 0:
        fail(f"'{' '.join(map(str, command))}' fails\n{result.stdout}{result.stderr}")
    return result.stdout + result.stderr if errors else result.stdout


def write(path, text):
    """Writes what changed alone, so that nothing else is built again."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def built(*products, options=()):
    """Builds products, as the tests have them if nothing else is said. Gives the folder that they are in."""
    for product in products:
        run("swift", "build", *options, "--product", product)
    return Path(run("swift", "build", *options, "--show-bin-path").strip())


def tool_version():
    """The version that statekit-gen says it has."""
    return re.search(r'version: "(.*)",', Path("Sources/statekit-gen/StateKitGen.swift").read_text()).group(1)


def release_folder():
    """The release that .ci/check-release left; made if there is none."""
    folder = Path(".build/release-trial").absolute()
    if not folder.exists():
        run(".ci/release", tool_version(), "--trial", "--output", folder)
    return folder


def place_of_table(document, name):
    """Where a document has a table: behind a line `<!-- NAME -->`, before `<!-- end -->`."""
    place = re.search(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end -->)", document.read_text(), re.S)
    return place or fail(f"{document} has no place for '{name}'")


def put_table(document, name, head, rows):
    """Writes a table of Markdown into its place."""
    place = place_of_table(document, name)
    lines = [head, ["---"] * len(head), *rows]
    table = "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)
    document.write_text(f"{place.string[: place.start()]}\n{table}\n{place.string[place.end() :]}")


def python_with(folder, *packages):
    """A Python that has packages from PyPI, in an environment of its own."""
    python = Path(folder).absolute() / "bin/python3"
    if not python.exists():
        run("python3", "-m", "venv", python.parents[1])
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages)
    return python


# Threads that need the same command do not install it side by side.
installs = threading.Lock()


def needed(what, *packages, commands):
    """Where one of the commands is; installs Debian's packages where there is none and that can be done."""
    with installs:
        for _ in range(2):
            for command in commands:
                if path := shutil.which(command):
                    return path
            if os.geteuid() != 0 or not shutil.which("apt-get"):
                break
            subprocess.run(["apt-get", "update"], stdout=subprocess.DEVNULL)
            subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", *packages], stdout=subprocess.DEVNULL)
    fail(what)


def browser():
    """A Chromium: the one that BROWSER names, one of the system, or, where Debian's can be installed, that."""
    return os.environ.get("BROWSER") or needed(
        "there is no Chromium to open pages in; install it, or name one in BROWSER",
        "chromium",
        commands=["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    )
