extension Code {
  /// A type where it is used, at its place in the schema if Swift must judge it.
  init(_ reference: TypeReference) {
    self.init(expression: reference.spelling, at: reference.location)
  }
}

extension Code.Interpolation {
  mutating func appendInterpolation(_ reference: TypeReference) {
    appendInterpolation(Code(reference))
  }

  mutating func appendInterpolation(_ path: PropertyPath) {
    appendInterpolation(Code(expression: path.spelled))
  }
}

extension [PayloadValueModel] {
  /// As a case, a function and a tuple declare them: `id: User.ID, name: Swift.String`.
  var declared: [Code] {
    map { value in
      value.label.map { "\(declaredLabel: $0): \(value.type)" } ?? Code(value.type)
    }
  }

  /// As a call passes them: `id: id`, `name: name`.
  package func passed(_ value: (Int) -> Code) -> [Code] {
    enumerated().map { index, element in
      element.label.map { "\(label: $0): \(value(index))" } ?? value(index)
    }
  }

  /// As a pattern binds those that are used, with its parentheses: `(let id, _)`.
  func pattern(binding isUsed: (Int) -> Bool = { _ in true }) -> Code {
    guard indices.contains(where: isUsed) else { return "" }
    let values: [Code] = enumerated()
      .map { index, value in isUsed(index) ? "let \(value.binding)" : "_" }
    return "(\(values.list))"
  }
}

extension Conformance {
  var code: Code { Code(stringLiteral: "Swift." + rawValue) }
}
