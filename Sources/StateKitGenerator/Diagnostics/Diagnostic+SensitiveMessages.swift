/// What can be wrong with `sensitive`: SK0530 to SK0539.
extension Diagnostic {
  static func unknownSensitiveLabel(
    _ label: Located<String>,
    of action: ActionSchema,
    _ payload: PayloadIndex
  ) -> Diagnostic {
    let name = label.value.hasPrefix("$") ? String(label.value.dropFirst()) : label.value
    let suggestion = payload[name] == nil ? nearMiss(of: name, in: payload.keys) : name
    let has = payload.keys.isEmpty ? ", which has no payload" : ""
    return Diagnostic(
      .error,
      "SK0530",
      "there is no value \(label.value.quoted) in \(action.name.value.quoted)\(has)"
        + known(payload.keys, unless: suggestion),
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
