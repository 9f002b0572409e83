/// The message about a failure that cannot be thrown, for several rules.
extension Diagnostic {
  /// `remedy` is an alternative for the author.
  static func notAnError(_ type: SwiftType, remedy: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0664",
      "\(type.quoted) is not an Error, and only an Error can be thrown: \(remedy)",
      at: location
    )
  }
}
