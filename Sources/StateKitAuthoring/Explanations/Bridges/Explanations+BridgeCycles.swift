extension Explanations {
  static let bridgeCycles: [Explanation] = [
    Explanation(
      "SK0640",
      "Bridges that never end",
      meaning: """
        Each bridge of a cycle dispatches the action that the next one waits for, and no bridge has a 'when'. The
        message prints the cycle, and shows each of its bridges with its line.
        """,
      reason:
        "One such action would dispatch others without end; at run time a store stops after a number of them.",
      wrong: #"""
        "Player": {
          "actions": { "started": {}, "stopped": {} },
          "bridges": [
            { "on": "started", "dispatch": "stopped" },
            { "on": "stopped", "dispatch": "started" }
          ]
        }
        """#,
      right: #"""
        "Player": {
          "actions": { "started": {}, "stopped": {} },
          "bridges": [
            { "on": "started", "dispatch": "stopped" }
          ]
        }
        """#
    ),
    Explanation(
      "SK0641",
      "Bridges in a cycle",
      meaning: "Bridges form a cycle that a 'when' in it can end.",
      reason: """
        Only you know whether the condition ends the cycle. Check whether one of the actions makes it false; if so,
        allow the warning at the bridge where it is shown.
        """,
      wrong: #"""
        "Pager": {
          "state": { "hasMore": "Bool = true" },
          "actions": { "asked": {}, "loaded": {} },
          "bridges": [
            { "on": "asked", "dispatch": "loaded" },
            { "on": "loaded", "dispatch": "asked", "when": "hasMore" }
          ]
        }
        """#,
      right: #"""
        "Pager": {
          "state": { "hasMore": "Bool = true" },
          "actions": { "asked": {}, "loaded": { "set": { "hasMore": false } } },
          "bridges": [
            { "on": "asked", "dispatch": "loaded", "allow": ["SK0641"] },
            { "on": "loaded", "dispatch": "asked", "when": "hasMore" }
          ]
        }
        """#
    ),
    Explanation(
      "SK0645",
      "Work that is left out without end",
      meaning: """
        The action of 'skipped' leads to another start of the work, by itself or by bridges without a 'when'. The message
        prints the actions, and shows each step with its line.
        """,
      reason: """
        The work still runs, so that the policy "first" leaves out this start, too, and sends the action again; at run time a
        store stops after a number of them. An action under 'until' on the way ends the work, and a 'when' of the work or of a
        bridge may end the cycle: these are not reported.
        """,
      wrong: #"""
        "Album": {
          "actions": { "tapped": {}, "wasBusy": {} },
          "effects": { "upload": { "on": "tapped", "policy": "first", "skipped": "wasBusy" } },
          "bridges": [{ "on": "wasBusy", "dispatch": "tapped" }]
        }
        """#,
      right: #"""
        "Album": {
          "actions": { "tapped": {}, "wasBusy": {} },
          "effects": { "upload": { "on": "tapped", "policy": "first", "skipped": "wasBusy" } }
        }
        """#
    ),
  ]
}
