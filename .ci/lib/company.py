"""A made-up company, for what must work with a thousand schemas: 90 features of ten domains, nine areas that have ten features
each, and an app that has the areas.

    .ci/lib/company.py FOLDER        writes the package of 100 modules, 1,000 schemas, 20,000 actions and 300 bridges across modules

Each domain has a schema of its own, with a state, 20 actions that a schema can express alone, so that nothing has to be
written by hand, and a bridge between its actions. Smaller companies have fewer features in an area and fewer areas.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

DOMAINS = 10
ACTIONS = 20


@dataclass(frozen=True)
class Module:
    """A Swift module with a root domain, which has the name of the module, and nine domains below."""

    name: str
    uses: tuple = ()
    # The number of bridges that the root has between modules in `uses`.
    bridges: int = 0

    @property
    def domains(self):
        return [self.name, *(f"{self.name}Part{number}" for number in range(1, DOMAINS))]


@dataclass(frozen=True)
class Company:
    modules: list

    @property
    def app(self):
        return self.modules[-1]

    def module(self, name):
        return next(module for module in self.modules if module.name == name)

    def used(self, module):
        """The names of the modules that a module uses, also by way of others."""
        names = []
        for name in module.uses:
            names += [name, *self.used(self.module(name))]
        return list(dict.fromkeys(names))

    def users(self, name):
        """The modules that use a module, also by way of others."""
        return sorted(module.name for module in self.modules if name in self.used(module))


def company(areas=9, features=10):
    """Of ten bridges across modules nine are between features of an area, three for each feature, and one between areas."""
    modules = []
    for area in range(areas):
        names = tuple(f"Feature{area}{feature}" for feature in range(features))
        modules += [Module(name) for name in names]
        modules.append(Module(f"Area{area}", names, 3 * features))
    between_areas = areas * features // 3 if areas > 1 else 0
    return Company([*modules, Module("Company", tuple(f"Area{area}" for area in range(areas)), between_areas)])


def lower(name):
    return name[0].lower() + name[1:]


def actions():
    """Twenty of them, of the kinds that features have."""
    kinds = [
        ("opened", {"set": {"isOpen": True}}),
        ("closed", {"set": {"isOpen": False}}),
        ("toggled", {"toggle": ["isOpen"]}),
        ("counted", {"add": {"count": 1}}),
        ("renamed", {"payload": "(title: String)", "set": {"title": "$title"}}),
        ("selected", {"payload": "(id: Int)", "set": {"selection": "$id"}}),
        ("cleared", {"set": {"selection": None}}),
        ("seen", {"reduce": "none"}),
    ]
    chosen = [kinds[number % len(kinds)] for number in range(ACTIONS)]
    return {f"{name}{number}" if number >= len(kinds) else name: body for number, (name, body) in enumerate(chosen)}


def domain(module, name):
    """The schema of a domain."""
    body = {
        "doc": f"A part of {module.name}.",
        "state": {"isOpen": "Bool = false", "count": "Int = 0", "title": 'String = ""', "selection": "Int?"},
        "actions": actions(),
    }
    schema = {"statekit": 1, "access": "public", "domains": {name: body}}
    if name == module.name:
        if module.uses:
            schema["uses"] = list(module.uses)
        children = {lower(used): f"{used}.{used}" for used in module.uses}
        children |= {lower(part): part for part in module.domains[1:]}
        body["children"] = children
        body["bridges"] = [*across(module), {"on": "opened", "dispatch": f"{lower(module.domains[1])}.opened"}]
    return schema


def across(module):
    """Bridges from one of the used modules to another one: from each to each in turn, at another action each time."""
    names, used = list(actions()), len(module.uses)
    for number in range(module.bridges):
        turn = number // used
        source, target = (lower(module.uses[index % used]) for index in (number, number + 1 + turn % (used - 1)))
        yield {"on": f"{source}.{names[turn % 4 + 8]}", "dispatch": f"{target}.seen"}


def write_schemas(folder, modules):
    for module in modules:
        sources = Path(folder, "Sources", module.name)
        sources.mkdir(parents=True, exist_ok=True)
        for name in module.domains:
            (sources / f"{name}.statekit.json").write_text(json.dumps(domain(module, name), indent=2) + "\n")


if __name__ == "__main__":
    write_schemas(sys.argv[1], company().modules)
