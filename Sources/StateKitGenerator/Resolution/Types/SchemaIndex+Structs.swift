/// A struct of `types` that an object writes out.
extension SchemaIndex {
  /// The properties of a struct that an object gives values, in the order of the initialiser.
  func structInJSON(
    _ members: [JSONMember],
    of type: TypeEntry,
    at location: SourceLocation
  ) throws(Mistake) -> Resolved<[(property: PropertySchema, type: SwiftType, member: JSONMember)]> {
    for member in members {
      guard let property = type.properties?[member.key.text] else {
        throw Mistake(.unknownProperty(member.key, in: type))
      }
      symbols?.record(member.key.located, .property(property, of: type.shownName))
    }
    var found: [(property: PropertySchema, type: SwiftType, member: JSONMember)] = []
    var missing: [String] = []
    for property in type.schema.properties ?? [] {
      if let member = members.first(where: { $0.key.text == property.name.value }) {
        guard let type = property.type?.value else { return .reported }
        found.append((property, type, member))
      } else if !property.hasDefault {
        missing.append(property.name.value)
      }
    }
    if !missing.isEmpty { throw Mistake(.missingProperties(missing, of: type, at: location)) }
    return .value(found)
  }

  /// The Swift expression for a struct whose values are all literals.
  func structLiteral(
    _ members: [JSONMember],
    of declared: TypeEntry,
    spelled type: SwiftType,
    at node: JSONNode
  )
    throws(Mistake) -> Resolved<String>
  {
    guard case .value(let parts) = try structInJSON(members, of: declared, at: node.location) else {
      return .reported
    }
    var values: [String] = []
    for part in parts {
      guard case .value(let value) = try literal(part.member.value, as: part.type) else { return .reported }
      values.append("\(Identifier(part.property.name.value)?.label ?? part.property.name.value): \(value)")
    }
    return .value("\(type.spelling)(\(values.joined(separator: ", ")))")
  }
}

extension Diagnostic {
  fileprivate static func unknownProperty(_ name: JSONString, in type: TypeEntry) -> Diagnostic {
    .unknown(
      "SK0533",
      "the struct \(type.shownName.quoted) has no property \(name.text.quoted)",
      at: name.located,
      among: (type.schema.properties ?? []).map(\.name.value)
    )
  }

  fileprivate static func missingProperties(
    _ names: [String],
    of type: TypeEntry,
    at location: SourceLocation
  )
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0534",
      "the struct \(type.shownName.quoted) needs a value for \(names.listed("and")), which \(names.count == 1 ? "has" : "have") no default",
      at: location,
      notes: [Note(message: "\(type.shownName.quoted) is declared here", location: type.schema.name.location)]
    )
  }
}
