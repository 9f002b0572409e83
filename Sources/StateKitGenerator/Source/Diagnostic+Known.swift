extension Diagnostic {
  /// The error that a name is unknown. A known name like it is suggested; without one, the known names are listed.
  ///
  /// - Parameter meant: The name that the author means; nil if only its spelling can tell.
  static func unknown(
    _ code: String,
    _ message: String,
    at name: Located<String>,
    among names: [String],
    meaning meant: String? = nil,
    notes: [Note] = []
  ) -> Diagnostic {
    let suggestion = meant ?? nearMiss(of: name.value, in: names)
    return Diagnostic(
      .error,
      code,
      message + known(names, unless: suggestion),
      at: name.location,
      notes: notes,
      suggestion: suggestion
    )
  }

  /// The end of a message that lists the known names; empty if there is a suggestion.
  static func known(_ names: [String], unless suggestion: String?) -> String {
    guard suggestion == nil, !names.isEmpty else { return "" }
    let limit = 8
    let others = names.count > limit ? " and \(names.count - limit) others" : ""
    return others.isEmpty
      ? "; there is \(names.listed("and"))"
      : "; there is \(names.prefix(limit).map(\.quoted).joined(separator: ", "))\(others)"
  }
}
