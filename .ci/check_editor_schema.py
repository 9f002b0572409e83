"""Holds schemas/statekit-1.schema.json against the generator; see .ci/check-editor-schema."""

import copy
import glob
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from jsonschema import Draft202012Validator

TOOL, SEED = sys.argv[1], int(sys.argv[2])
MUTANTS = 1000

# What a shape alone shows: an editor marks it before the generator runs.
SHAPE_CODES = {
    "SK0201", "SK0202", "SK0203", "SK0204", "SK0205", "SK0206", "SK0208", "SK0209", "SK0212", "SK0213",
}  # fmt: skip

SCHEMA = json.loads(Path("schemas/statekit-1.schema.json").read_text())
Draft202012Validator.check_schema(SCHEMA)
VALIDATOR = Draft202012Validator(SCHEMA)


def refusals(document):
    return [f"{error.json_path}: {error.message[:120]}" for error in VALIDATOR.iter_errors(document)]


def fail(message):
    sys.exit(f"error: {message}")


def generator_accepts(paths):
    return subprocess.run([TOOL, "validate", *map(str, paths)], capture_output=True).returncode == 0


def check_valid():
    """Every schema of the repository that the generator accepts."""
    patterns = ["schemas/*.statekit.json", "schemas/everything/*.json", "Tests/GoldenTests/Schemas/*.json"]
    patterns += ["Examples/*/Sources/*/*.statekit.json", "Examples/*/Sources/*/*/*.statekit.json"]
    paths = [path for pattern in patterns for path in glob.glob(pattern)]
    for path in paths:
        found = refusals(json.loads(Path(path).read_text()))
        if found:
            fail(f"{path} is right, and the JSON Schema refuses it: {found}")
    return [path for path in paths if generator_accepts([path])]


def check_invalid():
    """An editor marks what the shape alone shows, and nothing that the generator lets through with a warning."""
    marked = 0
    for path in sorted(glob.glob("schemas/invalid/*.statekit.json")):
        code = Path(path).name[:6]
        try:
            document = json.loads(Path(path).read_text())
        except ValueError:
            continue
        found = refusals(document)
        marked += bool(found)
        if found and generator_accepts([path]):
            fail(f"{path} is only warned of, and the JSON Schema refuses it: {found}")
        if not found and code in SHAPE_CODES:
            fail(f"{path} has a wrong shape, and the JSON Schema accepts it")
    return marked


def containers(node):
    """All objects and arrays in a document, with something in them."""
    if isinstance(node, (dict, list)):
        if node:
            yield node
        for value in node.values() if isinstance(node, dict) else node:
            yield from containers(value)


# What is right at few places, or at none.
PLAIN = ["", 0, 1.5, True, None, [], {}, "Int", "$id", "none", "handler", ["Hashable"], "()"]


def mutated(document, rng, scraps):
    """The document with one value taken out, doubled, or replaced by one from anywhere."""
    document = copy.deepcopy(document)
    node = rng.choice(list(containers(document)))
    scrap = copy.deepcopy(rng.choice(rng.choice([PLAIN, scraps])))
    key = rng.choice(list(node) if isinstance(node, dict) else range(len(node)))
    match rng.randrange(4):
        case 0:
            del node[key]
        case 1:
            node[key] = scrap
        case 2 if isinstance(node, dict):
            node[rng.choice(KEYS)] = scrap
        case _ if isinstance(node, list):
            node.append(scrap)
        case _:
            node[key] = [] if isinstance(node[key], dict) else {}
    return document


def keys_and_values(documents):
    keys, values = set(), []
    for document in documents:
        for node in containers(document):
            if isinstance(node, dict):
                keys.update(node)
            values.extend(node.values() if isinstance(node, dict) else node)
    return sorted(keys), [value for value in values if len(json.dumps(value)) < 200]


def check_mutants(paths):
    """What right schemas become by one change: the generator accepts it, or refuses more than the JSON Schema does."""
    global KEYS
    rng = random.Random(SEED)
    documents = [json.loads(Path(path).read_text()) for path in paths]
    KEYS, scraps = keys_and_values(documents)
    refused = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "Mutant.statekit.json"
        for number in range(MUTANTS):
            document = mutated(rng.choice(documents), rng, scraps)
            found = refusals(document)
            path.write_text(json.dumps(document, indent=2))
            # Only what the JSON Schema refuses can be a mistake of it.
            if not found:
                continue
            refused += 1
            if generator_accepts([path]):
                fail(f"seed {SEED}, mutant {number}: the generator accepts what is refused: {found}\n{path.read_text()}")
    return refused


valid = check_valid()
print(f"the JSON Schema accepts {len(valid)} schemas that are right by themselves")
print(f"it marks {check_invalid()} of those that are wrong")
print(f"of {MUTANTS} changed schemas (seed {SEED}) the generator refuses all {check_mutants(valid)} that it refuses")
