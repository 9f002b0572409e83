extension SchemaParser {
  /// A property of a state or of a struct, in one of its three forms.
  func property(_ member: JSONMember) -> PropertySchema {
    let name = member.key.located
    switch member.value.value {
    case .string(let string):
      let parsed = PropertyParser.parse(string, reportingTo: diagnostics)
      return PropertySchema(name: name, type: parsed?.type, default: parsed?.default, documentation: nil)
    case .object(let members) where PropertyKey.shape.isNestedObject(members):
      diagnostics.report(.nestedObject(name, at: member.value.location))
      return PropertySchema(name: name, type: nil, default: nil, documentation: nil)
    case .object(let members):
      let object = object(members, at: member.value.location, PropertyKey.self)
      return PropertySchema(
        name: name,
        type: object.required(.type, reportingTo: diagnostics).flatMap { swiftType($0, "'type'") },
        default: object[.default].flatMap(defaultValue),
        isSensitive: object[.sensitive].map(isTrue) ?? false,
        documentation: text(object, .doc),
        allow: allowances(object[.allow], of: member),
        was: earlierNames(object[.was])
      )
    default:
      diagnostics.report(.noProperty(name, found: member.value))
      return PropertySchema(name: name, type: nil, default: nil, documentation: nil)
    }
  }

  /// A type in a string.
  func swiftType(_ node: JSONNode, _ what: @autoclosure () -> String) -> Located<SwiftType>? {
    string(node, what(), expected: "a type in a string")
      .flatMap { TypeParser.parse($0, reportingTo: diagnostics) }
  }

  /// The value of `sensitive`. One that is not a boolean is reported, and hides the property as it was meant to.
  private func isTrue(_ node: JSONNode) -> Bool {
    if case .bool(let value) = node.value { return value }
    diagnostics.report(
      .wrongKind(
        of: "'sensitive'",
        expected: "true or false",
        found: node,
        remedy: "labels stand under 'sensitive' of an action"
      )
    )
    return true
  }

  /// A JSON value, or `{"swift": "expression"}`. With other keys beside it `swift` is a property of a struct.
  private func defaultValue(_ node: JSONNode) -> Located<DefaultSchema>? {
    guard case .object(let members) = node.value, members.map(\.key.text) == [ExpressionKey.swift.rawValue]
    else {
      return Located(.json(node), at: node.location)
    }
    return string(members[0].value, "'swift'")
      .flatMap { ExpressionParser.parse($0, reportingTo: diagnostics) }
      .map { $0.map(DefaultSchema.swift) }
  }
}

extension ObjectShape {
  /// Whether an object has several keys, and all of them are unlike the keys of schemas and of this shape.
  fileprivate func isNestedObject(_ members: [JSONMember]) -> Bool {
    members.count > 1
      && members.allSatisfy { member in
        let key = member.key.text
        return !ObjectShape.all.contains { $0.keys.contains(key) } && nearMiss(of: key, in: keys) == nil
      }
  }
}

extension Diagnostic {
  /// The property is an object with properties.
  fileprivate static func nestedObject(_ property: Located<String>, at location: SourceLocation) -> Diagnostic
  {
    let name = property.value.shown
    let type = CamelCase.identifier(in: property.value, isUpper: true) ?? "User"
    return Diagnostic(
      .error,
      "SK0202",
      "a property needs the key 'type'; an object in a state is a struct of 'types', {\"\(type)\": {\"struct\": {…}}}, and"
        + " the property has its name, \"\(name)\": \"\(type)\"",
      at: location
    )
  }

  /// The property is a value in the place of a type.
  fileprivate static func noProperty(_ name: Located<String>, found node: JSONNode) -> Diagnostic {
    var remedy = "the type comes first, and a default behind it"
    var suggestion: String?
    switch node.value {
    case .array: remedy = "an array has the type of its elements, \"[String]\""
    case .null: remedy = "a value that may be nil has a type with '?', \"String?\""
    case .bool(let value): suggestion = "Bool = \(value)"
    case .number(let number):
      let isWhole = !number.utf8.contains { ".eE".utf8.contains($0) }
      suggestion = "\(isWhole ? "Int" : "Double") = \(number)"
    case .string, .object: break
    }
    return wrongKind(
      of: "the property \(name.value.quoted)",
      expected: "a type in a string or an object",
      found: node,
      remedy: remedy,
      suggestion: suggestion
    )
  }
}
