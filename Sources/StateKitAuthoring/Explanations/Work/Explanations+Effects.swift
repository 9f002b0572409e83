extension Explanations {
  static let effects: [Explanation] = [
    Explanation(
      "SK0670",
      "An output of an effect without values",
      meaning: "An effect of the kind \"fireAndForget\" has an 'output' or a 'failure'.",
      reason:
        """
        The closure of such an effect does not give a value that could become an action. The kind "task" gives one
        value, "stream" many.
        """,
      wrong: #"""
        "Player": {
          "actions": { "started": {}, "played": {} },
          "effects": { "play": { "on": "started", "kind": "fireAndForget", "output": "played" } }
        }
        """#,
      right: #"""
        "Player": {
          "actions": { "started": {}, "played": {} },
          "effects": { "play": { "on": "started", "kind": "task", "output": "played" } }
        }
        """#
    ),
    Explanation(
      "SK0671",
      "A failure that takes no error",
      meaning: "The action under 'failure' has no payload, or more than one value.",
      reason:
        """
        The error that the closure throws becomes the action's one value, so the closure can throw errors of its
        type.
        """,
      wrong: #"""
        "Player": {
          "actions": { "started": {}, "broke": {} },
          "effects": { "play": { "on": "started", "failure": "broke" } }
        }
        """#,
      right: #"""
        "Player": {
          "actions": { "started": {}, "broke": "(error: PlayerError)" },
          "effects": { "play": { "on": "started", "failure": "broke" } }
        }
        """#,
      types: #"""
        "PlayerError": { "enum": ["noSound"] }
        """#
    ),
    Explanation(
      "SK0672",
      "An effect that keeps a deprecated action alive",
      meaning: "The action under 'output' or 'failure' has the key 'deprecated'.",
      reason: """
        Generated code compiles without a warning, so the compiler does not report it. Name the action that replaces
        it, or allow the warning at the effect.
        """,
      wrong: #"""
        "Player": {
          "actions": { "started": {}, "ended": {}, "stopped": { "deprecated": "Use ended." } },
          "effects": { "play": { "on": "started", "output": "stopped" } }
        }
        """#,
      right: #"""
        "Player": {
          "actions": { "started": {}, "ended": {}, "stopped": { "deprecated": "Use ended." } },
          "effects": { "play": { "on": "started", "output": "ended" } }
        }
        """#
    ),
    Explanation(
      "SK0673",
      "An element that the effect does not know",
      meaning: "An effect gives an action of an element, and did not begin with an action of one.",
      reason: """
        The action goes to the element with which the effect began, because the effect does not know another one.
        Let it begin with an action of the element, or declare it in the element's domain.
        """,
      wrong: #"""
        "List": {
          "actions": { "opened": {} },
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "effects": { "check": { "on": "opened", "output": "rows.checked" } }
        },
        "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "checked": {} } }
        """#,
      right: #"""
        "List": {
          "actions": { "opened": {} },
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "effects": { "check": { "on": "rows.tapped", "output": "rows.checked" } }
        },
        "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "checked": {} } }
        """#
    ),
  ]
}
