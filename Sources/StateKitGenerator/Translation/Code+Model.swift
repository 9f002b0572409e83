extension Code {
  /// A type in code, with its location in the schema if only the Swift compiler can check it.
  init(_ reference: TypeReference) {
    self.init(expression: reference.spelling, at: reference.location)
  }
}

extension TypeReference {
  /// The optional of the type.
  var optional: Code {
    if case .existential = type { return Code(expression: "(\(spelling))?", at: location) }
    return "\(self)?"
  }

  /// The type as a value.
  var metatype: Code {
    if case .existential = type { return "(\(self)).self" }
    return "\(self).self"
  }
}

extension Code.Interpolation {
  mutating func appendInterpolation(_ reference: TypeReference) {
    append(expression: reference.spelling, at: reference.location)
  }

  mutating func appendInterpolation(_ path: PropertyPath) {
    append(expression: path.spelled, at: nil)
  }

  /// Values as the declaration of a case, a function or a tuple lists them: `id: User.ID, name: Swift.String`.
  mutating func appendInterpolation(declared payload: [PayloadValueModel]) {
    appendList(of: payload.count) { code, index in
      if let label = payload[index].label {
        code.appendInterpolation(declaredLabel: label)
        code.appendLiteral(": ")
      }
      code.appendInterpolation(payload[index].type)
    }
  }

  /// A pattern that binds the used values, with its parentheses: `(let id, _)`.
  mutating func appendInterpolation(
    pattern payload: [PayloadValueModel],
    binding isUsed: (Int) -> Bool = { _ in true }
  ) {
    guard payload.indices.contains(where: isUsed) else { return }
    appendLiteral("(")
    appendList(of: payload.count) { code, index in
      if isUsed(index) {
        code.appendLiteral("let ")
        code.appendInterpolation(payload[index].binding)
      } else {
        code.appendLiteral("_")
      }
    }
    appendLiteral(")")
  }
}

extension [PayloadValueModel] {
  /// Values as a call passes them: `id: id`, `name: name`.
  package func passed(_ value: (Int) -> Code) -> [Code] {
    enumerated().map { index, element in element.label.labelling(value(index)) }
  }
}

extension Identifier? {
  /// A value as a call passes it: `id: id`, or `id` without a label.
  func labelling(_ value: Code) -> Code { map { "\(label: $0): \(value)" } ?? value }
}

extension [Conformance] {
  /// The conformances in the declaration of an action's type. `RecordableAction` is in an extension.
  var ofActions: [Code] { filter { $0 != .recordable }.map(\.code) }

  /// The conformances in the declaration of an enum with raw values, by which it is coded.
  var ofRawValues: [Code] { contains(.codable) ? ofActions : map(\.ofValues.code) }

  /// The conformances in the declaration of any other state or type. `RecordableValue` is in an extension.
  var ofValues: [Code] { filter { $0 != .recordable && $0 != .codable }.map(\.code) }
}

extension Conformance {
  fileprivate var code: Code { Code(verbatim: "Swift." + rawValue) }
}
