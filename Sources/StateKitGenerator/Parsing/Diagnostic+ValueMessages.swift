/// Messages that several files report.
extension Diagnostic {
  /// `{"swift": "code"}` in `set`, `add` or `with`.
  static func codeBesideAction(_ key: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0511",
      "code stands in defaults alone: 'set', 'add' and 'with' take a JSON value or one that an action brings, and a"
        + " handler computes others",
      at: key.location
    )
  }
}
