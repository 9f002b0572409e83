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
        its kind unseen. Errors cannot be silenced. An allowed SK0690 stays as it is where a path with '*', in whatever file,
        names the action among others.
        """,
      wrong: #""Filter": { "actions": { "cleared": { "allow": ["SK0411"] } } }"#,
      right: #""Filter": { "actions": { "cleared": {} } }"#
    ),
    Explanation(
      "SK0216",
      "A default of a property that is written by hand",
      meaning: "The state is a type of your own, and a property that the schema lists has a default.",
      reason: """
        The schema lists the properties that it uses, and does not make the state. The default is in your type.
        """,
      wrong: #""Clock": { "state": { "swift": "ClockFace", "properties": { "seconds": "Int = 0" } } }"#,
      right: #""Clock": { "state": { "swift": "ClockFace", "properties": { "seconds": "Int" } } }"#
    ),
    Explanation(
      "SK0217",
      "Actions written by hand that are not an enum of yours",
      meaning: """
        'actions' names an enum that you write, with its cases, and the name is not one of such an enum: it is another
        type, or an enum of another module, of a schema or of another domain; or the enum has no cases.
        """,
      reason: "The generated code extends the enum, so each domain needs one in the module of its schema.",
      wrong: #""Clock": { "actions": { "swift": "[ClockEvent]", "cases": { "ticked": {} } } }"#,
      right: #""Clock": { "actions": { "swift": "ClockEvent", "cases": { "ticked": {} } } }"#
    ),
  ]
}
