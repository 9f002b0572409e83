extension Explanations {
  static let allowances: [Explanation] = [
    Explanation(
      "SK0214",
      "No code in 'allow'",
      meaning:
        "'allow' lists codes of warnings and notes: SK and four digits, as they stand in brackets behind a message.",
      reason: "A misspelled code would have no effect, and you would not notice it.",
      wrong: #""Filter": { "actions": { "cleared": { "allow": ["unused"] } } }"#,
      right: #""Filter": { "actions": { "cleared": {}, "none": { "allow": ["SK0411"] } } }"#
    ),
    Explanation(
      "SK0215",
      "An 'allow' without an effect",
      meaning: """
        The declaration allows a warning or note that is not found in it, or that a declaration further in allows
        already: the narrowest 'allow' around a warning is the one that counts.
        """,
      reason: """
        The allowed warning was corrected since, or stands elsewhere. The entry would silence the next warning of
        its kind unseen. Errors cannot be silenced.
        """,
      wrong: #""Filter": { "actions": { "cleared": { "allow": ["SK0411"] } } }"#,
      right: #""Filter": { "actions": { "cleared": {} } }"#
    ),
  ]
}
