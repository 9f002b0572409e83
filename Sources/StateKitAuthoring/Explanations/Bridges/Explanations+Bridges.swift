extension Explanations {
  static let bridges: [Explanation] = [
    Explanation(
      "SK0620",
      "A label that the action does not have",
      meaning: "'with' gives a value to a label that the dispatched action does not have.",
      reason:
        "The labels are those of the action that 'dispatch' names; a value without a label goes by its position, \"0\".",
      wrong: #"""
        "List": {
          "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
          "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "row": "$id", "id": "$id" } }]
        }
        """#,
      right: #"""
        "List": {
          "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
          "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "row": "$id" } }]
        }
        """#
    ),
    Explanation(
      "SK0621",
      "A label without a value",
      meaning: "The bridge does not give a value of the dispatched action.",
      reason: """
        Labels that both actions have are handed over automatically. All others get their value under 'with':
        "$label" of the first action, "@path" of the state, or a JSON value.
        """,
      wrong: #"""
        "List": {
          "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
          "bridges": [{ "on": "picked", "dispatch": "opened" }]
        }
        """#,
      right: #"""
        "List": {
          "actions": { "picked": "(id: Int)", "opened": "(row: Int)" },
          "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "row": "$id" } }]
        }
        """#
    ),
    Explanation(
      "SK0622",
      "A shared label of two types",
      meaning: "Both actions have the label, with types that do not fit.",
      reason:
        """
        With types that fit, the value would be handed over automatically. Name another value, or rename one of
        the labels.
        """,
      wrong: #"""
        "List": {
          "state": { "last": "Int = 0" },
          "actions": { "picked": "(id: String)", "opened": "(id: Int)" },
          "bridges": [{ "on": "picked", "dispatch": "opened" }]
        }
        """#,
      right: #"""
        "List": {
          "state": { "last": "Int = 0" },
          "actions": { "picked": "(id: String)", "opened": "(id: Int)" },
          "bridges": [{ "on": "picked", "dispatch": "opened", "with": { "id": "@last" } }]
        }
        """#
    ),
    Explanation(
      "SK0623",
      "An element that is not named",
      meaning: "The bridge dispatches an action of an element, and does not name the element.",
      reason: """
        The child's name stands for the element's id: "$rows" is the element whose action started the bridge. It is
        never taken automatically, because another element may be meant. "to": "each" sends the action to all of them.
        """,
      wrong: #"""
        "List": {
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "bridges": [{ "on": "rows.tapped", "dispatch": "rows.opened" }]
        },
        "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "opened": {} } }
        """#,
      right: #"""
        "List": {
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "bridges": [{ "on": "rows.tapped", "dispatch": "rows.opened", "with": { "rows": "$rows" } }]
        },
        "Row": { "state": { "id": "Int" }, "actions": { "tapped": {}, "opened": {} } }
        """#
    ),
    Explanation(
      "SK0625",
      "An action to each of nothing",
      meaning: "The bridge has the key 'to', and the path of its action leads through no list.",
      reason: """
        'to' says that the action goes to each element of the lists on its path. Without a list there is one domain that
        gets the action, and no choice to make.
        """,
      wrong: #"""
        "List": {
          "actions": { "cleared": {} },
          "children": { "detail": "Row" },
          "bridges": [{ "on": "cleared", "dispatch": "detail.closed", "to": "each" }]
        },
        "Row": { "state": { "id": "Int" }, "actions": { "closed": {} } }
        """#,
      right: #"""
        "List": {
          "actions": { "cleared": {} },
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "bridges": [{ "on": "cleared", "dispatch": "rows.closed", "to": "each" }]
        },
        "Row": { "state": { "id": "Int" }, "actions": { "closed": {} } }
        """#
    ),
    Explanation(
      "SK0624",
      "One name for two values",
      meaning:
        """
        A child of the kind "each" has the name of a label of the action, or of another such child on the path.
        """,
      reason:
        "\"$rows\" could be the element's id or the value of the payload. One of the two needs another name.",
      wrong: #"""
        "List": {
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "reactions": { "rows.moved": "handler" }
        },
        "Row": { "state": { "id": "Int" }, "actions": { "moved": "(rows: Int)" } }
        """#,
      right: #"""
        "List": {
          "children": { "rows": { "domain": "Row", "kind": "each" } },
          "reactions": { "rows.moved": "handler" }
        },
        "Row": { "state": { "id": "Int" }, "actions": { "moved": "(by: Int)" } }
        """#
    ),
    Explanation(
      "SK0630",
      "A condition that is neither true nor false",
      meaning: "A condition names a property that is not a 'Bool', and compares it with nothing.",
      reason: """
        An object compares, {"path": "count", "is": 0}. For all else, a condition may end in a property that is computed by
        hand, in an extension of the state, and that the schema does not know.
        """,
      wrong: #"""
        "Cart": {
          "state": { "count": "Int = 0" },
          "actions": { "left": {}, "reminded": {} },
          "bridges": [{ "on": "left", "dispatch": "reminded", "when": "count" }]
        }
        """#,
      right: #"""
        "Cart": {
          "state": { "count": "Int = 0" },
          "actions": { "left": {}, "reminded": {} },
          "bridges": [{ "on": "left", "dispatch": "reminded", "when": "isFilled" }]
        }
        """#
    ),
  ]
}
