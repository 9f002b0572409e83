internal import StateKitGenerator

/// What editors complete and check schemas by: JSON Schema, draft 2020-12. It says what shape a schema has; what the
/// names in it mean, the generator says.
///
/// `schemas/statekit-1.schema.json` has the same bytes, as a test holds; `statekit-gen schema` writes it anew.
package enum EditorSchema {
  /// What schemas call it, and `init` writes.
  package static let fileName: String = "statekit-1.schema.json"

  /// The whole file.
  package static let text: String = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "statekit-1.schema.json",
      "title": "StateKit schema, version 1",
      "description": "The domains of an app: their state, actions, requests, effects, children and bridges. statekit-gen writes Swift from it.",
      "type": "object",
      "required": ["statekit", "domains"],
      "additionalProperties": false,
      "properties": {
        "$schema": {
          "description": "Where an editor finds this description. StateKit does not read it.",
          "type": "string",
          "examples": ["statekit-1.schema.json"]
        },
        "statekit": { "description": "The version of the schema language.", "type": "number", "const": 1 },
        "doc": { "$ref": "#/$defs/doc", "description": "Goes to the top of the generated file." },
        "access": {
          "description": "The access level of all that is generated from this file.",
          "type": "string",
          "enum": ["internal", "package", "public"],
          "default": "internal"
        },
        "imports": {
          "description": "Swift modules that the generated file imports, for the types that the schema names.",
          "type": "array",
          "items": { "$ref": "#/$defs/moduleName" },
          "examples": [["Foundation"]]
        },
        "uses": {
          "description": "Modules that have schemas of their own. Their domains and types are named Module.Domain and Module.Type.",
          "type": "array",
          "items": { "$ref": "#/$defs/moduleName" },
          "examples": [["Accounts"]]
        },
        "conformances": { "$ref": "#/$defs/conformances" },
        "accessors": { "$ref": "#/$defs/accessors" },
        "types": {
          "description": "Plain value types: structs, and enums with raw values of type String.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/type" },
          "examples": [{ "Post": { "struct": { "id": "Int", "title": "String" } }, "Phase": { "enum": ["active", "background"] } }]
        },
        "domains": {
          "description": "The domains: each gives a state, an action enum, a reducer, scopes and bridges.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/domain" }
        },
        "allow": { "$ref": "#/$defs/allow" }
      },
      "$defs": {
        "doc": { "description": "A documentation comment.", "type": "string", "examples": ["What the user sees first."] },
        "moduleName": { "type": "string", "minLength": 1 },
        "typeName": {
          "description": "A Swift type.",
          "type": "string",
          "minLength": 1,
          "examples": ["Int", "String?", "[Post]", "[String: Int]", "User.ID", "Result<[User], APIError>"]
        },
        "conformances": {
          "description": "Added to Equatable and Sendable, or taken away, of every state, action and type here.",
          "type": "array",
          "items": { "type": "string", "enum": ["Hashable", "Codable", "-Equatable"] }
        },
        "accessors": {
          "description": "Which optional properties the action enums get: get and set, get alone, or none. Setters double the compile time in debug.",
          "type": "string",
          "enum": ["full", "read", "none"],
          "default": "read"
        },
        "allow": {
          "description": "Codes of warnings that are not given here.",
          "type": "array",
          "items": { "type": "string", "pattern": "^SK[0-9]{4}$" },
          "examples": [["SK0701"]]
        },
        "was": {
          "description": "Earlier names, by which recordings are carried over and renames known.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string", "minLength": 1 }
        },
        "sensitive": {
          "description": "Values that are redacted in logs and recordings, by label or position.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string", "minLength": 1 }
        },
        "path": {
          "description": "From the domain that declares it through children to an action, or to the phase of a request.",
          "type": "string",
          "minLength": 1,
          "examples": ["didBecomeActive", "feed.selected", "users.fetchUsers.success"]
        },
        "payloadValue": {
          "description": "A JSON value; \"$label\" for a value of the payload, \"$0\" where it has no label; \"$$x\" for the string $x."
        },
        "type": {
          "description": "A struct or an enum.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "doc": { "$ref": "#/$defs/doc" },
            "struct": { "$ref": "#/$defs/properties", "description": "The struct's properties, in order." },
            "enum": {
              "description": "The enum's cases, whose raw values are their names.",
              "type": "array",
              "minItems": 1,
              "items": { "type": "string", "minLength": 1 }
            },
            "allow": { "$ref": "#/$defs/allow" }
          },
          "oneOf": [{ "required": ["struct"] }, { "required": ["enum"] }]
        },
        "properties": { "type": "object", "additionalProperties": { "$ref": "#/$defs/property" } },
        "property": {
          "description": "\"Type\", \"Type = expression\", or an object. Optionals, arrays, dictionaries and sets are nil or empty by default; any other property without a default becomes a parameter of the initialiser.",
          "oneOf": [
            { "type": "string", "minLength": 1, "examples": ["Int", "Bool = false", "[Post]", "String? = nil"] },
            {
              "type": "object",
              "required": ["type"],
              "additionalProperties": false,
              "properties": {
                "type": { "$ref": "#/$defs/typeName" },
                "default": {
                  "description": "A JSON value that fits the type, or {\"swift\": \"expression\"}.",
                  "examples": [0, true, "", [], {}, null, { "swift": "Date.distantPast" }]
                },
                "doc": { "$ref": "#/$defs/doc" },
                "was": { "$ref": "#/$defs/was" },
                "allow": { "$ref": "#/$defs/allow" }
              }
            }
          ]
        },
        "payload": {
          "description": "Associated values: as in a Swift case, one type, labels with types, or a list of types.",
          "oneOf": [
            { "type": "string", "examples": ["(id: User.ID, name: String)", "User.ID", "()"] },
            { "type": "object", "additionalProperties": { "$ref": "#/$defs/typeName" }, "examples": [{ "id": "User.ID" }] },
            { "type": "array", "items": { "$ref": "#/$defs/typeName" }, "examples": [["Int", "String"]] }
          ]
        },
        "set": {
          "description": "Properties and the values that they get; null takes an optional child away.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/payloadValue" },
          "examples": [{ "name": "$name", "isOpen": true }]
        },
        "toggle": {
          "description": "Properties of type Bool that change to their opposite.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string", "minLength": 1 }
        },
        "add": {
          "description": "Numbers that are added to properties. Integers stop at their greatest and least value.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/payloadValue" },
          "examples": [{ "count": 1 }]
        },
        "policy": {
          "description": "What happens to one that is asked for while one runs: the newest replaces it, it is left out, both run, or it waits.",
          "type": "string",
          "enum": ["latest", "first", "every", "queue"],
          "default": "latest"
        },
        "id": {
          "description": "The value for each of which the policy holds.",
          "type": "string",
          "pattern": "^\\$.",
          "examples": ["$id", "$0"]
        },
        "domain": {
          "description": "A part of the app: a state, and the actions that change it.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "doc": { "$ref": "#/$defs/doc" },
            "state": {
              "description": "The state's properties, or the name of a Swift type written by hand.",
              "oneOf": [{ "$ref": "#/$defs/properties" }, { "$ref": "#/$defs/typeName" }]
            },
            "actions": {
              "description": "The cases of the action enum, in order.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/action" },
              "examples": [{ "renamed": "(id: Int, name: String)", "toggledReachability": { "toggle": ["isOn"] } }]
            },
            "requests": {
              "description": "Asynchronous operations with the phases request, success and failure.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/request" }
            },
            "effects": {
              "description": "Side effects that actions start and that code elsewhere supplies.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/effect" }
            },
            "children": {
              "description": "The domains that this one contains: a property of the state and a case of the action each.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/child" }
            },
            "reactions": {
              "description": "What this domain's state does on an action of a domain below, after that domain's reducer.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/reaction" }
            },
            "bridges": {
              "description": "An action of one part gives rise to an action of another.",
              "type": "array",
              "items": { "$ref": "#/$defs/bridge" }
            },
            "accessors": { "$ref": "#/$defs/accessors" },
            "conformances": { "$ref": "#/$defs/conformances" },
            "was": { "$ref": "#/$defs/was" },
            "allow": { "$ref": "#/$defs/allow" }
          }
        },
        "action": {
          "description": "A payload, or an object.",
          "oneOf": [
            { "type": "string", "examples": ["(id: User.ID, name: String)", "User.ID"] },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "payload": { "$ref": "#/$defs/payload" },
                "set": { "$ref": "#/$defs/set" },
                "toggle": { "$ref": "#/$defs/toggle" },
                "add": { "$ref": "#/$defs/add" },
                "reduce": {
                  "description": "Without set, toggle and add: a method that you write, or no change at all.",
                  "type": "string",
                  "enum": ["handler", "none"],
                  "default": "handler"
                },
                "visibility": {
                  "description": "Who may name the action outside its domain: nobody but views, nobody, or the domains above. Without it: everyone.",
                  "type": "string",
                  "enum": ["view", "internal", "delegate"]
                },
                "sensitive": { "$ref": "#/$defs/sensitive" },
                "doc": { "$ref": "#/$defs/doc" },
                "deprecated": { "description": "Why, and what to use instead.", "type": "string" },
                "was": { "$ref": "#/$defs/was" },
                "allow": { "$ref": "#/$defs/allow" }
              },
              "if": { "anyOf": [{ "required": ["set"] }, { "required": ["toggle"] }, { "required": ["add"] }] },
              "then": { "properties": { "reduce": false } }
            }
          ]
        },
        "request": {
          "description": "An asynchronous operation. Its closure is supplied at run time.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "input": { "$ref": "#/$defs/payload", "description": "What the operation takes." },
            "output": { "$ref": "#/$defs/payload", "description": "What it gives." },
            "failure": { "$ref": "#/$defs/typeName", "description": "What it throws. Without it the operation cannot fail." },
            "into": { "description": "The property of type Loadable that keeps the output.", "type": "string", "minLength": 1 },
            "policy": { "$ref": "#/$defs/policy" },
            "id": { "$ref": "#/$defs/id" },
            "until": { "$ref": "#/$defs/path", "description": "The action that gives the request up." },
            "sensitive": { "$ref": "#/$defs/sensitive" },
            "doc": { "$ref": "#/$defs/doc" },
            "was": { "$ref": "#/$defs/was" },
            "allow": { "$ref": "#/$defs/allow" }
          }
        },
        "effect": {
          "description": "A side effect. Its closure is supplied at run time.",
          "type": "object",
          "required": ["on"],
          "additionalProperties": false,
          "properties": {
            "on": { "$ref": "#/$defs/path", "description": "The action that starts it, whose payload the closure takes." },
            "until": { "$ref": "#/$defs/path", "description": "The action that ends it." },
            "kind": {
              "description": "Whether it gives one value, any number of them, or nothing.",
              "type": "string",
              "enum": ["task", "stream", "fireAndForget"],
              "default": "task"
            },
            "output": { "$ref": "#/$defs/path", "description": "The action that each value becomes." },
            "failure": { "$ref": "#/$defs/path", "description": "The action that an error becomes. Without it the closure cannot throw." },
            "policy": { "$ref": "#/$defs/policy" },
            "id": { "$ref": "#/$defs/id" },
            "doc": { "$ref": "#/$defs/doc" },
            "allow": { "$ref": "#/$defs/allow" }
          }
        },
        "child": {
          "description": "A domain, or an object.",
          "oneOf": [
            { "type": "string", "minLength": 1, "examples": ["Users", "Accounts.Users"] },
            {
              "type": "object",
              "required": ["domain"],
              "additionalProperties": false,
              "properties": {
                "domain": {
                  "description": "A domain of this module, or of one that it uses.",
                  "type": "string",
                  "minLength": 1,
                  "examples": ["Detail", "Accounts.Users"]
                },
                "kind": {
                  "description": "Always there, there or absent, or a list of them, whose states need an id.",
                  "type": "string",
                  "enum": ["one", "optional", "each"],
                  "default": "one"
                },
                "was": { "$ref": "#/$defs/was" },
                "allow": { "$ref": "#/$defs/allow" }
              }
            }
          ]
        },
        "reaction": {
          "description": "\"handler\" for a method that you write, or the change.",
          "oneOf": [
            { "const": "handler" },
            {
              "type": "object",
              "minProperties": 1,
              "additionalProperties": false,
              "properties": {
                "set": { "$ref": "#/$defs/set" },
                "toggle": { "$ref": "#/$defs/toggle" },
                "add": { "$ref": "#/$defs/add" },
                "allow": { "$ref": "#/$defs/allow" }
              }
            }
          ]
        },
        "bridge": {
          "description": "When the one action came, and the condition holds, the other one is dispatched.",
          "type": "object",
          "required": ["on", "dispatch"],
          "additionalProperties": false,
          "properties": {
            "on": { "$ref": "#/$defs/path" },
            "dispatch": { "$ref": "#/$defs/path" },
            "with": {
              "description": "The values of the second action: \"$label\" of the first, \"@path\" of a property, or JSON. Labels of both with one type go along by themselves.",
              "type": "object",
              "additionalProperties": true,
              "examples": [{ "cursor": "@next", "id": "$id" }]
            },
            "when": {
              "description": "A Bool of the state after the reducers; with ! in front, its opposite.",
              "type": "string",
              "minLength": 1,
              "examples": ["settings.shouldUseReachability", "!isLocked"]
            },
            "doc": { "$ref": "#/$defs/doc" },
            "allow": { "$ref": "#/$defs/allow" }
          }
        }
      }
    }

    """#
}
