#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads the statements of a branch that a schema can express: `set`, `toggle`, `add` and changes of elements.
struct ChangeReader {
  /// The kinds of the state's properties, by their names.
  let kinds: [String: Kind]
  let values: ValueReader

  enum Kind {
    case plain
    case array
    /// A child that can be absent.
    case child
    case list
    /// A child that is always there, or a stack.
    case fixed
  }

  /// The property that is `$0` in a change of a value that was shared.
  private var lockedName: String?
  private var changes: [(word: ActionKey, name: String, value: JSONValue?)] = []

  init(kinds: [String: Kind], values: ValueReader) {
    self.kinds = kinds
    self.values = values
  }

  /// The keys of an action, empty without statements; nil if a statement is something else.
  static func read(_ statements: [CodeBlockItemSyntax], kinds: [String: Kind], values: ValueReader)
    -> [JSONValue.Member]?
  {
    var reader = ChangeReader(kinds: kinds, values: values)
    for statement in statements where !statement.isBreak {
      guard case .expr(let expression) = statement.item, reader.read(expression) else { return nil }
    }
    return reader.members
  }

  private mutating func read(_ expression: ExprSyntax) -> Bool {
    if let locked = expression.as(FunctionCallExprSyntax.self).flatMap({ LockedChange($0, of: values.state) })
    {
      lockedName = locked.name
      defer { lockedName = nil }
      return read(locked.change)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return readAssignment(Array(sequence.elements))
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return readCall(call) }
    return false
  }

  private mutating func readAssignment(_ elements: [ExprSyntax]) -> Bool {
    guard elements.count == 3, let name = property(elements[0]), let value = value(of: elements[2]) else {
      return false
    }
    if elements[1].is(AssignmentExprSyntax.self) {
      switch kinds[name] {
      case .plain, .array: break
      case .child: guard value == .null else { return false }
      case .list, .fixed, nil: return false
      }
      return add(.set, name, value)
    }
    guard let operation = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      case .plain? = kinds[name]
    else {
      return false
    }
    switch (operation, value) {
    case ("+=", .number(let number)) where !number.hasPrefix("-"): return add(.add, name, value)
    case ("+=", .string(let text)) where text.hasPrefix("$") && !text.hasPrefix("$$"):
      return add(.add, name, value)
    case ("-=", .number(let number)) where !number.hasPrefix("-"):
      return add(.add, name, .number("-" + number))
    default: return false
    }
  }

  private mutating func readCall(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.trailingClosure == nil, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let name = property(base), let kind = kinds[name]
    else { return false }
    let labels = call.arguments.map { $0.label?.text }
    let first = call.arguments.first?.expression
    switch (access.declName.baseName.text, labels, kind) {
    case ("toggle", [], .plain): return add(.toggle, name, nil)
    case ("append", [nil], .array): return first.flatMap(value).map { add(.append, name, $0) } ?? false
    case ("insert", [nil, "at"], .array):
      guard call.arguments.last?.expression.trimmedDescription == "0" else { return false }
      return first.flatMap(value).map { add(.insert, name, $0) } ?? false
    case ("removeAll", [], .array): return add(.set, name, [])
    case ("remove", ["id"], .list): return first.flatMap(value).map { add(.remove, name, $0) } ?? false
    default: return false
    }
  }

  /// A property changes once: the values of a schema are all read before the first change.
  private mutating func add(_ word: ActionKey, _ name: String, _ value: JSONValue?) -> Bool {
    if changes.contains(where: { $0.name == name }) { return false }
    changes.append((word, name, value))
    return true
  }

  /// A value that no earlier statement of the branch has changed.
  private func value(of expression: ExprSyntax) -> JSONValue? {
    if let path = values.path(of: expression), changes.contains(where: { $0.name == path[0] }) { return nil }
    return values.value(of: expression)
  }

  /// `state.name`
  private func property(_ expression: ExprSyntax) -> String? {
    if let lockedName, expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0" {
      return kinds[lockedName] == nil ? nil : lockedName
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == values.state
    else { return nil }
    let name = access.declName.baseName.plainText
    return kinds[name] == nil ? nil : name
  }

  private var members: [JSONValue.Member] {
    ActionKey.changes.compactMap { word in
      let own = changes.filter { $0.word == word }
      if own.isEmpty { return nil }
      let names = JSONValue.array(own.map { .string($0.name) })
      let values = own.compactMap { change in
        change.value.map { JSONValue.Member(key: change.name, value: $0) }
      }
      return JSONValue.Member(key: word, value: word == .toggle ? names : .object(values))
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement is a `defer`.
  var isDeferred: Bool {
    guard case .stmt(let statement) = item else { return false }
    return statement.is(DeferStmtSyntax.self)
  }

  /// Whether the statement is a `break` without a label.
  var isBreak: Bool {
    guard case .stmt(let statement) = item, let found = statement.as(BreakStmtSyntax.self) else {
      return false
    }
    return found.label == nil
  }
}
#endif
