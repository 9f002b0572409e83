extension Explanations {
  static let earlierNames: [Explanation] = [
    Explanation(
      "SK0420",
      "An earlier name that is the present one",
      meaning: "'was' lists the name that the declaration has now.",
      reason: """
        By 'was', the tool finds recordings and handlers with an earlier name. The present name needs no entry.
        """,
      wrong: #""Users": { "actions": { "renamed": { "was": ["renamed"] } } }"#,
      right: #""Users": { "actions": { "renamed": { "was": ["changedName"] } } }"#
    ),
    Explanation(
      "SK0421",
      "An earlier name that another has now",
      meaning: "'was' lists a name that a declaration beside it has at present; a note shows it.",
      reason: """
        Recordings under this name could belong to either declaration. They go to the one that has the name now; old
        recordings can go to the other one only while the name is free.
        """,
      wrong: #""Users": { "actions": { "renamed": { "was": ["changed"] }, "changed": "(id: Int)" } }"#,
      right: #""Users": { "actions": { "renamed": { "was": ["changed"] }, "changedID": "(id: Int)" } }"#
    ),
    Explanation(
      "SK0422",
      "An earlier name that two claim",
      meaning: "The same name is in 'was' of two declarations, or twice in one.",
      reason: """
        Recordings under this name can become only one of them. If one action was split in two, give the name to the
        action that old recordings should become.
        """,
      wrong: #"""
        "Users": {
          "actions": { "renamed": { "was": ["changed"] }, "moved": { "was": ["changed"] } }
        }
        """#,
      right: #"""
        "Users": {
          "actions": { "renamed": { "was": ["changed"] }, "moved": {} }
        }
        """#
    ),
  ]
}
