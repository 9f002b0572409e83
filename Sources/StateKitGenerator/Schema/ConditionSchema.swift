/// A condition as its author wrote it: the value of `when`.
indirect enum ConditionSchema {
  case test(ConditionTest)
  case all([ConditionSchema])
  case any([ConditionSchema])
}

/// One test of a condition: whether a property is true, or equal to a value.
struct ConditionTest {
  /// A path of the state, or a value of the payload with a path into it: `status.isAllowed` for `$status.isAllowed`.
  let path: PathSchema
  let isOfPayload: Bool
  /// Whether a `!` stands in front.
  let isNegated: Bool
  /// The value of `is`, with its JSON; nil if the property itself is true or false.
  let value: TestedValueSchema?
}

/// The value with which a test compares.
struct TestedValueSchema {
  /// As it stands in the file.
  let node: JSONNode
  let value: ValueSchema
}

extension ConditionSchema {
  /// All tests, in their order.
  var tests: [ConditionTest] {
    switch self {
    case .test(let test): [test]
    case .all(let parts), .any(let parts): parts.flatMap(\.tests)
    }
  }

  /// The parts that must all hold.
  var conjuncts: [ConditionSchema] {
    guard case .all(let parts) = self else { return [self] }
    return parts.flatMap(\.conjuncts)
  }

  /// A text that is equal for equal conditions: `!settings.isOn`. `way` is the path from which paths of the state continue.
  func key(behind way: some Sequence<String> = []) -> String {
    switch self {
    case .test(let test): test.key(behind: Array(way))
    case .all(let parts): parts.key(behind: Array(way), joinedBy: " && ")
    case .any(let parts): parts.key(behind: Array(way), joinedBy: " || ")
    }
  }
}

extension [ConditionSchema] {
  fileprivate func key(behind way: [String], joinedBy sign: String) -> String {
    "(" + map { $0.key(behind: way) }.sorted().joined(separator: sign) + ")"
  }
}

extension ConditionTest {
  func key(behind way: [String]) -> String { (isNegated ? "!" : "") + fact(behind: way) }

  /// The test without its negation.
  func fact(behind way: [String]) -> String {
    subject(behind: way) + (value.map { " = " + $0.key(behind: way) } ?? "")
  }

  /// Whether the two tests cannot both be true: a test and its negation, or two values of one property.
  func excludes(_ other: ConditionTest, behind way: [String]) -> Bool {
    guard subject(behind: way) == other.subject(behind: []) else { return false }
    if fact(behind: way) == other.fact(behind: []) { return isNegated != other.isNegated }
    guard let value, let otherValue = other.value else { return false }
    switch (isNegated, other.isNegated) {
    case (false, false): return !value.mayEqual(otherValue)
    case (true, false): return value.node.mayBeCase(of: otherValue.node)
    case (false, true): return otherValue.node.mayBeCase(of: value.node)
    case (true, true): return false
    }
  }

  private func subject(behind way: [String]) -> String {
    isOfPayload ? "$" + path.text : (way + path.names).joined(separator: ".")
  }

  /// The text of the test's subject in the schema: `settings.isOn`, `$status.isAllowed`.
  var text: String { (isOfPayload ? "$" : "") + path.text }
}

extension TestedValueSchema {
  /// A text that is equal for equal values.
  fileprivate func key(behind way: [String]) -> String {
    guard case .property(let path) = value else { return node.source }
    return "@" + (way + path.names).joined(separator: ".")
  }

  /// Whether a property may be equal to both values, which are different texts.
  fileprivate func mayEqual(_ other: TestedValueSchema) -> Bool {
    guard case .json(let node) = value, case .json(let otherNode) = other.value else {
      // A comparison with an absent value is false.
      return !isNull && !other.isNull
    }
    if let name = node.caseName, let otherName = otherNode.caseName, name != otherName { return false }
    return node.mayBeCase(of: otherNode) || otherNode.mayBeCase(of: node) || node.namesValues
      || otherNode.namesValues
  }

  var isNull: Bool {
    if case .json(let node) = value, case .null = node.value { true } else { false }
  }
}

extension JSONNode {
  /// The case that the value may be: a text, or the only key of an object.
  fileprivate var caseName: String? {
    switch value {
    case .string(let name): name.text
    case .object(let members): members.count == 1 ? members[0].key.text : nil
    case .null, .bool, .number, .array: nil
    }
  }

  /// Whether a text inside of an object may be `$label` or `@path`.
  fileprivate var namesValues: Bool {
    switch value {
    case .object(let members): members.contains { $0.value.namesValuesItself || $0.value.namesValues }
    case .array(let elements): elements.contains { $0.namesValuesItself || $0.namesValues }
    case .null, .bool, .number, .string: false
    }
  }

  private var namesValuesItself: Bool {
    guard case .string(let string) = value else { return false }
    return ["$", "@"].contains { string.text.hasPrefix($0) && !string.text.hasPrefix($0 + $0) }
  }

  /// Whether one value may be the name of a case, and the other the same case with its values.
  fileprivate func mayBeCase(of other: JSONNode) -> Bool {
    guard case .string(let name) = value, case .object(let members) = other.value else { return false }
    return members.count == 1 && members[0].key.text == name.text
  }

  /// The text of the value in its file.
  fileprivate var source: String {
    String(decoding: location.file.bytes[location.offset..<end], as: UTF8.self)
  }
}
