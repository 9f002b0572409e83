/// A property of the state that a closure takes after the payload.
struct ResolvedInput {
  let label: Located<String>
  let path: PathSchema
  let property: ResolvedPropertyPath
  /// The type of the closure's parameter: optional if the property may be nil or absent.
  let type: SwiftType
}

extension ResolvedModule {
  /// The values of `with` of a request or an effect.
  ///
  /// - Parameter given: The values that the closure takes from the action.
  func inputs(
    _ with: [AssignmentSchema],
    of domain: ResolvedDomain,
    beside given: Resolved<GivenValues>
  ) -> Resolved<[ResolvedInput]> {
    let inputs = with.compactMap { assignment in
      diagnostics.resolving { () throws(Mistake) in try input(assignment, of: domain, beside: given) }.value
    }
    return inputs.count == with.count ? .value(inputs) : .reported
  }

  private func input(
    _ assignment: AssignmentSchema,
    of domain: ResolvedDomain,
    beside given: Resolved<GivenValues>
  ) throws(Mistake) -> Resolved<ResolvedInput> {
    let label = assignment.property
    if given.value?.values[label.value] != nil { throw Mistake(.inputCalledLikeValue(label)) }
    guard case .property(let path) = assignment.value else { throw Mistake(.inputNotOfState(assignment)) }
    guard case .value(let property) = self.property(at: path, in: domain) else { return .reported }
    guard let type = property.valueType else { throw Mistake(.inputOfUnknownType(path)) }
    try domain.entry.check(sees: type, in: index, at: path.end)
    return .value(ResolvedInput(label: label, path: path, property: property, type: type))
  }
}

extension Diagnostic {
  fileprivate static func inputNotOfState(_ assignment: AssignmentSchema) -> Diagnostic {
    let (location, reason): (SourceLocation, String) =
      switch assignment.value {
      case .payload(let label): (label.location, "the closure takes the values of the payload already")
      case .json(let node): (node.location, "the closure can know constants itself")
      case .property(let path): (path.components[0].location, "")
      }
    return Diagnostic(
      .error,
      "SK0675",
      "'with' hands over properties of the state, as in \"@path\", and \(reason)",
      at: location
    )
  }

  fileprivate static func inputOfUnknownType(_ path: PathSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0675",
      "the schema does not know the type of \(("@" + path.text).quoted), which the closure would take: hand over a property"
        + " that the schema declares",
      at: path.end
    )
  }

  fileprivate static func inputCalledLikeValue(_ label: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0676",
      "the closure takes a \(label.value.quoted) of the action already: give the property another name",
      at: label.location
    )
  }
}
