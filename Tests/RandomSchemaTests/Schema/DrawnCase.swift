/// A case of an enum whose cases have values.
struct DrawnCase {
  var name: String
  var payload: [DrawnValue] = []
  var form = DrawnPayloadForm.list
  /// Whether the schema writes the case as an object, where a shorter form would do.
  var isWrittenOut = false
  var documentation: String?

  /// The case with its values, as a schema writes it.
  func json(_ values: [JSON]) -> JSON {
    if payload.isEmpty { return .string(name) }
    let isUnlabelled = payload.allSatisfy { $0.label == nil }
    let whole: JSON =
      isUnlabelled
      ? (values.count == 1 ? values[0] : .array(values))
      : .object(zip(payload, values).enumerated().map { ($1.0.label ?? String($0), $1.1) })
    return .object([(name, whole)])
  }
}

extension DrawnSchema {
  /// The case in Swift, from the expressions of its values.
  func swift(_ made: DrawnCase, of type: DrawnType, _ values: [String]) -> String {
    "\(swift(type)).\(SwiftText.name(made.name))\(arguments(made.payload, values))"
  }

  /// The cases with values, and without, of an enum or of an optional of it; nil for other types.
  func choices(of type: DrawnType) -> (type: DrawnType, cases: [DrawnCase])? {
    if case .optional(let wrapped) = type { return choices(of: wrapped) }
    guard case .declared(let number) = type, case .choices(let cases) = types[number].kind else { return nil }
    return (type, cases)
  }

  /// The type of the property of a case.
  func valueType(of choice: DrawnCase) -> DrawnType? {
    choice.payload.count == 1 ? .optional(choice.payload[0].type) : nil
  }
}
