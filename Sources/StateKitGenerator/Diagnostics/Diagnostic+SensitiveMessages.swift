/// What can be wrong with `sensitive`: SK0530 to SK0539.
extension Diagnostic {
  static func unknownSensitiveLabel(
    _ label: Located<String>,
    of name: Located<String>,
    keys: [String]
  ) -> Diagnostic {
    let bare = label.value.hasPrefix("$") ? String(label.value.dropFirst()) : label.value
    let suggestion = keys.contains(bare) ? bare : nearMiss(of: bare, in: keys)
    let has = keys.isEmpty ? ", which has no payload" : ""
    return Diagnostic(
      .error,
      "SK0530",
      "there is no value \(label.value.quoted) in \(name.value.quoted)\(has)"
        + known(keys, unless: suggestion),
      at: label.location,
      suggestion: suggestion
    )
  }

  static func sensitiveTwice(_ label: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0531",
      "\(label.value.quoted) is named twice in 'sensitive': leave one out",
      at: label.location,
      notes: [Note(message: "the first one is here", location: first)]
    )
  }
}
