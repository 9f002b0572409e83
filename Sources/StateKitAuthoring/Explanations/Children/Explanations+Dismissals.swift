extension Explanations {
  static let dismissals: [Explanation] = [
    Explanation(
      "SK0657",
      "A domain that cannot leave",
      meaning: """
        An action dismisses its domain, which is always there: as a child of the kind "one", or as a case of a one-of with
        'initial'. The domain has no other place, and no other module can contain it.
        """,
      reason: """
        Only what may be absent can be removed: an optional child, a one-of without 'initial', an element of a list or of
        a stack. A child that is always there stays, and the domain that holds it is not removed in its place.
        """,
      wrong: #"""
        "App": { "children": { "page": "Page" } },
        "Page": { "actions": { "closed": { "dismisses": true } } }
        """#,
      right: #"""
        "App": { "children": { "page": { "domain": "Page", "kind": "optional" } } },
        "Page": { "actions": { "closed": { "dismisses": true } } }
        """#
    ),
    Explanation(
      "SK0658",
      "A bridge that reads a child that is gone",
      meaning: """
        'with' or 'when' of a bridge reads the state of a child that the action of the bridge takes away: the action
        dismisses its domain, or 'set' removes the child.
        """,
      reason: """
        A bridge reads the state after the action has changed it, so the child is gone, and the value is nil. Let the
        action carry the value, or keep it by a reaction, which still reads a child that is dismissed. A bridge is not
        reported if a handler may bring the child back.
        """,
      wrong: #"""
        "App": {
          "state": { "text": "String?" },
          "children": { "note": { "domain": "Note", "kind": "optional" } },
          "actions": { "kept": { "payload": "(text: String?)", "set": { "text": "$text" } } },
          "bridges": [{ "on": "note.closed", "dispatch": "kept", "with": { "text": "@note.text" } }]
        },
        "Note": { "state": { "text": "String = \"\"" }, "actions": { "closed": { "dismisses": true } } }
        """#,
      right: #"""
        "App": {
          "state": { "text": "String?" },
          "children": { "note": { "domain": "Note", "kind": "optional" } },
          "reactions": { "note.closed": { "set": { "text": "@note.text" } } }
        },
        "Note": { "state": { "text": "String = \"\"" }, "actions": { "closed": { "dismisses": true } } }
        """#
    ),
  ]
}
