#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads conditions that a schema can express: Bools of the state and of the payload, and comparisons with values of JSON.
struct ConditionReader {
  /// A condition, and the properties of the state that it reads, with their places in the code.
  struct Condition {
    let value: JSONValue
    let reads: [(name: String, offset: Int)]
  }

  let values: ValueReader
  /// The types of the state's own properties in the spelling of schemas, by name, and those of the payload by `$label`.
  let types: [String: String]
  /// The children that may be absent.
  let optionalChildren: Set<String>
  let computed: ComputedProperties
  let inner: InnerDeclarations

  /// Nil if a schema cannot express the condition.
  func condition(of expression: ExprSyntax) -> Condition? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return condition(of: Array(sequence.elements)[...])
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first,
      only.label == nil
    {
      return condition(of: only.expression)
    }
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return condition(of: negation.expression)?.negated
    }
    return path(of: expression).map { Condition(value: .string($0.text), reads: $0.reads) }
  }

  /// The condition of operands and operators, which bind in the order `==`, `&&`, `||`.
  func condition(of elements: ArraySlice<ExprSyntax>) -> Condition? {
    for (name, key) in [("||", ConditionKey.any), ("&&", .all)] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard parts.count > 1 else { continue }
      let conditions = parts.compactMap(condition)
      guard conditions.count == parts.count else { return nil }
      return Condition.joined(conditions, by: key)
    }
    if elements.count == 1, let only = elements.first { return condition(of: only) }
    return comparison(elements)
  }

  /// `state.phase == .ready`
  private func comparison(_ elements: ArraySlice<ExprSyntax>) -> Condition? {
    guard elements.count == 3, let left = elements.first, let right = elements.last,
      let comparison = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
      comparison == "==" || comparison == "!=", let path = path(of: left),
      let value = constant(right, for: path)
    else { return nil }
    let condition = Condition(
      value: .keyed([ConditionKey.path: .string(path.text), .is: value]),
      reads: path.reads
    )
    return comparison == "==" ? condition : condition.negated
  }

  /// A value that fits the property's type, and means the same in JSON.
  private func constant(_ expression: ExprSyntax, for path: Path) -> JSONValue? {
    if let name = expression.as(MemberAccessExprSyntax.self), name.base == nil,
      name.declName.argumentNames == nil
    {
      // A schema compares the value, and Swift the optional one: `.none` may be nil, and nil is not `.idle`.
      // A type of the app may have the name of one that schemas know.
      if path.isOptional || path.type?.typeNames.first?.whole == "Loadable" { return nil }
      return .string(name.declName.baseName.plainText)
    }
    guard let value = Literal.value(of: expression) else { return nil }
    return switch value {
    case .null: path.isOptional ? value : nil
    case .bool: path.type == "Bool" ? value : nil
    case .number: path.type == "Int" || path.type == "Double" ? value : nil
    case .string, .array, .object: nil
    }
  }

  private struct Path {
    let text: String
    let reads: [(name: String, offset: Int)]
    /// The type of a property of the domain's own state.
    var type: String?
    var isOptional = false
  }

  /// The path of `state.isOn`, of `isOn` in the payload, or of a property of either that is reached without optionals.
  private func path(of expression: ExprSyntax) -> Path? {
    var names: [String] = []
    var base = expression
    while let access = base.as(MemberAccessExprSyntax.self), let inner = access.base {
      if access.declName.argumentNames != nil || values.hidden.contains(access.declName.baseName.plainText) {
        return nil
      }
      names.insert(access.declName.baseName.plainText, at: 0)
      base = inner
    }
    guard let root = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let members = values.payload[root] == nil ? names.dropFirst() : names[...]
    if members.contains(where: inner.computes) { return nil }
    if let label = values.payload[root].map({ "$" + $0 }) {
      let type = names.isEmpty ? types[label] : nil
      let text = ([label] + names).joined(separator: ".")
      return Path(text: text, reads: [], type: type, isOptional: type?.hasSuffix("?") == true)
    }
    guard root == values.state, let first = names.first else { return nil }
    let text = names.joined(separator: ".")
    let offset = expression.position.utf8Offset
    if values.properties.contains(first) {
      let type = names.count == 1 ? types[first] : nil
      let isOptional = names.count == 1 && (type?.hasSuffix("?") ?? optionalChildren.contains(first))
      return Path(text: text, reads: [(first, offset)], type: type, isOptional: isOptional)
    }
    guard names.count == 1, let reads = computed.reads(ofBool: first, inner) else { return nil }
    return Path(text: text, reads: reads.sorted().map { ($0, offset) })
  }
}

extension ConditionReader.Condition {
  var negated: ConditionReader.Condition {
    ConditionReader.Condition(value: value.negatedCondition, reads: reads)
  }

  /// Combines conditions of which all or any must hold, by the key `all` or `any`; a single condition stays as it is.
  static func joined(_ conditions: [Self], by key: ConditionKey) -> Self {
    if conditions.count == 1 { return conditions[0] }
    let values = conditions.flatMap { $0.value[key].array ?? [$0.value] }
    return Self(
      value: .keyed([key: .array(values)]),
      reads: conditions.flatMap(\.reads)
    )
  }
}

extension JSONValue {
  /// The opposite of a condition.
  fileprivate var negatedCondition: JSONValue {
    func negated(_ path: String) -> String { path.hasPrefix("!") ? String(path.dropFirst()) : "!" + path }
    if let path = string { return .string(negated(path)) }
    for (key, opposite) in [(ConditionKey.all, ConditionKey.any), (.any, .all)] {
      guard let conditions = self[key].array else { continue }
      return .keyed([opposite: .array(conditions.map(\.negatedCondition))])
    }
    var condition = self
    if let path = self[ConditionKey.path].string { condition[ConditionKey.path] = .string(negated(path)) }
    return condition
  }
}
#endif
