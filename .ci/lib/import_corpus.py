"""Imports each input of the corpus alone, deletes what can go, and compiles what is written and what stays, all inputs of a
dialect as one module.

    .ci/lib/import_corpus.py IMPORT GENERATOR MODULES OBJECTS WORK [NAME …]

IMPORT and GENERATOR are statekit-import and statekit-gen, MODULES is the folder of StateKit's module and of the stand-ins, and
OBJECTS that of StateKit's objects. What is wrong is an error or a warning of the compiler, a place for a person in the code of a
case that counts as moved, such a case that changes nothing although the app has code for it, and a reducer that does something
else than before (`import_sides.py`).
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import import_sides

CORPUS = Path("Tests/StateKitImportTests/Fixtures/Corpus")
MOVED = re.compile(r"^[^:]+:\d+: '(?P<name>\w+)' (?P<what>is a handler|is '|changes nothing)(?P<rest>.*)$", re.M)
PROBLEM = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?P<kind>error|warning): (?P<text>.*)$", re.M)
PLACE = "warning: statekit-import: "
IDLE = r"(return( \.none| state( \?\? .*)?)?|\.none|break)?;?"


class Input:
    """An input, with its report and the files that the compiler gets."""

    def __init__(self, path, work, tool):
        self.path, self.name, self.dialect = path, path.stem, path.parent.name
        self.source = path.read_text()
        self.work = work / self.dialect / self.name
        self.app = self.work / f"{self.name}-rest.swift"
        self.output = self.work / "Imported"
        self.work.mkdir(parents=True)
        self.app.write_text(self.source)
        command = [tool, self.app, "--output", self.output, "--dialect", self.dialect]
        result = subprocess.run(command, capture_output=True, text=True)
        self.report = result.stdout
        self.mistakes = [f"it fails: {result.stderr}"] if result.returncode else []
        self.delete_replaced()
        self.moved = {found["name"]: found["what"] + found["rest"] for found in MOVED.finditer(self.report)}

    def delete_replaced(self):
        report = self.work / "report"
        report.write_text(self.report)
        subprocess.run([sys.executable, ".ci/lib/delete_replaced.py", report], check=True)
        if self.app.exists():
            rest = self.app.read_text()
            if not re.search(r"\b(Reducer|Reduce|Effect)\b", rest):
                self.app.write_text(rest.replace("import ComposableArchitecture", "import Dependencies"))

    def files(self):
        """The Swift files, with names of their own."""
        written = []
        for file in sorted(self.output.glob("*.swift")):
            if file.name == "ImportedFeature.swift":
                continue
            if file.name == "OldCallSites.swift":
                file = file.rename(file.with_name(f"{self.name}-OldCallSites.swift"))
            written.append(file)
        return written + ([self.app] if self.app.exists() else [])

    def check_unchanged(self):
        """A case that changes nothing has no code, but for one that ends an effect."""
        schemas = "".join(file.read_text() for file in self.output.glob("*.statekit.json"))
        for name, what in self.moved.items():
            if not what.startswith("changes nothing") or ", and" in what:
                continue
            type_name = name[:1].upper() + name[1:]
            pattern = rf"(case (let |var )?|, )(\w*\.{name}\b|(\w+ as|is) {type_name}\b)"
            label = rf"^(?P<indent> *)(?=case )(.*?){pattern}(\([^)]*\))?[^:\n]*:"
            for found in re.finditer(label, self.source, re.M):
                rest = self.source[found.end() :]
                end = re.search(rf"^{found['indent']}(case|default|@unknown|\}})", rest, re.M)
                code = re.sub(r"//.*", "", rest[: end.start()] if end else rest)
                code = " ".join(code.split())
                if not re.fullmatch(IDLE, code) and not (code.startswith("return .cancel(id: ") and "until" in schemas):
                    self.mistakes.append(f"'{name}' counts as moved and changes nothing, but has code")

    def check_places(self):
        """The report names the places for a person."""
        written = "".join(file.read_text() for file in self.output.glob("*.swift"))
        if '#warning("statekit-import: ' in written and ": for a person: " not in self.report:
            self.mistakes.append("there are places for a person, and the report names none")

    def note(self, found, file):
        """Notes a problem that the compiler has with a file."""
        text = f"{file.name}:{found['line']}: {found['kind']}: {found['text']}"
        if "statekit-import: " not in found["text"]:
            self.mistakes.append(text)
            return
        lines = file.read_text().split("\n")[: int(found["line"])]
        function = next((line for line in reversed(lines) if re.match(r" *(public )?func ", line)), "")
        name = re.match(r" *(public )?func `?(\w+)", function)
        if name and name[2] in self.moved and file.parent == self.output:
            self.mistakes.append(f"'{name[2]}' counts as moved: {text}")


def support(inputs):
    """The files ImportedFeature.swift of all inputs as one."""
    texts = [file.read_text() for one in inputs if (file := one.output / "ImportedFeature.swift").exists()]
    parts = ["import StateKit"]
    # A store that runs inside of its dependencies is one for all.
    if any("reducerInsideDependencies" in text for text in texts):
        parts.insert(0, "import Dependencies")
        texts = [text.replace("reducer: body,", "reducer: reducerInsideDependencies,") for text in texts]
    for text in texts:
        text = re.sub(r"^(import .*\n)+", "", text)
        for part in re.split(r"\n\n(?=\S)", text.strip()):
            if part not in parts:
                parts.append(part)
    return "\n\n".join(parts) + "\n"


def compile_all(inputs, dialect, shared, generator, modules, work):
    """Compiles the inputs of a dialect as one module, and gives each its problems."""
    generated = work / dialect / "Generated"
    schemas = [schema for one in inputs for schema in sorted(one.output.glob("*.statekit.json"))]
    if not schemas:
        return []
    module = f"Corpus{dialect}"
    command = [generator, "generate", *schemas, "--output", generated, "--module-name", module]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        return [result.stdout + result.stderr]
    owners = {file.resolve(): one for one in inputs for file in one.files()}
    features = [] if dialect == "reswift" else ["-enable-upcoming-feature", "ExistentialAny"]
    command = ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", module]
    command += ["-enable-upcoming-feature", "MemberImportVisibility", *features, "-I", modules, "-I", modules / "StandIns"]
    files = [*owners, *generated.glob("*.swift"), shared]
    result = subprocess.run([*command, *files], capture_output=True, text=True)
    others = []
    for found in PROBLEM.finditer(result.stderr):
        file = Path(found["file"]).resolve()
        if owner := owners.get(file):
            owner.note(found, file)
        else:
            others.append(f"{file.name}:{found['line']}: {found['kind']}: {found['text']}")
    if result.returncode and not others and not any(one.mistakes for one in inputs):
        others.append(result.stderr)
    return others


def main():
    tool, generator, modules, objects, work = (Path(argument).absolute() for argument in sys.argv[1:6])
    names = sys.argv[6:]
    failed = False
    for dialect in ("tca", "reswift"):
        paths = [path for path in sorted((CORPUS / dialect).glob("*.swift")) if not names or path.stem in names]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            inputs = list(pool.map(lambda path: Input(path, work / "Corpus", tool), paths))
        shared = work / "Corpus" / f"{dialect}-ImportedFeature.swift"
        shared.write_text(support(inputs))
        others = compile_all(inputs, dialect, shared, generator, modules, work / "Corpus")
        for one in inputs:
            one.check_unchanged()
            one.check_places()
            for mistake in dict.fromkeys(one.mistakes):
                print(f"{dialect}/{one.name}: {mistake}")
        for other in dict.fromkeys(others):
            print(f"{dialect}: {other}")
        is_wrong = bool(others) or any(one.mistakes for one in inputs)
        failed |= is_wrong or not import_sides.compare(dialect, inputs, shared, generator, modules, objects, work)
    sys.exit(failed)


main()
