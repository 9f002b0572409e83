"""Runs the tool on giant schemas: check_giants.py TOOL [NAME ...]. See .ci/check-giants."""

import os
import subprocess
import sys
import tempfile
import time

MEGABYTE = 1_000_000
DEPTH = 100_000
QUIET = '"reduce":"none","allow":["SK0690"]'


def schema(domains, types=""):
    return '{"statekit":1,"types":{%s},"domains":{%s}}' % (types, domains)


def action(name="a", more=""):
    return '"actions":{"%s":{%s%s}}' % (name, more, QUIET)


def domains_of(size):
    """So many bytes of domains as people write them."""
    domain = (
        '"D%06d":{"state":{"a":"Int = 1","b":"String?"},"actions":{"x":"(id: Int)","y":{"set":{"a":2}},'
        '"z":{"payload":"(n: Int)","set":{"a":"$n"}}}}'
    )
    return ",".join(domain % index for index in range(size // len(domain % 0)))


def chain(kind):
    """Domains in one another."""
    child = ',"children":{"c":{"domain":"D%%d","kind":"%s"}}' % kind
    last = DEPTH - 1
    return ",".join(
        '"D%d":{%s%s}' % (index, action(), child % (index + 1) if index < last else "") for index in range(DEPTH)
    )


def structs():
    """Structs in one another."""
    last = DEPTH - 1
    return ",".join(
        '"S%d":{"struct":{"s":"%s"}}' % (index, "S%d" % (index + 1) if index < last else "Int")
        for index in range(DEPTH)
    )


def bridges(count, end):
    actions = ",".join('"a%d":{%s}' % (index, QUIET) for index in range(count))
    steps = ",".join(
        '{"on":"a%d","dispatch":"a%d"}' % (index, (index + 1) % count) for index in range(end)
    )
    return '"D":{"allow":["SK0703"],"actions":{%s},"bridges":[%s]}' % (actions, steps)


GIANTS = {
    "50 MB": lambda: schema(domains_of(50 * MEGABYTE)),
    "100,000 domains": lambda: schema(",".join('"D%d":{%s}' % (index, action()) for index in range(100_000))),
    "1 MB name": lambda: schema('"D":{%s}' % action("x" * MEGABYTE)),
    "1 MB name of a domain": lambda: schema('"%s":{%s}' % ("X" * MEGABYTE, action())),
    "1 MB doc": lambda: schema('"D":{"doc":"%s",%s}' % ("line\\n" * (MEGABYTE // 6), action())),
    "1 MB default": lambda: schema(
        '"D":{"state":{"s":{"type":"String","default":"%s"}},%s}' % ("x" * MEGABYTE, action())
    ),
    "1 MB type": lambda: schema('"D":{"state":{"s":"%s"},%s}' % ("X" * MEGABYTE, action())),
    "1 MB payload": lambda: schema(
        '"D":{%s}' % action(more='"payload":"(%s)",' % ", ".join("a%d: Int" % index for index in range(80_000)))
    ),
    "1 MB wrong type": lambda: schema('"D":{"state":{"s":"%s"}}' % ("Int " * (MEGABYTE // 4))),
    "depth 100,000, objects": lambda: '{"a":' * DEPTH + "1" + "}" * DEPTH,
    "depth 100,000, arrays": lambda: "[" * DEPTH + "]" * DEPTH,
    "depth 100,000, open": lambda: "[" * DEPTH,
    "depth 100,000, domains": lambda: schema(chain("one")),
    "depth 100,000, optional": lambda: schema(chain("optional")),
    "depth 100,000, structs": lambda: schema(
        '"D":{%s}' % action(more='"payload":"(s: S0)",'), structs()
    ),
    "20,000 bridges": lambda: schema(bridges(20_000, 19_999)),
    "20,000 bridges, ring": lambda: schema(bridges(20_000, 20_000)),
    "10,000 mistakes": lambda: schema(",".join('"d %d":{}' % index for index in range(10_000))),
    "100,000 duplicates": lambda: schema(",".join('"D":{}' for _ in range(100_000))),
}

COMMANDS = {
    "validate": ["validate", "{file}"],
    "generate": ["generate", "{file}", "--output", "{folder}/generated"],
    "format": ["format", "--check", "{file}"],
    "diff": ["diff", "{file}", "{file}"],
    "graph": ["graph", "{file}"],
    "scaffold": ["scaffold", "{file}", "--into", "{folder}/scaffold", "--dry-run"],
    "migrate": ["migrate", "{folder}/recording.jsonl", "--from", "{file}", "--to", "{file}"],
}


def run(tool, arguments, errors):
    start = time.monotonic()
    with open(os.devnull, "w") as nowhere:
        process = subprocess.Popen([tool, *arguments], stdout=nowhere, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_maxrss // 1024, time.monotonic() - start


def main():
    tool, names = sys.argv[1], sys.argv[2:] or GIANTS
    wrong = []
    print("| schema | command | exit | MB | s |\n|---|---|---:|---:|---:|")
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "Giant.statekit.json")
            with open(file, "w") as schema_file:
                schema_file.write(GIANTS[name]())
            with open(os.path.join(folder, "recording.jsonl"), "w") as recording:
                recording.write('{"action": "a"}\n')
            for command, arguments in COMMANDS.items():
                filled = [argument.format(file=file, folder=folder) for argument in arguments]
                with tempfile.TemporaryFile() as errors:
                    status, memory, seconds = run(tool, filled, errors)
                    says = errors.tell() > 0
                print("| %s | %s | %d | %d | %.1f |" % (name, command, status, memory, seconds), flush=True)
                # An error says something; one by the system never does.
                if status not in (0, 1) and not (status in (64, 66) and says):
                    wrong.append("%s: %s ends with %d" % (name, command, status))
    for line in wrong:
        print("error: " + line, file=sys.stderr)
    sys.exit(1 if wrong else 0)


main()
