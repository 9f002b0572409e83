extension Diagnostic {
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
