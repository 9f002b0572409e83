/// Sample values: two of each type for each position, which differ if the type has enough values.
extension DrawnSchema {
  /// A type in the spelling of Swift.
  func swift(_ type: DrawnType) -> String {
    switch type {
    case .builtIn("PartialRangeFrom<Int>"): "Swift.PartialRangeFrom<Swift.Int>"
    case .builtIn(let name): "Swift.\(name)"
    case .optional(let wrapped): "Swift.Optional<\(swift(wrapped))>"
    case .array(let element): "[\(swift(element))]"
    case .dictionary(let key, let value): "[\(swift(key)): \(swift(value))]"
    case .set(let element): "Swift.Set<\(swift(element))>"
    case .closedRange(let bound): "Swift.ClosedRange<\(swift(bound))>"
    case .result(let value, let failure): "Swift.Result<\(swift(value)), \(swift(.declared(failure)))>"
    case .pair(let left, let first, let right, let second):
      "(\(left): \(swift(first)), \(right): \(swift(second)))"
    case .anyError: "any Swift.Error"
    case .declared(let number): (types[number].isUsed ? "\(usedModule)." : "") + types[number].name
    case .declaredID(let number): swift(.declared(number)) + ".ID"
    case .state(let number): domains[number].state
    case .foreign: "Foreign"
    case .foreignID: "Foreign.ID"
    }
  }

  /// The type of the id of an element of a list or a stack.
  func elementID(of child: DrawnChild) -> String {
    child.kind == .stack ? "Swift.Int" : "\(domains[child.domain].state).ID"
  }

  /// An expression whose type does not depend on its context.
  func sample(_ type: DrawnType, _ number: Int) -> String {
    switch type {
    case .builtIn("Bool"): number % 2 == 0 ? "false" : "true"
    case .builtIn("String"): number == 0 ? "\"a\\n\"" : "\"b\(number)\""
    case .builtIn("Substring"), .builtIn("Character"):
      "(\"\("cdefghijklmnopqrstuvwxyz".dropFirst(number % 24).prefix(1))\" as \(swift(type)))"
    case .builtIn("Unicode.Scalar"):
      "(\"\("cdefghij".dropFirst(number % 8).prefix(1))\" as Swift.Unicode.Scalar)"
    case .builtIn("String.Index"): "Swift.String.Index(utf16Offset: \(number), in: \"\")"
    case .builtIn("PartialRangeFrom<Int>"): "(\(number)... as Swift.PartialRangeFrom<Swift.Int>)"
    case .builtIn("Duration"): "Swift.Duration.seconds(\(number + 1))"
    case .builtIn: "(\(number + 3) as \(swift(type)))"
    case .optional(.builtIn("Never")): "(nil as Swift.Never?)"
    case .optional(let wrapped): "(\(swift(type)).some(\(sample(wrapped, number))))"
    case .array(let element): "([\(sample(element, number))] as \(swift(type)))"
    case .set(let element): "([\(sample(element, number))] as \(swift(type)))"
    case .dictionary(let key, let value):
      "([\(sample(key, number)): \(sample(value, number))] as \(swift(type)))"
    case .closedRange: "(0...\(number + 1) as \(swift(type)))"
    case .result(let value, let failure):
      number % 2 == 0
        ? "(\(swift(type)).success(\(sample(value, number))))"
        : "(\(swift(type)).failure(\(sample(.declared(failure), number))))"
    case .pair(let left, let first, let right, let second):
      "(\(left): \(sample(first, number)), \(right): \(sample(second, number)))"
    case .anyError: "(Mishap(number: \(number)) as any Swift.Error)"
    case .declared(let index): sample(types[index], swift(type), number)
    case .declaredID(let index): "(\(sample(types[index].id ?? .int, number)) as \(swift(type)))"
    case .state(let index): "\(domains[index].name)Facts.state(\(number % 2))"
    case .foreign: "Foreign(id: \(number))"
    case .foreignID: "(\(number) as Foreign.ID)"
    }
  }

  /// A sample that differs from the samples of other positions.
  func sample(_ type: DrawnType, _ number: Int, at place: Int) -> String { sample(type, number + 5 * place) }

  private func sample(_ type: DrawnTypeDeclaration, _ name: String, _ number: Int) -> String {
    switch type.kind {
    case .enumeration(let cases): "\(name).\(SwiftText.name(cases[number % cases.count]))"
    case .choices(let cases):
      "\(name).\(SwiftText.name(cases[number % cases.count].name))\(arguments(cases[number % cases.count].payload, samples(cases[number % cases.count].payload, number)))"
    case .structure(let properties):
      "\(name)(\(properties.enumerated().map { "\(SwiftText.label($1.name)): \(sample($1.type, number, at: $0))" }.joined(separator: ", ")))"
    }
  }

  /// A default expression for a schema. It must also be valid in other modules.
  func defaultExpression(of type: DrawnType, number: Int) -> String? {
    if case .pair = type { return nil }
    let sample = sample(type, number)
    // What the program of the laws declares, which the schema's module does not have.
    return ["Facts.state(", "Mishap("].contains(where: sample.contains) ? nil : sample
  }

  /// A payload in a call: `(id: 1, "x")`, or an empty text.
  func arguments(_ payload: [DrawnValue], _ expressions: [String]) -> String {
    guard !payload.isEmpty else { return "" }
    let values = zip(payload, expressions).map { value, expression in
      value.label.map { "\(SwiftText.label($0)): \(expression)" } ?? expression
    }
    return "(\(values.joined(separator: ", ")))"
  }

  /// The values of a leaf. The first goes back from the lowest element of the sample.
  func samples(of leaf: DrawnLeaf, _ number: Int) -> [String] {
    leaf.isPop ? ["\(number)"] : samples(leaf.payload, number)
  }

  func samples(_ payload: [DrawnValue], _ number: Int) -> [String] {
    payload.enumerated().map { sample($1.type, number, at: $1.origin ?? $0) }
  }
}
