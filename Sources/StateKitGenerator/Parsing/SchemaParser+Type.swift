extension SchemaParser {
  /// An entry of `types`.
  func typeSchema(_ member: JSONMember) -> TypeSchema {
    let name = member.key.located
    guard let object = object(member.value, "the type \(name.value.quoted)", TypeKey.self) else {
      return TypeSchema(name: name, documentation: nil, kind: nil)
    }
    let kind = kind(object)
    let isRepeated = [.struct, .enum].contains { object.member($0)?.isRepeated == true }
    return TypeSchema(
      name: name,
      documentation: text(object, .doc),
      kind: member.isRepeated || isRepeated ? nil : kind,
      allow: allowances(object[.allow], of: member)
    )
  }

  private func kind(_ object: SchemaObject<TypeKey>) -> TypeSchema.Kind? {
    switch (object.member(.struct), object.member(.enum)) {
    case (let structure?, nil):
      return entries(of: structure.value, TypeKey.struct).map { .struct($0.map(property)) }
    case (nil, let enumeration?):
      return cases(enumeration.value).map(TypeSchema.Kind.enum)
    case (let structure?, let enumeration?):
      diagnostics.report(.structAndEnum(structure.key.location, enumeration.key.location))
      return nil
    case (nil, nil):
      object.reportMissingAlternative(to: diagnostics)
      return nil
    }
  }

  /// Nil if a case cannot be read; otherwise a default with the name of that case would be reported.
  private func cases(_ node: JSONNode) -> [EnumCaseSchema]? {
    guard let elements = elements(node, of: "enum", expected: "an array of cases") else { return nil }
    if elements.isEmpty { diagnostics.report(.empty("enum", "at least one case", at: node.location)) }
    let cases = elements.compactMap(enumCase)
    return cases.isEmpty || cases.count < elements.count ? nil : cases
  }

  /// A case: its name, or an object with its name and its values.
  private func enumCase(_ node: JSONNode) -> EnumCaseSchema? {
    switch node.value {
    case .string(let name): return EnumCaseSchema(name: name.located)
    case .object(let members):
      if let member = members.first, members.count == 1 { return enumCase(member) }
      diagnostics.report(.notOneCase(members, at: node.location))
    default:
      let expected = "the name of a case, or an object with its name and its values,"
      diagnostics.report(.wrongKind(of: "an entry of 'enum'", expected: expected, found: node))
    }
    return nil
  }

  private func enumCase(_ member: JSONMember) -> EnumCaseSchema {
    let name = member.key.located
    switch member.value.value {
    case .string(let string):
      return EnumCaseSchema(name: name, payload: payloads.payload(string, reportingTo: diagnostics))
    case .object(let members):
      let object = object(members, at: member.value.location, EnumCaseKey.self)
      return EnumCaseSchema(
        name: name,
        documentation: text(object, .doc),
        payload: member.isRepeated ? nil : payload(object, .payload)
      )
    default:
      var remedy = "a case without values is a text, \"\(name.value.shown)\""
      if case .array = member.value.value { remedy = "an array of types stands under 'payload'" }
      diagnostics.report(
        .wrongKind(
          of: "the values of \(name.value.quoted)",
          expected: "a payload in a string or an object",
          found: member.value,
          remedy: remedy
        )
      )
      return EnumCaseSchema(name: name, payload: nil)
    }
  }
}

extension Diagnostic {
  /// The message for an entry of `enum` whose object has no case, or several.
  fileprivate static func notOneCase(_ members: [JSONMember], at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0221",
      members.isEmpty
        ? "an entry of 'enum' has the name of a case: {\"failed\": \"(reason: String)\"}"
        : "an entry of 'enum' is one case: put each of the others into an object of its own",
      at: members.dropFirst().first?.key.location ?? location
    )
  }

  fileprivate static func structAndEnum(
    _ structure: SourceLocation,
    _ enumeration: SourceLocation
  ) -> Diagnostic {
    let isStructFirst = structure.offset < enumeration.offset
    return Diagnostic(
      .error,
      "SK0212",
      "a type is either a struct or an enum; remove one of the two keys",
      at: isStructFirst ? enumeration : structure,
      notes: [Note(message: "the other one is here", location: isStructFirst ? structure : enumeration)]
    )
  }
}
