/// A case of an enum of `types` with values that are not all constants.
struct ResolvedCase<Content> {
  struct Value {
    /// Nil for a value without a label.
    let label: String?
    let type: SwiftType
    let content: Content
  }

  let type: SwiftType
  let name: String
  /// In the order of the payload.
  let values: [Value]
}

extension ResolvedModule {
  /// The case that a JSON value writes out for an enum, or for an optional of it; nil for other JSON.
  ///
  /// - Parameter content: The meaning of a value of the case; nil if it was reported.
  func enumCase<Content>(
    _ node: JSONNode,
    as type: SwiftType,
    content: (ValueSchema, SwiftType) throws(Mistake) -> Content?
  ) throws(Mistake) -> Resolved<ResolvedCase<Content>>? {
    guard let declared = index.enumeration(type), declared.hasValues, case .object(let members) = node.value,
      node.expressionKey == nil || declared.cases?["swift"] != nil
    else { return nil }
    guard case .value(let written) = try index.caseInJSON(members, node, of: declared) else {
      return .reported
    }
    let parser = SchemaParser(diagnostics: diagnostics)
    var values: [ResolvedCase<Content>.Value] = []
    for value in written.values {
      guard let assignment = parser.readingAssignment(value.member, in: "set"),
        let content = try content(assignment.value, value.type)
      else { continue }
      values.append(ResolvedCase.Value(label: value.label, type: value.type, content: content))
    }
    if values.count < written.values.count { return .reported }
    return .value(ResolvedCase(type: type.withoutOptionals, name: written.name, values: values))
  }
}

extension SwiftType {
  /// The type that an optional wraps; nil for other types.
  var unwrapped: SwiftType? {
    guard case .optional(let wrapped) = self else { return nil }
    return wrapped
  }

  /// The type that optionals wrap.
  var withoutOptionals: SwiftType {
    guard case .optional(let wrapped) = self else { return self }
    return wrapped.withoutOptionals
  }

  /// The number of nested optionals.
  var optionals: Int {
    guard case .optional(let wrapped) = self else { return 0 }
    return wrapped.optionals + 1
  }
}
