extension TypeSchema {
  /// The types of the properties of a struct, or of the values of an enum's cases.
  var writtenTypes: [Located<SwiftType>] {
    (properties ?? []).compactMap(\.type) + caseValues.compactMap(\.type)
  }
}

extension DomainSchema {
  /// The types of properties, and of the payloads of actions and phases.
  var writtenTypes: [Located<SwiftType>] {
    (declaredProperties ?? []).compactMap(\.type)
      + sentActions.flatMap { ($0.payload ?? []).compactMap(\.type) }
  }
}
