/// What several files report.
extension Diagnostic {
  /// `remedy` is what else to do.
  static func notAnError(_ type: SwiftType, remedy: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0664",
      "\(type.quoted) is no Error, and nothing else can be thrown: \(remedy)",
      at: location
    )
  }
}
