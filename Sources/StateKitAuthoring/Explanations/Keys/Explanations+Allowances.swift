extension Explanations {
  static let allowances: [Explanation] = [
    Explanation(
      "SK0214",
      "No code in 'allow'",
      meaning:
        "'allow' lists codes of warnings and notes: SK and four digits, as they stand in brackets behind a message.",
      reason: "A code with a slip in it would silence nothing, and nobody would hear of it.",
      wrong: #""Filter": { "actions": { "cleared": { "allow": ["unused"] } } }"#,
      right: #""Filter": { "actions": { "cleared": {}, "none": { "allow": ["SK0411"] } } }"#
    ),
    Explanation(
      "SK0215",
      "An 'allow' that silences nothing",
      meaning: """
        The declaration allows a warning or note that is not found in it, or that a declaration further in allows
        already: the narrowest 'allow' around a warning is the one that counts.
        """,
      reason: """
        What was allowed once is mended since, or stands elsewhere. Left in place, the entry would silence the next
        warning of its kind, which nobody has looked at. Errors are never silenced.
        """,
      wrong: #""Filter": { "actions": { "cleared": { "allow": ["SK0411"] } } }"#,
      right: #""Filter": { "actions": { "cleared": {} } }"#
    ),
  ]
}
