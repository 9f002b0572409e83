"""Runs reducers of the corpus beside what is imported of them: the same random actions go through both, and after each the states
are equal. Those of the Composable Architecture run in stores, and the actions that effects have sent are equal, too, in their
order.

Left out are cases for a person, and those whose values are not made up here. `import_corpus.py` calls it.
"""

import json
import random
import re
import subprocess
import sys
from dataclasses import dataclass

STEPS = 12
VALUES = {
    "Int": ["0", "1", "-3", "7"],
    "String": ['""', '"a"', '"b c"'],
    "Bool": ["true", "false"],
    "Double": ["0", "1.5"],
    "UUID": ["UUID(1)"],
}
# Equal text for equal states: members by their names, without types, because those of the two sides differ.
PROGRAM = """
func flat(_ value: Any) -> String {
  if let text = value as? String { return text.debugDescription }
  if let pairs = value as? any DictionaryText { return pairs.text }
  if let members = value as? any SetText { return members.text }
  let mirror = Mirror(reflecting: value)
  // The old side wraps actions of children in cases that the new one does not have.
  let type = "\\(type(of: value))"
  if ["PresentationAction<", "IdentifiedAction<"].contains(where: type.hasPrefix), mirror.displayStyle == .enum {
    return mirror.children.first.map { flat($0.value) } ?? "\\(value)"
  }
  if type.hasPrefix("PresentationState<") { return mirror.children.first.map { flat($0.value) } ?? "" }
  if mirror.displayStyle == .optional { return mirror.children.first.map { flat($0.value) } ?? "nil" }
  if mirror.displayStyle != .tuple, let sequence = value as? any Sequence {
    return "[" + elements(sequence).joined(separator: ", ") + "]"
  }
  if mirror.children.isEmpty { return "\\(value)" }
  if mirror.displayStyle == .enum, let only = mirror.children.first {
    return "\\(only.label ?? "")(\\(flat(only.value)))"
  }
  return "(" + mirror.children.map { "\\(($0.label ?? "").trimmingPrefix("_")) \\(flat($0.value))" }.sorted().joined(separator: ", ") + ")"
}
func elements(_ sequence: some Sequence) -> [String] { sequence.map { flat($0) } }
protocol DictionaryText { var text: String { get } }
extension Dictionary: DictionaryText {
  var text: String { map { "\\(flat($0.key)): \\(flat($0.value))" }.sorted().description }
}
protocol SetText { var text: String { get } }
extension Set: SetText { var text: String { map { flat($0) }.sorted().description } }
/// Lets all jobs run on the main actor, one after another, so that no time has to pass until effects have done what they can.
@MainActor func runJobsInOrder() {
  typealias Hook = @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
  let hook: Hook = { job, _ in MainActor.shared.enqueue(job) }
  let place = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")!
  place.assumingMemoryBound(to: Optional<Hook>.self).pointee = hook
}
/// Each yield gives a turn to each job that waits.
@MainActor func settle() async {
  for _ in 0..<200 { await Task.yield() }
}
/// The actions of the last step.
@MainActor var actions: [String] = []
func note(_ action: Any) {
  let text = flat(action)
  MainActor.assumeIsolated { actions.append(text) }
}
@MainActor func tell(_ input: String, _ step: Int, _ action: String, _ state: Any) {
  print(([input, "\\(step)", action, flat(state)] + actions.dropFirst()).joined(separator: "\\t"))
  actions = []
}
"""
# Reducers that note each action.
OLD_LOG = """
struct Noted<Base: Reducer>: Reducer {
  let base: Base
  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    note(action)
    return base.reduce(into: &state, action: action)
  }
}
"""
NEW_LOG = """
func noted<State, Action>(_ reducer: Reducer<State, Action>) -> Reducer<State, Action> {
  Reducer { state, action in
    note(action)
    reducer.reduce(&state, action)
  }
}
"""


class Actions:
    """Makes up actions of the enums in a source."""

    def __init__(self, source, chance):
        self.chance = chance
        self.enums = {}
        for found in re.finditer(r"\benum (\w+)[^{\n]*\{", source):
            self.enums.setdefault(found[1], []).append(self.block(source, found.end()))
        self.features = {
            found[1]: self.block(source, found.end())
            for found in re.finditer(r"^struct (\w+)(?:<[^>]*>)?: Reducer\b[^{\n]*\{", source, re.M)
        }

    @staticmethod
    def block(source, start):
        depth = 1
        for end in range(start, len(source)):
            depth += {"{": 1, "}": -1}.get(source[end], 0)
            if depth == 0:
                return source[start:end]
        return source[start:]

    @staticmethod
    def cases(block):
        """The cases of an enum itself, each with its values."""
        depth, own = 0, ""
        for character in block:
            depth -= character == "}"
            own += character if depth == 0 else ""
            depth += character == "{"
        for line in re.findall(r"^\s*(?:indirect )?case (.*)$", own, re.M):
            line = re.sub(r"//.*|=.*", "", line)
            for part in split(line):
                name, _, values = part.strip().partition("(")
                yield name, [value.strip() for value in split(values.rstrip().removesuffix(")"))] if values else []

    def value(self, type_name):
        """An expression of a type; None for a type that is not known."""
        pick = self.chance.choice
        type_name = type_name.split(" = ")[0].strip()
        if type_name in VALUES:
            return pick(VALUES[type_name])
        if type_name.endswith("?"):
            return pick([self.value(type_name[:-1]) or "nil", "nil"])
        if type_name.startswith("[") and type_name.endswith("]") and ":" not in type_name:
            values = [self.value(type_name[1:-1]) for _ in range(self.chance.randrange(3))]
            return None if None in values else f"[{', '.join(values)}]"
        child = re.fullmatch(r"(PresentationAction<)?(\w+)\.Action>?", type_name)
        if child and child[2] in self.features:
            action = self.action(child[2])
            return action and (f".presented({action})" if child[1] else action)
        inner = [self.block(found, 0) for found in self.enums.get(type_name, [])]
        return self.case(inner[0]) if len(inner) == 1 else None

    def case(self, block, moved=None):
        cases = [case for case in self.cases(block) if moved is None or case[0].strip("`") in moved]
        if not cases:
            return None
        name, values = self.chance.choice(cases)
        texts = []
        for value in values:
            label = re.match(r"(\w+|`\w+`): ", value)
            text = self.value(value[label.end() :] if label else value)
            if text is None:
                return None
            texts.append(("" if not label or label[1] == "_" else label[0]) + text)
        return f".{name}" + (f"({', '.join(texts)})" if texts else "")

    def made(self, name, properties):
        """A value of a struct; None for one with a property of a type that is not known."""
        values = [(label, self.value(type_name.strip())) for label, type_name in properties]
        known = all(value is not None for _, value in values)
        return f"{name}({', '.join(f'{label}: {value}' for label, value in values)})" if known else None

    def action(self, feature, moved=None):
        found = re.search(r"\benum Action\b[^{\n]*\{", self.features[feature])
        return self.case(self.block(self.features[feature], found.end()), moved) if found else None

    def state(self, feature):
        """The first state, with values for the properties that have no default; None if one cannot be made up."""
        found = re.search(r"\bstruct State\b[^{\n]*\{", self.features[feature])
        block = self.block(self.features[feature], found.end()) if found else ""
        properties = re.findall(r"^    (?:let|var) (\w+): ([^={\n]+)$", block, re.M)
        return self.made(f"{feature}.State", [] if "init(" in block else properties)


def split(text):
    """The parts of a list, whose parts may have lists in parentheses."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([<") - (character in ")]>")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part for part in parts if part.strip()]


@dataclass
class Run:
    """What a function does on both sides: it begins, takes steps, and reads the state after each."""

    start: tuple
    steps: list
    state: tuple


def runs_of_tca(one):
    """A run of each feature of an input."""
    if re.search(r"\b(clock|sleep|debounce|throttle)\b", one.source):
        return {}
    actions = Actions(one.source, random.Random(one.name))
    found = {}
    for feature in actions.features:
        made = (actions.action(feature, one.moved) for _ in range(STEPS * 4))
        known = [f"{feature}.Action{action}" for action in made if action][:STEPS]
        state = actions.state(feature)
        if known and state:
            old = f"Store(initialState: {state}) {{ Noted(base: {feature}()) }}"
            stores = [old, f"{feature}().makeStore(initialState: {state})"]
            inside = "let store = withDependencies { $0.uuid = .incrementing } operation:"
            found[feature] = Run(
                start=tuple(f"{inside} {{ {store} }}" for store in stores),
                steps=[(action, f"store.send({action})\n  await settle()") for action in known],
                state=("store.withState { $0 }", "store.state"),
            )
    return found


def runs_of_reswift(one):
    """A run of the reducer that is named after an input."""
    reducer = f"{one.name[0].lower()}{one.name[1:]}Reducer"
    # A person finishes the reducer.
    if any("#warning" in file.read_text() for file in one.output.glob("*OldCallSites.swift")):
        return {}
    head = re.search(rf"^func {reducer}\(action: ([\w.]+), state: (\w+)\?\)", one.source, re.M)
    if not head:
        return {}
    known = {head[1].split(".")[-1]}
    for found in re.finditer(r"^protocol (\w+): (\w+)", one.source, re.M):
        if found[2] in known:
            known.add(found[1])
    actions = Actions(one.source, random.Random(one.name))
    makers = []
    for found in re.finditer(r"^(struct|enum) (\w+): ([\w., ]+)\{", one.source, re.M):
        kind, name, bases = found.groups()
        if not known & set(re.findall(r"\w+", bases)):
            continue
        block = actions.block(one.source, found.end())
        if kind == "enum":
            makers.append(lambda name=name, block=block: (text := actions.case(block, one.moved)) and name + text)
        elif name[0].lower() + name[1:] in one.moved and "init(" not in block:
            properties = re.findall(r"(?:let|var) `?(\w+)`?: ([^=;}\n]+)", block)
            makers.append(lambda name=name, properties=properties: actions.made(name, properties))
    made = (actions.chance.choice(makers)() for _ in range(STEPS * 4 if makers else 0))
    steps = [action for action in made if action][:STEPS]
    if not steps:
        return {}
    run = Run(
        start=(f"var state: {head[2]}? = nil",) * 2,
        steps=[(action, f"state = {reducer}(action: {action}, state: state)") for action in steps],
        state=("state as Any",) * 2,
    )
    return {one.name: run}


def program(inputs, side, imports, log):
    """The main file of a side."""
    calls, functions = [], []
    for one, runs in inputs:
        for name, run in runs.items():
            steps = "\n".join(
                f'  {code}\n  tell("{one.name}", {number}, {json.dumps(action, ensure_ascii=False)}, {run.state[side]})'
                for number, (action, code) in enumerate(run.steps, 1)
            )
            functions.append(f"@MainActor func run{name}() async {{\n  {run.start[side]}\n{steps}\n}}")
            calls.append(f"    await run{name}()")
    main = "@main struct Main {\n  @MainActor static func main() async {\n    runJobsInOrder()\n" + "\n".join(calls) + "\n  }\n}\n"
    head = "".join(f"import {module}\n" for module in ["Foundation", *imports])
    return head + PROGRAM + log + "\n".join(functions) + "\n" + main


def output(name, files, objects, modules, work):
    """Compiles the files to a program, and runs it."""
    command = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", name, "-o", work / name]
    command += ["-I", modules, "-I", modules / "StandIns", "-suppress-warnings"]
    result = subprocess.run([*command, *files, *objects], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{name} does not compile:\n{result.stderr[-8000:]}")
    result = subprocess.run([work / name], capture_output=True, text=True)
    lines = [line.split("\t") for line in result.stdout.splitlines()]
    if result.returncode:
        print(f"{name} ends with {result.returncode} after {lines[-1:]}: {result.stderr[-2000:]}")
    return {tuple(line[:3]): (line[3], line[4:]) for line in lines if len(line) > 3}


DIALECTS = {
    "tca": (runs_of_tca, ["ComposableArchitecture"], ["Dependencies", "StateKit"], OLD_LOG, NEW_LOG),
    "reswift": (runs_of_reswift, ["ReSwift"], ["ReSwift", "StateKit"], "", ""),
}


def compare(dialect, inputs, shared, generator, modules, objects, work):
    """Whether both sides of a dialect are the same; `shared` is the file with what imported features share."""
    runs, before, after, old_log, new_log = DIALECTS[dialect]
    work = work / "Sides" / dialect
    work.mkdir(parents=True)
    pairs = [(one, found) for one in inputs if (found := runs(one))]
    if not pairs:
        return True
    generated = work / "Generated"
    schemas = [schema for one, _ in pairs for schema in sorted(one.output.glob("*.statekit.json"))]
    command = [generator, "generate", *schemas, "--output", generated, "--module-name", "New"]
    subprocess.run(command, check=True, capture_output=True)
    (work / "old.swift").write_text(program(pairs, 0, before, old_log))
    (work / "new.swift").write_text(program(pairs, 1, after, new_log))
    noting = work / shared.name
    noting.write_text(re.sub(r"\breducer: (\w+),", r"reducer: noted(\1),", shared.read_text()))
    originals = [one.path for one, _ in pairs]
    written = [file for one, _ in pairs for file in one.files()]
    stand_ins = {name: modules / "StandIns" / f"{name}.o" for name in before + after if name != "StateKit"}
    old = output("Old", [work / "old.swift", *originals], [stand_ins[name] for name in before], modules, work)
    own = [*objects.glob("*.o"), *(stand_ins[name] for name in after if name in stand_ins)]
    files = [work / "new.swift", noting, *generated.glob("*.swift"), *written]
    new = output("New", files, own, modules, work)
    differences = [(key, old.get(key), new.get(key)) for key in {**old, **new} if old.get(key) != new.get(key)]
    told = set()
    for (name, step, action), *sides in differences:
        if name not in told:
            # The states, or the actions of effects.
            part = 0 if None in sides or sides[0][0] != sides[1][0] else 1
            first, second = (side and side[part] for side in sides)
            print(f"{name}, step {step}, {action}:\n  before the import {first}\n  after it          {second}")
        told.add(name)
    sent = sum(len(actions) for _, actions in old.values())
    counts = f"{len(pairs)} of {len(inputs)} reducers, {len(old)} states, {sent} actions of effects"
    print(f"{dialect}: {counts}, {len(differences)} steps differ")
    return bool(old) and not differences
