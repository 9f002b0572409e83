extension Explanations {
  static let shapes: [Explanation] = [
    Explanation(
      "SK0201",
      "An unknown key",
      meaning: "The object has a key that objects of its kind do not have.",
      reason: """
        A misspelled key would have no effect, and you would not notice it. If other objects have the key, the
        message says where it belongs. The editor's schema completes keys: 'statekit-gen schema' prints it.
        """,
      wrong: #""Users": { "action": { "cleared": {} } }"#,
      right: #""Users": { "actions": { "cleared": {} } }"#
    ),
    Explanation(
      "SK0202",
      "A key that is needed",
      meaning: "The object lacks a required key.",
      reason: """
        A schema needs 'statekit', the version of the language that it is written in, and 'domains'; a bridge needs
        'on' and 'dispatch', an effect 'on', a child 'domain', a property 'type', a type 'struct' or 'enum'.
        """,
      wrongFile: #"{ "domains": { "Users": {} } }"#,
      rightFile: #"{ "statekit": 1, "domains": { "Users": {} } }"#
    ),
    Explanation(
      "SK0203",
      "A value of another kind",
      meaning: "The key takes another kind of JSON value, for example an object and not an array.",
      reason: """
        Declarations with names of your own are an object, in which each name stands once: actions, properties,
        requests, children. Lists of names, and bridges, are arrays.
        """,
      wrong: #""Users": { "actions": ["cleared"] }"#,
      right: #""Users": { "actions": { "cleared": {} } }"#
    ),
    Explanation(
      "SK0204",
      "An unknown version of the language",
      meaning: "The number under 'statekit' is not a version of the schema language that this tool knows.",
      reason: """
        In a newer version the same keys may have other meanings, so the tool does not generate code from it. Write
        the version known, or update StateKit, if the schema is of a newer one.
        """,
      wrongFile: #"{ "statekit": 2, "domains": { "Users": {} } }"#,
      rightFile: #"{ "statekit": 1, "domains": { "Users": {} } }"#
    ),
    Explanation(
      "SK0205",
      "An empty object or array",
      meaning: "An object or array is empty, and its key needs at least one entry.",
      reason: """
        The entry is left over or not yet written: leave the key out, or fill it. A file without a domain has no
        code to generate, and an action that does not change the state has "reduce": "none".
        """,
      wrong: #""Users": { "state": { "names": "[String]" }, "actions": { "cleared": { "set": {} } } }"#,
      right: #"""
        "Users": { "state": { "names": "[String]" }, "actions": { "cleared": { "set": { "names": [] } } } }
        """#
    ),
    Explanation(
      "SK0206",
      "An unknown word",
      meaning: "The key takes one of a few words, and this is not one of them.",
      reason: """
        The message lists the words, which are case-sensitive. An unknown word is not replaced by a default.
        """,
      wrong: #""Users": { "accessors": "write" }"#,
      right: #""Users": { "accessors": "full" }"#
    ),
    Explanation(
      "SK0207",
      "A file that is not called like a schema",
      meaning: "The name of a schema file is one word or more, followed by '.statekit.json'.",
      reason: """
        By this ending the build plugin finds the schemas, and the first part becomes the name of the generated
        file: 'Users.statekit.swift'.
        """,
      wrongFiles: [
        ExampleFile("Users.json", #"{ "statekit": 1, "domains": { "Users": {} } }"#)
      ],
      rightFiles: [
        ExampleFile("Users.statekit.json", #"{ "statekit": 1, "domains": { "Users": {} } }"#)
      ]
    ),
    Explanation(
      "SK0208",
      "An unknown kind of child",
      meaning: "The 'kind' says how often a domain is contained, and this word is not a known kind.",
      reason: """
        "one" is always there, "optional" may be absent, and of "each" there are any number, found by their ids.
        Without a 'kind' it is "one".
        """,
      wrong: #"""
        "List": { "children": { "rows": { "domain": "Row", "kind": "many" } } },
        "Row": { "state": { "id": "Int" } }
        """#,
      right: #"""
        "List": { "children": { "rows": { "domain": "Row", "kind": "each" } } },
        "Row": { "state": { "id": "Int" } }
        """#
    ),
    Explanation(
      "SK0209",
      "Two changes for one action",
      meaning: """
        The action has 'reduce' beside 'set', 'toggle' or 'add', or "reduce": "none" beside 'dismisses'.
        """,
      reason: """
        'set', 'toggle' and 'add' are the whole change, which StateKit writes; 'reduce' says that a handler makes
        the change, or that the state does not change. For a change with more to it keep 'reduce' alone, and write
        all of it in the handler. To dismiss is a change by itself, so 'dismisses' stands alone, beside the other
        changes, or beside "reduce": "handler".
        """,
      wrong: #"""
        "Player": {
          "state": { "isOn": "Bool = false" },
          "actions": { "started": { "set": { "isOn": true }, "reduce": "handler" } }
        }
        """#,
      right: #"""
        "Player": {
          "state": { "isOn": "Bool = false" },
          "actions": { "started": { "set": { "isOn": true } } }
        }
        """#
    ),
    Explanation(
      "SK0210",
      "A text that is not a path",
      meaning: "A path is made of names with one dot between two of them, and this text is not.",
      reason: """
        A path leads from the domain through its children to an action, as 'login.succeeded' does, or to a
        property. A path has no payloads, brackets or spaces.
        """,
      wrong: #"""
        "App": {
          "children": { "login": "Login" },
          "actions": { "opened": {} },
          "bridges": [{ "on": "login.succeeded()", "dispatch": "opened" }]
        },
        "Login": { "actions": { "succeeded": {} } }
        """#,
      right: #"""
        "App": {
          "children": { "login": "Login" },
          "actions": { "opened": {} },
          "bridges": [{ "on": "login.succeeded", "dispatch": "opened" }]
        },
        "Login": { "actions": { "succeeded": {} } }
        """#
    ),
    Explanation(
      "SK0211",
      "A '$' without a label",
      meaning: "A '$' in front says that a value of the payload is meant, and no label follows.",
      reason: """
        "$name" is the value labelled 'name', and "$0" the first value where it has no label. A text that begins
        with a dollar sign has two of them: "$$5" is the text '$5'.
        """,
      wrong: #"""
        "Users": {
          "state": { "name": "String = \"\"" },
          "actions": { "renamed": { "payload": "String", "set": { "name": "$" } } }
        }
        """#,
      right: #"""
        "Users": {
          "state": { "name": "String = \"\"" },
          "actions": { "renamed": { "payload": "String", "set": { "name": "$0" } } }
        }
        """#
    ),
    Explanation(
      "SK0212",
      "A type that is both struct and enum",
      meaning: "An entry of 'types' has the keys 'struct' and 'enum'.",
      reason: """
        The entry becomes one type in Swift. If a value has a kind and other properties, declare the enum as a
        type of its own, and give the struct a property of it.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": { "Feed": {} },
          "types": { "Post": { "struct": { "title": "String" }, "enum": ["draft", "sent"] } }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "domains": { "Feed": {} },
          "types": {
            "Post": { "struct": { "title": "String", "phase": "PostPhase" } },
            "PostPhase": { "enum": ["draft", "sent"] }
          }
        }
        """#
    ),
    Explanation(
      "SK0213",
      "An 'id' without its '$'",
      meaning:
        "The 'id' of a request or effect names a value of the payload, which is written with a '$' in front.",
      reason: """
        In all places "$id" is a value of the payload, "@id" a value of the state, and "id" a text. The 'id' is
        never a text, because it would be the same for all.
        """,
      wrong: #""Photos": { "requests": { "load": { "input": "(id: Int)", "id": "id" } } }"#,
      right: #""Photos": { "requests": { "load": { "input": "(id: Int)", "id": "$id" } } }"#
    ),
    Explanation(
      "SK0218",
      "Keys of a child that exclude each other",
      meaning: """
        A child either names its domain and the number of its instances, by 'domain' and 'kind', or lists the domains of
        which it is one at a time, by 'oneOf' and perhaps 'initial'.
        """,
      reason:
        "A one-of has exactly one case, or at most one without 'initial', so that it has no other kind.",
      wrong: #"""
        "App": {
          "children": { "screen": { "oneOf": { "login": "Login", "feed": "Feed" }, "kind": "optional" } }
        },
        "Login": { "actions": { "opened": {} } },
        "Feed": { "actions": { "opened": {} } }
        """#,
      right: #"""
        "App": { "children": { "screen": { "oneOf": { "login": "Login", "feed": "Feed" } } } },
        "Login": { "actions": { "opened": {} } },
        "Feed": { "actions": { "opened": {} } }
        """#
    ),
    Explanation(
      "SK0230",
      "A one-of that is written as a kind",
      meaning: "The cases of a child that is one of several domains at a time stand under the key 'oneOf'.",
      reason: """
        Each case has a name and a domain of its own. A 'kind' is the number of instances of one domain.
        """,
      wrong: #"""
        "App": { "children": { "screen": { "domain": "Login", "kind": "oneOf" } } },
        "Login": { "actions": { "opened": {} } }
        """#,
      right: #"""
        "App": { "children": { "screen": { "oneOf": { "login": "Login", "feed": "Feed" } } } },
        "Login": { "actions": { "opened": {} } },
        "Feed": { "actions": { "opened": {} } }
        """#
    ),
    Explanation(
      "SK0221",
      "An entry of 'enum' with several cases",
      meaning: "An object under 'enum' has two keys, or none.",
      reason: """
        The order of the cases is that of the array: each entry is one case, its name or an object with its name and its
        values.
        """,
      wrongFile: #"""
        {
          "statekit": 1,
          "domains": { "Feed": {} },
          "types": { "Status": { "enum": [{ "loaded": "(count: Int)", "failed": "(reason: String)" }] } }
        }
        """#,
      rightFile: #"""
        {
          "statekit": 1,
          "domains": { "Feed": {} },
          "types": {
            "Status": { "enum": [{ "loaded": "(count: Int)" }, { "failed": "(reason: String)" }] }
          }
        }
        """#
    ),
  ]
}
