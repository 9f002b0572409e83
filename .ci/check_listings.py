"""Builds the listings of pages, as programs of a package in .build/listings; see .ci/check-listings.

The listings of a page are one program, in their order, or tests where it imports Testing. Programs and tests are run.
"""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from page_listings import complain, errors, listings_of

TOOL, *CHOSEN = sys.argv[1:]
PACKAGE = Path(".build/listings")
# That of the examples: the runtime is compiled once.
BUILD = ["--package-path", PACKAGE, "--scratch-path", ".build/examples", "--disable-build-manifest-caching"]
PAGES = ["README.md", "Documentation/*.md", "Sources/*/*.docc/**/*.md"]
# Is made from texts that have tests, of which many are wrong on purpose.
REFERENCE = "/Reference/"
PRODUCTS = ["StateKit", "StateKitTesting", "StateKitRecording"]
# What SwiftPM and tests print that is no error.
NOISE = re.compile(r"\[\d+/\d+\] |Building for |Build complete|Fetch|Comput|Creating |Working copy |[◇✔] |Test Suite '|\t Exec|↳ T")


@dataclass
class Module:
    """What is compiled together: a module that a page names, or the page's program or tests."""

    name: str
    is_named: bool
    listings: list = field(default_factory=list)
    # Those of the page that it may import.
    others: list = field(default_factory=list)

    @property
    def swift(self):
        return [listing for listing in self.listings if listing.language == "swift"]

    @property
    def schemas(self):
        return [listing for listing in self.listings if listing.language == "json"]

    @property
    def imports(self):
        text = "\n".join(listing.text for listing in self.swift)
        return set(re.findall(r"^ *(?:@testable |public )?import (\w+)", text, re.M))

    @property
    def kind(self):
        if self.is_named:
            return "target"
        return "testTarget" if "Testing" in self.imports else "executableTarget"


# The files that are made, and the pages from which schemas and manifests come.
made = set()
origins = {}


def finish():
    if errors:
        print("\n".join(errors), file=sys.stderr)
        sys.exit("error: there are listings that are wrong")


def write(path, text):
    """Writes what changed alone, so that nothing else is built again."""
    made.add(path)
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def run(*command, is_quiet=False, timeout=None):
    """Runs a command, and gives what it prints. What it says is an error where it fails, or where it is to be quiet."""
    try:
        result = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return errors.append(f"error: {command[0]} does not end")
    if result.returncode == 0 and not (is_quiet and result.stderr.strip()):
        return result.stdout
    output = result.stdout + result.stderr
    for path, page in origins.items():
        output = output.replace(f"{Path.cwd()}/{path}", page).replace(str(path), page)
    lines = [line for line in output.split("\n") if line and not NOISE.match(line)]
    errors.append("\n".join(dict.fromkeys(lines)) or f"error: '{command[0]}' fails and says nothing")


def modules_of(page, listings):
    """The modules that a page names, and its program or tests, if there is anything in them."""
    main = Module(re.sub(r"\W", "", Path(page).stem) + "Listings", is_named=False)
    named = {}
    for listing in listings:
        module = main
        if "module" in listing.marks:
            name = listing.marks["module"][1]
            module = named.setdefault(name, Module(name, is_named=True, others=list(named.values())))
        module.listings.append(listing)
    main.others = list(named.values())
    return [module for module in [*named.values(), main] if module.listings]


def write_schema(listing, folder):
    """Writes a listing as a schema whose lines have the numbers that they have in the page. Gives what it uses."""
    before, _, after = " ".join(listing.marks.get("within", (0, "…"))[1].split()).partition("…")
    text = "\n" * (listing.line - 2) + f"{before}\n{listing.text}{after}\n"
    try:
        schema = json.loads(text)
        name = next(iter(schema["domains"]))
    except json.JSONDecodeError as error:
        complain(listing.page, f"{error.lineno}:{error.colno}", f"this is no JSON: {error.msg}")
        return []
    except (KeyError, TypeError, StopIteration):
        complain(listing.page, listing.line, "this is no schema; where it is a part of one, put 'listing: within' before it")
        return []
    path = folder / f"{name}.statekit.json"
    if path in made:
        complain(listing.page, listing.line, f"the domain '{name}' is in another listing already")
    write(path, text)
    origins[path] = listing.page
    return schema.get("uses", [])


def write_module(module):
    sources, schemas = PACKAGE / "Sources" / module.name, PACKAGE / "Schemas" / module.name
    name = "main.swift" if module.kind == "executableTarget" else "Listings.swift"
    write(sources / name, "".join(listing.swift for listing in module.swift))
    uses = [use for listing in module.schemas for use in write_schema(listing, schemas)]
    if errors:
        return
    remove_others(schemas)
    if module.schemas:
        generate(module, uses)
        made.update(sources.glob("*.statekit.swift"))
    remove_others(sources)


def generate(module, uses):
    sources, schemas = PACKAGE / "Sources" / module.name, PACKAGE / "Schemas" / module.name
    used = [f"--use={other.name}={PACKAGE / 'Schemas' / other.name}" for other in module.others if other.name in uses]
    names = ["--module-name", module.name, "--source-locations", "--source-root", "."]
    run(TOOL, "generate", schemas, "--output", sources, "--clean", *names, *used, is_quiet=True)


def remove_others(folder):
    for path in folder.glob("*"):
        if path not in made:
            path.unlink()


def target(module):
    products = [product for product in PRODUCTS if product == "StateKit" or product in module.imports]
    needed = [f'.product(name: "{product}", package: "StateKit")' for product in products]
    needed += [f'"{other.name}"' for other in module.others]
    return (
        f'    .{module.kind}(name: "{module.name}", dependencies: [{", ".join(needed)}], '
        f'path: "Sources/{module.name}", swiftSettings: [.treatAllWarnings(as: .error)]),\n'
    )


def write_package(modules):
    write(
        PACKAGE / "Package.swift",
        "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
        'let package = Package(\n  name: "Listings",\n  platforms: [.macOS(.v15)],\n'
        '  dependencies: [.package(name: "StateKit", path: "../..", traits: ["Testing"])],\n'
        f"  targets: [\n{''.join(target(module) for module in modules)}  ]\n)\n",
    )


# Checking


def check_manifest(listing):
    """Has SwiftPM read a manifest, whose lines have the numbers that they have in the page."""
    path = PACKAGE / "Manifests" / f"{Path(listing.page).stem}-{listing.line}" / "Package.swift"
    origins[path] = listing.page
    write(path, "\n" * (listing.line - 1) + listing.text + "\n")
    run("swift", "package", "--package-path", path.parent, "dump-package")


def check_syntax(listing):
    path = PACKAGE / "Parsed" / f"{Path(listing.page).stem}-{listing.line}.swift"
    write(path, listing.swift)
    run("swiftc", "-parse", path)


def check_output(module, folder):
    """Runs a program. What stands behind a call of `print` is what it prints, in this order among other lines."""
    printed = iter((run(Path(folder) / module.name, timeout=60) or "").split("\n"))
    for listing in module.swift:
        for number, line in enumerate(listing.text.split("\n"), listing.line):
            comment = re.match(r"print\(.*\)  // (.*)", line)
            if comment and comment[1] not in printed:
                return complain(listing.page, number, f"this does not print '{comment[1]}'")


found = [str(path) for pattern in PAGES for path in sorted(Path().glob(pattern))]
pages = CHOSEN or [page for page in found if REFERENCE not in page]
modules, manifests, parsed = [], [], []
for page in pages:
    listings = listings_of(page)
    manifests += [listing for listing in listings if listing.is_manifest]
    parsed += [listing for listing in listings if "parsed" in listing.marks]
    modules += modules_of(page, [listing for listing in listings if listing not in manifests + parsed])
names = [module.name for module in modules]
errors += [f"error: two pages have a module {name}" for name in sorted(set(names)) if names.count(name) > 1]
finish()

for module in modules:
    write_module(module)
write_package(modules)
for listing in manifests:
    check_manifest(listing)
for listing in parsed:
    check_syntax(listing)
for gone in [path for path in PACKAGE.glob("S*/*") if not CHOSEN and path.name not in names]:
    shutil.rmtree(gone)
finish()
run("swift", "build", "--build-tests", *BUILD)
finish()
if any(module.kind == "testTarget" for module in modules):
    run("swift", "test", "--skip-build", *BUILD)
binaries = run("swift", "build", "--show-bin-path", *BUILD)
finish()
for module in modules:
    if module.kind == "executableTarget":
        check_output(module, binaries.strip())
finish()

swift, schemas = (sum(len(part) for part in parts) for parts in zip(*((module.swift, module.schemas) for module in modules)))
print(f"{len(pages)} pages: {swift} listings of Swift compile, {schemas} schemas generate, {len(manifests)} manifests are read")
print(f"{len(parsed)} are parsed alone:")
for listing in parsed:
    print(f"  {listing.page}:{listing.line}: {listing.marks['parsed'][1]}")
