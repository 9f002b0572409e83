/// A case of an enum with the JSON of its values, as its author wrote them.
struct CaseInJSON {
  struct Value {
    /// Nil for a value without a label.
    let label: String?
    let type: SwiftType
    /// The JSON of the value, with its label or the name of the case as the key.
    let member: JSONMember
  }

  let name: String
  /// In the order of the payload.
  let values: [Value]

  /// The Swift expression that makes the case from the expressions of its values.
  func expression(of type: SwiftType, _ values: [String]) -> String {
    let labelled = zip(self.values, values).map { written, value in
      written.label.map { (Identifier($0)?.label ?? $0) + ": " + value } ?? value
    }
    return "\(type.spelling).\(Identifier.spell(name))(\(labelled.joined(separator: ", ")))"
  }
}

extension SchemaIndex {
  /// The entry of `types` for an enum, or for the enum that an optional wraps.
  func enumeration(_ type: SwiftType) -> TypeEntry? {
    declaredType(type).flatMap { $0.cases == nil ? nil : $0 }
  }

  /// The entry of `types` for a type, or for the type that an optional wraps.
  func declaredType(_ type: SwiftType) -> TypeEntry? {
    if case .optional(let wrapped) = type { return declaredType(wrapped) }
    return self.type(type)
  }

  func enumCase(_ name: Located<String>, of type: TypeEntry) throws(Mistake) -> EnumCaseSchema {
    guard let found = type.cases?[name.value] else { throw Mistake(.noSuchCase(name, of: type)) }
    symbols?.record(name, .enumCase(found, of: type))
    return found
  }

  /// Records the case that code makes: `.euro`, `Currency.euro`, `.fee(1)`.
  func record(caseIn code: Located<String>, of type: TypeEntry) {
    let head = code.value.prefix { $0 != "(" }
    let names = head.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
      let name = names.last.map(String.init), let found = type.cases?[name]
    else { return }
    let offset = code.location.offset + head.utf8.count - name.utf8.count
    let place = SourceLocation(file: code.location.file, offset: offset)
    symbols?.record(Located(name, at: place), .enumCase(found, of: type))
  }

  /// The type of the property that gives the values of a case: the value itself, or a tuple of several; nil without such a
  /// property.
  func caseProperty(_ name: String, of type: TypeEntry) -> Resolved<SwiftType>? {
    guard let found = type.cases?[name], found.hasValues else { return nil }
    guard let payload = found.payload else { return .reported }
    var elements: [SwiftType.TupleElement] = []
    for value in payload {
      guard let type = value.type?.value else { return .reported }
      elements.append(SwiftType.TupleElement(label: value.label?.value, type: type))
    }
    return .value(.optional(elements.count == 1 ? elements[0].type : .tuple(elements)))
  }

  /// The case that an object names, with the JSON of its values.
  func caseInJSON(_ members: [JSONMember], _ node: JSONNode, of type: TypeEntry) throws(Mistake)
    -> Resolved<CaseInJSON>
  {
    guard let member = members.first, members.count == 1 else {
      throw Mistake(.notOneCase(of: type, at: members.dropFirst().first?.key.location ?? node.location))
    }
    let found = try enumCase(member.key.located, of: type)
    if !found.hasValues { throw Mistake(.caseWithoutValues(found, at: member.value.location)) }
    guard let payload = found.payload else { return .reported }
    let nodes = try self.members(of: member, for: found, payload)
    var values: [CaseInJSON.Value] = []
    for (value, member) in zip(payload, nodes) {
      guard let type = value.type?.value else { return .reported }
      values.append(CaseInJSON.Value(label: value.label?.value, type: type, member: member))
    }
    return .value(CaseInJSON(name: found.name.value, values: values))
  }

  /// The JSON of each value: one without a label stands by itself, several without labels in an array, and labelled ones
  /// in an object.
  private func members(
    of member: JSONMember,
    for enumCase: EnumCaseSchema,
    _ payload: [PayloadValueSchema]
  ) throws(Mistake) -> [JSONMember] {
    if payload.allSatisfy({ $0.label == nil }) {
      if payload.count == 1 { return [member] }
      guard case .array(let elements) = member.value.value, elements.count == payload.count else {
        throw Mistake(.valuesMisfit(member.value, of: enumCase, payload))
      }
      return elements.map { JSONMember(key: member.key, value: $0) }
    }
    guard case .object(let members) = member.value.value else {
      throw Mistake(.valuesMisfit(member.value, of: enumCase, payload))
    }
    let index = PayloadIndex(payload)
    if let unknown = members.first(where: { index[$0.key.text] == nil }) {
      throw Mistake(.unknownValue(unknown.key, of: enumCase, index))
    }
    var found: [JSONMember] = []
    for key in index.keys {
      guard let member = members.first(where: { $0.key.text == key }) else {
        throw Mistake(.missingValue(key, of: enumCase, at: member.value.location))
      }
      if let value = index[key]?.value { symbols?.record(member.key.located, .label(value, key: key)) }
      found.append(member)
    }
    return found
  }
}

extension EnumCaseSchema {
  /// The form of the case as a value: `{"failed": {"reason": …}}`.
  var writtenForm: String {
    let payload = payload ?? []
    let keys = PayloadIndex(payload).keys
    let values =
      if payload.allSatisfy({ $0.label == nil }) {
        payload.count == 1 ? "…" : "[\(payload.map { _ in "…" }.joined(separator: ", "))]"
      } else {
        "{\(keys.map { "\"\($0.shown)\": …" }.joined(separator: ", "))}"
      }
    return "{\"\(name.value.shown)\": \(values)}"
  }
}

extension Diagnostic {
  fileprivate static func noSuchCase(_ name: Located<String>, of type: TypeEntry) -> Diagnostic {
    let cases = type.schema.cases ?? []
    // The name in Swift's spelling: `.failed`, `Phase.failed`, `.failed(reason: "none")`.
    let spelled = name.value.prefix { $0 != "(" }.split(separator: ".").last.map(String.init)
    let meant = cases.first { $0.name.value == spelled }
    if let meant, meant.hasValues {
      return caseMisfit(
        "\(name.value.quoted) is Swift: write the case with its values as \(meant.writtenForm)",
        at: name.location
      )
    }
    return .unknown(
      "SK0513",
      "the enum \(type.name.quoted) has no case \(name.value.quoted)",
      at: name,
      among: cases.map(\.name.value),
      meaning: meant?.name.value
    )
  }

  /// The message for the name of a case in the place of the case with its values.
  static func caseNeedsValues(_ enumCase: EnumCaseSchema, at location: SourceLocation) -> Diagnostic {
    caseMisfit(
      "the case \(enumCase.name.value.quoted) has values: write \(enumCase.writtenForm)",
      at: location
    )
  }

  fileprivate static func caseWithoutValues(_ enumCase: EnumCaseSchema, at location: SourceLocation)
    -> Diagnostic
  {
    let name = enumCase.name.value
    return caseMisfit("the case \(name.quoted) has no values: write \"\(name.shown)\"", at: location)
  }

  fileprivate static func notOneCase(of type: TypeEntry, at location: SourceLocation) -> Diagnostic {
    let example = type.schema.cases?.first(where: \.hasValues).map { ", for example \($0.writtenForm)" } ?? ""
    return caseMisfit("a value of \(type.name.quoted) is one case\(example)", at: location)
  }

  fileprivate static func valuesMisfit(
    _ node: JSONNode,
    of enumCase: EnumCaseSchema,
    _ payload: [PayloadValueSchema]
  ) -> Diagnostic {
    let hasLabels = payload.contains { $0.label != nil }
    let expected = hasLabels ? "an object of its values" : "an array of its \(payload.count) values"
    var found = node.kind
    if !hasLabels, case .array(let elements) = node.value { found = "\(elements.count)" }
    return caseMisfit(
      "expected \(expected) for the case \(enumCase.name.value.quoted), found \(found): write \(enumCase.writtenForm)",
      at: node.location
    )
  }

  fileprivate static func unknownValue(
    _ key: JSONString,
    of enumCase: EnumCaseSchema,
    _ payload: PayloadIndex
  ) -> Diagnostic {
    let suggestion = nearMiss(of: key.text, in: payload.keys)
    var diagnostic = caseMisfit(
      "the case \(enumCase.name.value.quoted) has no value \(key.text.quoted)"
        + known(payload.keys, unless: suggestion),
      at: key.location
    )
    diagnostic.suggestion = suggestion
    return diagnostic
  }

  fileprivate static func missingValue(
    _ key: String,
    of enumCase: EnumCaseSchema,
    at location: SourceLocation
  )
    -> Diagnostic
  {
    caseMisfit("the case \(enumCase.name.value.quoted) needs its value \(key.quoted)", at: location)
  }

  private static func caseMisfit(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0516", message, at: location)
  }
}
