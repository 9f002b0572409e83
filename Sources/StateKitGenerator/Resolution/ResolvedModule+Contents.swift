/// Mistakes in names that belong to the parts of a list or a one-of, and not to the list or one-of itself.
extension ResolvedModule {
  /// The mistake in a name after a list or a dictionary, if the name belongs to its values.
  func mistake(
    in name: Located<String>,
    ofContents list: SwiftType,
    behind path: ResolvedPropertyPath
  ) -> Mistake? {
    if name.value == "first", !list.hasOrder { return Mistake(.firstWithoutOrder(name, of: path)) }
    var type = list.contents
    while let found = type {
      if knows(name.value, in: found) { return Mistake(.propertyOfElements(name, of: path)) }
      type = found.contents
    }
    return nil
  }

  /// The mistake in a name after a one-of, if the name belongs to the state of a case.
  func mistake(
    in name: Located<String>,
    withoutCaseOf domain: ResolvedDomain,
    behind path: ResolvedPropertyPath
  ) -> Mistake? {
    guard domain.entry.schema.isOneOf else { return nil }
    let cases = domain.children.filter { knows(name.value, in: $0.domain) }.map(\.name)
    return cases.isEmpty ? nil : Mistake(.propertyOfCase(name, of: path, cases))
  }

  private func knows(_ name: String, in type: SwiftType) -> Bool {
    let type = type.withoutOptionals
    if type.property(name) != nil { return true }
    if let domain = domain(ofState: type) ?? domain(ofListedState: type) { return knows(name, in: domain) }
    guard let declared = index.type(type) else { return false }
    return declared.properties?[name] != nil || index.caseProperty(name, of: declared) != nil
  }

  private func knows(_ name: String, in domain: ResolvedDomain) -> Bool {
    if domain.child(name) != nil || domain.entry.properties?[name] != nil { return true }
    return domain.entry.schema.isOneOf && domain.children.contains { knows(name, in: $0.domain) }
  }
}

extension SwiftType {
  /// The type of the values in a list or a dictionary, also behind an optional.
  fileprivate var contents: SwiftType? {
    switch self {
    case .optional(let wrapped): wrapped.contents
    case .array(let element): element
    case .dictionary(_, let value): value
    case .named where isList: namedElement
    case .named, .tuple, .existential: nil
    }
  }

  /// False for a set and a dictionary.
  fileprivate var hasOrder: Bool {
    if case .dictionary = self { false } else { builtIn?.name != "Set" }
  }

  private var isList: Bool {
    ["IdentifiedArray", "StackState"].contains(ofRuntime?.name)
      || ["ArraySlice", "ContiguousArray", "Set"].contains(builtIn?.name)
  }

  private var namedElement: SwiftType? {
    guard case .named(let path) = self else { return nil }
    return path.last?.arguments.first
  }
}

extension Diagnostic {
  fileprivate static func propertyOfElements(_ name: Located<String>, of path: ResolvedPropertyPath)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0613",
      "\(name.value.quoted) is a property of each value in \(path.lastName.quoted), and a path leads to one value: name a"
        + " property of the whole, which can be computed in Swift under another name",
      at: name.location
    )
  }

  /// The message for an element that differs between two equal values, so that a replay would go another way.
  fileprivate static func firstWithoutOrder(_ name: Located<String>, of path: ResolvedPropertyPath)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0613",
      "\("\(path.lastName).first".quoted) can be another element in each run, because a set or dictionary has no order:"
        + " compute the element that is meant in Swift, under another name",
      at: name.location
    )
  }

  fileprivate static func propertyOfCase(
    _ name: Located<String>,
    of path: ResolvedPropertyPath,
    _ cases: [String]
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0613",
      "\(name.value.quoted) is a property of \(cases.count == 1 ? "the case" : "the cases") \(cases.listed("and")) of"
        + " \(path.lastName.quoted): name the case before it",
      at: name.location,
      suggestion: cases.count == 1 ? "\(cases[0]).\(name.value)" : nil
    )
  }
}

extension ResolvedPropertyPath {
  fileprivate var lastName: String { steps.last?.name ?? "" }
}
