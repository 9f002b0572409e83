extension Explanations {
  static let earlierNames: [Explanation] = [
    Explanation(
      "SK0420",
      "An earlier name that is the present one",
      meaning: "'was' lists the name that the declaration has now.",
      reason: """
        By 'was' recordings and handlers with an earlier name are found again. For the present name nothing has to
        be said.
        """,
      wrong: #""Users": { "actions": { "renamed": { "was": ["renamed"] } } }"#,
      right: #""Users": { "actions": { "renamed": { "was": ["changedName"] } } }"#
    ),
    Explanation(
      "SK0421",
      "An earlier name that another has now",
      meaning: "'was' lists a name that a declaration beside it has at present; a note shows it.",
      reason: """
        What was recorded under the name could belong to either. It goes to the one that is called so; to carry old
        recordings over to the other one is possible only while the name is free.
        """,
      wrong: #""Users": { "actions": { "renamed": { "was": ["changed"] }, "changed": "(id: Int)" } }"#,
      right: #""Users": { "actions": { "renamed": { "was": ["changed"] }, "changedID": "(id: Int)" } }"#
    ),
    Explanation(
      "SK0422",
      "An earlier name that two claim",
      meaning: "The same name is in 'was' of two declarations, or twice in one.",
      reason: """
        What was recorded under it can become one of them alone. Where one action was split in two, give the name to
        the one that old recordings should become.
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
