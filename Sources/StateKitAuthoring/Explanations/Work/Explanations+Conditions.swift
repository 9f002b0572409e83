extension Explanations {
  static let conditions: [Explanation] = [
    Explanation(
      "SK0219",
      "An action that is named twice",
      meaning: "The array under 'on' or 'until' has the same path twice.",
      reason: "The action would trigger the same work twice.",
      wrong: #"""
        "Cart": {
          "actions": { "left": {}, "reminded": {} },
          "bridges": [{ "on": ["left", "left"], "dispatch": "reminded" }]
        }
        """#,
      right: #"""
        "Cart": {
          "actions": { "left": {}, "reminded": {} },
          "bridges": [{ "on": "left", "dispatch": "reminded" }]
        }
        """#
    ),
    Explanation(
      "SK0220",
      "Two conditions in one object",
      meaning:
        "An object that is a condition has two of 'path', 'all' and 'any', or an 'is' without a 'path'.",
      reason: """
        Whether one or both must hold would not be clear. An object inside of "all" or "any" says it.
        """,
      wrong: #"""
        "Cart": {
          "state": { "count": "Int = 0", "isOpen": "Bool = false" },
          "actions": { "left": {}, "reminded": {} },
          "bridges": [
            { "on": "left", "dispatch": "reminded", "when": { "path": "count", "is": 1, "all": ["isOpen"] } }
          ]
        }
        """#,
      right: #"""
        "Cart": {
          "state": { "count": "Int = 0", "isOpen": "Bool = false" },
          "actions": { "left": {}, "reminded": {} },
          "bridges": [
            { "on": "left", "dispatch": "reminded", "when": { "all": [{ "path": "count", "is": 1 }, "isOpen"] } }
          ]
        }
        """#
    ),
    Explanation(
      "SK0633",
      "A condition with an unknown property that is spelled nearly like a known one",
      meaning: """
        A condition ends in a property that the schema does not know, and the state has one whose name differs by a letter.
        """,
      reason: """
        A condition may name a property that Swift computes in an extension of the state, which no schema shows. A name that
        is only misspelled would be found by the Swift compiler later. Where the property is computed, "allow" says it.
        """,
      wrong: #"""
        "Cart": {
          "state": { "isOpen": "Bool = false" },
          "actions": { "left": {}, "reminded": {} },
          "bridges": [{ "on": "left", "dispatch": "reminded", "when": "isOpn" }]
        }
        """#,
      right: #"""
        "Cart": {
          "state": { "isOpen": "Bool = false" },
          "actions": { "left": {}, "reminded": {} },
          "bridges": [{ "on": "left", "dispatch": "reminded", "when": "isOpen" }]
        }
        """#
    ),
    Explanation(
      "SK0631",
      "A property that cannot be compared",
      meaning:
        "'is' compares a property whose type the schema does not know, or whose type is not Equatable.",
      reason: """
        Without the type, the value in JSON could be a text, a number of any type or a case. A property that is computed in
        Swift can compare, and a condition may end in one that the schema does not know.
        """,
      wrong: #"""
        "Player": {
          "state": { "song": "Song" },
          "actions": { "ended": {}, "repeated": {} },
          "bridges": [{ "on": "ended", "dispatch": "repeated", "when": { "path": "song.mode", "is": "loop" } }]
        }
        """#,
      right: #"""
        "Player": {
          "state": { "song": "Song" },
          "actions": { "ended": {}, "repeated": {} },
          "bridges": [{ "on": "ended", "dispatch": "repeated", "when": "song.isLoop" }]
        }
        """#
    ),
    Explanation(
      "SK0632",
      "A condition that the request itself changes",
      meaning: "'when' of a request reads the property that its 'into' names, and not the value in it.",
      reason: """
        The property says that it is loading as soon as the request begins, and a condition is read after that. The policy
        "first" leaves out a request while an equal one runs. The value stays until there is a new one, so 'value' can be
        read.
        """,
      wrong: #"""
        "Feed": {
          "requests": { "load": { "output": "String", "into": "page", "when": "!page.isLoading" } }
        }
        """#,
      right: #"""
        "Feed": {
          "requests": { "load": { "output": "String", "into": "page", "policy": "first" } }
        }
        """#
    ),
    Explanation(
      "SK0674",
      "One label with two types",
      meaning: "Several actions start an effect, and values of them with one label have different types.",
      reason: """
        The closure takes the values that all of these actions carry, so their types must agree. A value that one of the
        actions does not have is left out, and so is that of bound properties of different types.
        """,
      wrong: #"""
        "Player": {
          "actions": { "started": "(song: Int)", "resumed": "(song: String)" },
          "effects": { "play": { "on": ["started", "resumed"], "kind": "fireAndForget" } }
        }
        """#,
      right: #"""
        "Player": {
          "actions": { "started": "(song: Int)", "resumed": "(title: String)" },
          "effects": { "play": { "on": ["started", "resumed"], "kind": "fireAndForget" } }
        }
        """#
    ),
    Explanation(
      "SK0675",
      "A value that a closure does not need",
      meaning:
        "'with' of a request or an effect has a value that is not a property of the state with a known type.",
      reason: """
        The closure takes the payload of the action already, and can know constants itself. Its parameter needs a type,
        which only a property that a schema declares has.
        """,
      wrong: #"""
        "Player": {
          "state": { "volume": "Int = 5" },
          "actions": { "started": "(song: Int)" },
          "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "number": "$song" } } }
        }
        """#,
      right: #"""
        "Player": {
          "state": { "volume": "Int = 5" },
          "actions": { "started": "(song: Int)" },
          "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "volume": "@volume" } } }
        }
        """#
    ),
    Explanation(
      "SK0676",
      "Two parameters with one name",
      meaning: "'with' of a request or an effect has a label that a value of the action has, too.",
      reason: "The closure takes both, and could not tell them apart.",
      wrong: #"""
        "Player": {
          "state": { "song": "Int = 0" },
          "actions": { "started": "(song: Int)" },
          "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "song": "@song" } } }
        }
        """#,
      right: #"""
        "Player": {
          "state": { "song": "Int = 0" },
          "actions": { "started": "(song: Int)" },
          "effects": { "play": { "on": "started", "kind": "fireAndForget", "with": { "last": "@song" } } }
        }
        """#
    ),
  ]
}
