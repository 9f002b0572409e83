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
      "description": "The domains of an app: their state, actions, requests, effects, children and bridges. All schemas of a Swift module are read together, and each gives one Swift file.",
      "type": "object",
      "required": ["statekit", "domains"],
      "additionalProperties": false,
      "properties": {
        "$schema": {
          "description": "Where an editor finds this description. StateKit does not read it.",
          "type": "string",
          "examples": ["statekit-1.schema.json"]
        },
        "statekit": { "description": "The version of the schema language. Of another version than the tool knows nothing is generated.", "type": "number", "const": 1 },
        "doc": { "$ref": "#/$defs/doc", "description": "Goes to the top of the generated file." },
        "access": {
          "description": "The access level of all that is generated from this file.",
          "type": "string",
          "enum": ["internal", "package", "public"],
          "enumDescriptions": ["In its module.", "In all modules of its package.", "Everywhere."],
          "default": "internal"
        },
        "imports": {
          "description": "Swift modules that the generated file imports, for the types that the schema names. StateKit is imported anyway.",
          "type": "array",
          "items": { "$ref": "#/$defs/moduleName" },
          "examples": [["Foundation"]]
        },
        "uses": {
          "description": "Modules that have schemas of their own. Their domains and types are named \"Module.Domain\" and \"Module.Type\", and the generated file imports them.",
          "type": "array",
          "items": { "$ref": "#/$defs/moduleName" },
          "examples": [["Accounts"]]
        },
        "conformances": { "$ref": "#/$defs/conformances" },
        "accessors": { "$ref": "#/$defs/accessors" },
        "types": {
          "description": "Plain value types by their names: structs, and enums with raw values of type String.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/type" },
          "examples": [{ "Post": { "struct": { "id": "Int", "title": "String" } }, "Phase": { "enum": ["active", "background"] } }]
        },
        "domains": {
          "description": "The domains by their names. Each gives a state, an action enum, a reducer, scopes, effects and bridges.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/domain" }
        },
        "allow": { "$ref": "#/$defs/allow" }
      },
      "$defs": {
        "doc": { "description": "A documentation comment.", "type": "string", "examples": ["What the user sees first."] },
        "moduleName": { "description": "The name of a Swift module.", "type": "string", "minLength": 1 },
        "typeName": {
          "title": "A Swift type",
          "description": "A Swift type in a string, of Swift, of 'types', of another module or your own. It is parsed, not pasted: what is no type is an error at its place in the string.",
          "type": "string",
          "minLength": 1,
          "examples": ["Int", "String?", "[Post]", "[String: Int]", "User.ID", "Result<[User], APIError>"]
        },
        "conformances": {
          "description": "What states, actions and types conform to besides Equatable and Sendable. What the file says holds for all in it; a domain can add to it.",
          "type": "array",
          "items": {
            "type": "string",
            "enum": ["Hashable", "Codable", "-Equatable"],
            "enumDescriptions": [
              "Can be in a set and the key of a dictionary.",
              "Can be recorded, stored and read again.",
              "Takes Equatable away, for states with parts that cannot be compared."
            ]
          },
          "examples": [["Codable"]]
        },
        "accessors": {
          "description": "Which properties the action enums get, by which a case's payload is an optional value.",
          "type": "string",
          "enum": ["full", "read", "none"],
          "enumDescriptions": [
            "To get and to set, and for each case whether it is that one. Setters double the compile time in debug builds and quadruple it in release builds.",
            "To get.",
            "None."
          ],
          "default": "read"
        },
        "allow": {
          "description": "Codes of warnings and notes that are not given for what has this key. One that silences nothing is warned of.",
          "type": "array",
          "items": { "type": "string", "pattern": "^SK[0-9]{4}$" },
          "examples": [["SK0701"]]
        },
        "was": {
          "description": "Earlier names. By them 'diff' knows a rename, 'migrate' carries recordings over, and 'scaffold' finds what was written for them.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string", "minLength": 1 },
          "examples": [["renamed"]]
        },
        "sensitive": {
          "description": "Values of the payload that are \"•••\" in logs and recordings: their labels, and positions where there is no label.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string", "minLength": 1 },
          "examples": [["password"], ["0"]]
        },
        "path": {
          "title": "A path",
          "description": "From the domain that declares it through children to an action, or to the phase of a request: 'request', 'success' or 'failure'.",
          "type": "string",
          "minLength": 1,
          "examples": ["didBecomeActive", "feed.selected", "users.fetchUsers.success"]
        },
        "payloadValue": {
          "title": "A value",
          "description": "\"$label\" for a value of the payload, \"$0\" where it has no label, or a JSON value that fits the type; for an enum of 'types' the name of a case. \"$$x\" is the string '$x'. In a bridge, \"@path\" is a property of the state.",
          "examples": ["$name", "$0", true, 1, "active", null, []]
        },
        "type": {
          "title": "A type",
          "description": "A plain value type, which generated code declares: a struct or an enum. One that a request names as its 'failure' is an Error.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "doc": { "$ref": "#/$defs/doc" },
            "struct": { "$ref": "#/$defs/properties", "description": "The struct's properties, in order. With a property 'id' it is Identifiable." },
            "enum": {
              "description": "The enum's cases, whose raw values are their names.",
              "type": "array",
              "minItems": 1,
              "items": { "type": "string", "minLength": 1 },
              "examples": [["active", "background"]]
            },
            "allow": { "$ref": "#/$defs/allow" }
          },
          "oneOf": [{ "required": ["struct"] }, { "required": ["enum"] }]
        },
        "properties": { "type": "object", "additionalProperties": { "$ref": "#/$defs/property" } },
        "property": {
          "title": "A property",
          "description": "\"Type\", \"Type = expression\", or an object. Optionals, arrays, dictionaries and sets are nil or empty by default; any other property without a default becomes a parameter of the initialiser without one.",
          "oneOf": [
            { "type": "string", "minLength": 1, "examples": ["Int", "Bool = false", "[Post]", "String? = nil"] },
            {
              "type": "object",
              "required": ["type"],
              "additionalProperties": false,
              "properties": {
                "type": { "$ref": "#/$defs/typeName" },
                "default": {
                  "description": "What it is at first: a JSON value that fits the type, for an enum of 'types' the name of a case, or {\"swift\": \"expression\"}. The expression is whole and on one line; nowhere else a schema has code in it.",
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
          "title": "A payload",
          "description": "The values that an action carries: as in a Swift case, one type without a label, an object of labels with types, or an array of types.",
          "oneOf": [
            { "type": "string", "examples": ["(id: User.ID, name: String)", "User.ID", "()"] },
            { "type": "object", "additionalProperties": { "$ref": "#/$defs/typeName" }, "examples": [{ "id": "User.ID" }] },
            { "type": "array", "items": { "$ref": "#/$defs/typeName" }, "examples": [["Int", "String"]] }
          ]
        },
        "set": {
          "description": "Properties of the domain's state and the values that they get. The null of an optional child takes it away.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/payloadValue" },
          "examples": [{ "name": "$name", "isOpen": true }]
        },
        "toggle": {
          "description": "Properties of type Bool that change to their opposite.",
          "type": "array",
          "minItems": 1,
          "items": { "type": "string", "minLength": 1 },
          "examples": [["isOpen"]]
        },
        "add": {
          "description": "Properties and the numbers that are added to them. Integers stop at their greatest and least value.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/payloadValue" },
          "examples": [{ "count": 1 }]
        },
        "policy": {
          "description": "What happens when one is asked for while one runs.",
          "type": "string",
          "enum": ["latest", "first", "every", "queue"],
          "enumDescriptions": [
            "The new one begins, and the one that runs is cancelled.",
            "The new one is left out.",
            "Both run, side by side.",
            "The new one waits."
          ],
          "default": "latest"
        },
        "id": {
          "description": "A value of the payload that it begins with: the policy holds for each such value by itself.",
          "type": "string",
          "pattern": "^\\$.",
          "examples": ["$id", "$0"]
        },
        "domain": {
          "title": "A domain",
          "description": "A part of the app: a state, and the actions that change it. Each key may be left out.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "doc": { "$ref": "#/$defs/doc" },
            "state": {
              "description": "The state's properties, in order, or the name of a Swift type written by hand, which is used as it is. With a property 'id' the state is Identifiable.",
              "oneOf": [{ "$ref": "#/$defs/properties" }, { "$ref": "#/$defs/typeName" }]
            },
            "actions": {
              "description": "The domain's own actions by their names: the first cases of its action enum.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/action" },
              "examples": [{ "renamed": "(id: Int, name: String)", "toggledReachability": { "toggle": ["isOn"] } }]
            },
            "requests": {
              "description": "Asynchronous operations by their names: each is a case with the phases request, success and, where it can fail, failure.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/request" }
            },
            "effects": {
              "description": "Side effects by their names: actions start them, and code elsewhere supplies their closures.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/effect" }
            },
            "children": {
              "description": "The domains that this one contains, by their names here: a property of the state and a case of the action enum each.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/child" }
            },
            "reactions": {
              "description": "What this domain's state does on an action of a domain below, whose path is the key. It runs after that domain's reducer, in the same pass.",
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
          "title": "An action",
          "description": "A payload in a string, or an object. What it does to the state stands under 'set', 'toggle' and 'add', or is a method that you write.",
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
                  "description": "What happens to the state where there is no 'set', 'toggle' and 'add'.",
                  "type": "string",
                  "enum": ["handler", "none"],
                  "enumDescriptions": ["What a method does that you write.", "Nothing."],
                  "default": "handler"
                },
                "visibility": {
                  "description": "Who may name the action in bridges, reactions and effects, and who is meant to send it. Without it everyone may. Generated types do not change.",
                  "type": "string",
                  "enum": ["view", "internal", "delegate"],
                  "enumDescriptions": [
                    "Its own domain; sent by views.",
                    "Its own domain; sent by its bridges and effects.",
                    "Its own domain and all above; sent to tell those above."
                  ]
                },
                "sensitive": { "$ref": "#/$defs/sensitive" },
                "doc": { "$ref": "#/$defs/doc" },
                "deprecated": { "description": "Why, and what to use instead. The compiler says it where code uses the action, and a warning says it of bridges and effects.", "type": "string", "examples": ["Use opened."] },
                "was": { "$ref": "#/$defs/was" },
                "allow": { "$ref": "#/$defs/allow" }
              },
              "if": { "anyOf": [{ "required": ["set"] }, { "required": ["toggle"] }, { "required": ["add"] }] },
              "then": { "properties": { "reduce": false } }
            }
          ]
        },
        "request": {
          "title": "A request",
          "description": "An asynchronous operation, whose closure code elsewhere supplies. What it gives goes 'into' a property, or to a method that you write.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "input": { "$ref": "#/$defs/payload", "description": "What the operation takes: the payload of the phase request." },
            "output": { "$ref": "#/$defs/payload", "description": "What it gives: the payload of the phase success." },
            "failure": { "$ref": "#/$defs/typeName", "description": "What it throws: the value of the phase failure. Without it the operation cannot fail, and there is no such phase." },
            "into": {
              "description": "Declares a property of type Loadable that keeps the output, which is one value; with 'id', a dictionary of them. Without it a method that you write gets each phase.",
              "type": "string",
              "minLength": 1,
              "examples": ["users"]
            },
            "policy": { "$ref": "#/$defs/policy" },
            "id": { "$ref": "#/$defs/id" },
            "until": { "$ref": "#/$defs/path", "description": "The action that cancels the request. Where it carries a value of the name and type of 'id', it cancels that one alone, else all. What 'into' declares is then what it was before: the value, the failure, or idle." },
            "sensitive": { "$ref": "#/$defs/sensitive" },
            "doc": { "$ref": "#/$defs/doc" },
            "was": { "$ref": "#/$defs/was" },
            "allow": { "$ref": "#/$defs/allow" }
          }
        },
        "effect": {
          "title": "An effect",
          "description": "A side effect that an action starts, whose closure code elsewhere supplies.",
          "type": "object",
          "required": ["on"],
          "additionalProperties": false,
          "properties": {
            "on": { "$ref": "#/$defs/path", "description": "The action that starts it, whose payload the closure takes." },
            "until": { "$ref": "#/$defs/path", "description": "The action that cancels it. Where it carries a value of the name and type of 'id', it cancels that one alone, else all." },
            "kind": {
              "description": "How many values it gives.",
              "type": "string",
              "enum": ["task", "stream", "fireAndForget"],
              "enumDescriptions": ["One.", "Any number.", "None. It alone runs to its end where its domain goes with the action that starts it."],
              "default": "task"
            },
            "output": { "$ref": "#/$defs/path", "description": "The action that each value becomes, with the value as its payload. Without it the closure gives actions of the domain." },
            "failure": { "$ref": "#/$defs/path", "description": "The action that an error becomes, with the error as its one value. Without it the closure cannot throw." },
            "policy": { "$ref": "#/$defs/policy" },
            "id": { "$ref": "#/$defs/id" },
            "doc": { "$ref": "#/$defs/doc" },
            "allow": { "$ref": "#/$defs/allow" }
          }
        },
        "child": {
          "title": "A child",
          "description": "The name of a domain, or an object.",
          "oneOf": [
            { "type": "string", "minLength": 1, "examples": ["Users", "Accounts.Users"] },
            {
              "type": "object",
              "required": ["domain"],
              "additionalProperties": false,
              "properties": {
                "domain": {
                  "description": "The name of a domain of this module, or of one under 'uses'. No domain contains itself.",
                  "type": "string",
                  "minLength": 1,
                  "examples": ["Detail", "Accounts.Users"]
                },
                "kind": {
                  "description": "How many there are.",
                  "type": "string",
                  "enum": ["one", "optional", "each"],
                  "enumDescriptions": [
                    "One, always.",
                    "One or none: the property is optional. An action for an absent child changes nothing and is reported. Where its state has an 'id', another 'id' is another child. What runs for a child ends when it goes or another one takes its place.",
                    "Any number: the property is an IdentifiedArray of states, which need a property 'id'. What runs for an element ends when it goes."
                  ],
                  "default": "one"
                },
                "was": { "$ref": "#/$defs/was" },
                "allow": { "$ref": "#/$defs/allow" }
              }
            }
          ]
        },
        "reaction": {
          "title": "A reaction",
          "description": "\"handler\" for a method that you write, or an object with the change. The action is the key: a path to an action of a domain below.",
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
          "title": "A bridge",
          "description": "When one action came, and the condition holds, another one is dispatched.",
          "type": "object",
          "required": ["on", "dispatch"],
          "additionalProperties": false,
          "properties": {
            "on": { "$ref": "#/$defs/path", "description": "The action that it begins with." },
            "dispatch": { "$ref": "#/$defs/path", "description": "The action that follows, or the phase 'request' of a request." },
            "with": {
              "description": "Values of the action that follows, by label or position: \"$label\" of the first action, \"@path\" of a property after the reducers, or JSON. Labels that both have with one type need no mention. For an element of a child of the kind \"each\" the child's name stands for the id.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/payloadValue" },
              "examples": [{ "cursor": "@next", "id": "$id" }]
            },
            "when": {
              "description": "The path of a Bool of the state, which is read after the reducers; with '!' in front, its opposite. Through an absent child it is false.",
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
