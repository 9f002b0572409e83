extension Explanations {
  static let bridgesTogether: [Explanation] = [
    Explanation(
      "SK0644",
      "A bridge into a child that is gone",
      meaning: """
        When the bridge's action comes, the optional child that it is for has been taken away: on the action that the
        bridge waits for, or by an action that another bridge dispatches before. A child that dismisses itself is taken
        away, too.
        """,
      reason: """
        On an action first its own domain changes, then the domains above react, and then the bridges are derived,
        those of the domains below first; their actions are handled one by one in this order. An action for an
        absent child does not change the state, and the bridges of an absent domain are not derived. So the child
        must go last, by an action that the last bridge dispatches. A bridge is not reported if a handler before it
        may bring the child back.
        """,
      wrong: #"""
        "App": {
          "state": { "isOpen": "Bool = false" },
          "children": { "note": { "domain": "Note", "kind": "optional" } },
          "actions": { "left": { "set": { "note": null } } },
          "bridges": [{ "on": "left", "dispatch": "note.saved" }]
        },
        "Note": { "state": { "isSaved": "Bool = false" }, "actions": { "saved": { "set": { "isSaved": true } } } }
        """#,
      right: #"""
        "App": {
          "state": { "isOpen": "Bool = false" },
          "children": { "note": { "domain": "Note", "kind": "optional" } },
          "actions": { "left": { "set": { "isOpen": false } }, "noteClosed": { "set": { "note": null } } },
          "bridges": [
            { "on": "left", "dispatch": "note.saved" },
            { "on": "left", "dispatch": "noteClosed" }
          ]
        },
        "Note": { "state": { "isSaved": "Bool = false" }, "actions": { "saved": { "set": { "isSaved": true } } } }
        """#
    ),
    Explanation(
      "SK0642",
      "A bridge that keeps a deprecated action alive",
      meaning: "A bridge dispatches an action that has the key 'deprecated'.",
      reason: """
        Generated code compiles without a warning, so the compiler does not report it. Dispatch the action that
        replaces it; while others still wait for the old one, allow the warning at the bridge.
        """,
      wrong: #"""
        "Session": {
          "actions": { "closed": {}, "left": {}, "signedOut": { "deprecated": "Use left." } },
          "bridges": [{ "on": "closed", "dispatch": "signedOut" }]
        }
        """#,
      right: #"""
        "Session": {
          "actions": { "closed": {}, "left": {}, "signedOut": { "deprecated": "Use left." } },
          "bridges": [{ "on": "closed", "dispatch": "left" }]
        }
        """#
    ),
    Explanation(
      "SK0643",
      "An action that comes twice",
      meaning: """
        Two bridges dispatch the same action, with the same values, on one action, and both can run: they have no
        conditions, or conditions that can hold together. One of them may stand in a domain below.
        """,
      reason: """
        The bridges do not know each other, so the action comes twice. For "if this or that", let one bridge name a
        property that is computed from both. Bridges with different values, or with a condition and its opposite,
        are not reported.
        """,
      wrong: #"""
        "Cart": {
          "actions": { "filled": {}, "counted": {} },
          "bridges": [
            { "on": "filled", "dispatch": "counted" },
            { "on": "filled", "dispatch": "counted" }
          ]
        }
        """#,
      right: #"""
        "Cart": {
          "actions": { "filled": {}, "counted": {} },
          "bridges": [
            { "on": "filled", "dispatch": "counted" }
          ]
        }
        """#
    ),
  ]
}
