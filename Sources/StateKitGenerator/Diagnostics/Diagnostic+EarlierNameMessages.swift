/// What can be wrong with earlier names: SK0420 to SK0422.
extension Diagnostic {
  static func earlierNameIsPresent(_ name: Located<String>, of kind: NameKind) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0420",
      "the \(kind.rawValue) is called \(name.value.quoted) now: leave the name out of 'was'",
      at: name.location
    )
  }

  static func earlierNameOfAnother(
    _ name: Located<String>,
    _ kind: NameKind,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0421",
      "what was stored as \(name.value.quoted) belongs to the \(kind.rawValue) that is called so now:"
        + " leave the name out of 'was'",
      at: name.location,
      notes: [Note(message: "the \(kind.rawValue) \(name.value.quoted) is here", location: location)]
    )
  }

  static func earlierNameTwice(_ name: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0422",
      "the earlier name \(name.value.quoted) is given twice: leave one of them out",
      at: name.location,
      notes: [Note(message: "the first one is here", location: first)]
    )
  }
}
