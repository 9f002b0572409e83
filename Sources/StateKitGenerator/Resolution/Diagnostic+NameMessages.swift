/// Messages about names that are not identifiers, for several files.
extension Diagnostic {
  static func notAnIdentifier(
    _ name: Located<String>,
    _ kind: NameKind,
    suggestion: String?
  ) -> Diagnostic {
    var remedy = "begin with a letter and go on with letters and digits"
    if let unseen = name.value.unicodeScalars.lazy.compactMap(\.unseenName).first {
      remedy = "it has the invisible character \(unseen) in it"
    } else if kind == .property || kind == .label, name.value.hasSuffix("?") {
      remedy = "a value that may be nil has a type with '?', \"String?\""
    }
    return Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is not an identifier of Swift: \(remedy)",
      at: name.location,
      suggestion: suggestion
    )
  }

  /// The message for a component of a path.
  static func notAnIdentifier(_ name: String, at location: SourceLocation) -> Diagnostic {
    notAnIdentifier(Located(name, at: location), .action, suggestion: nil)
  }
}
