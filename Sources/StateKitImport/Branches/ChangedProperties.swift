#if Import
internal import SwiftSyntax

/// The properties of the state that a statement may change: it assigns them, calls their methods, or passes them with `&`.
enum ChangedProperties {
  /// The names of the properties, with the offsets of their uses; `*` for the whole state, which any other call may change.
  static func all(in item: CodeBlockItemSyntax, of state: String, stored: Set<String>) -> [(
    name: String, offset: Int
  )] {
    let calls = OtherCalls(of: state)
    calls.walk(item)
    return changes(in: item, of: state).map { (stored.contains($0.name) ? $0.name : "*", $0.offset) }
      + calls.offsets.map { ("*", $0) }
  }

  /// The properties that statements may change at any depth, besides those that a function of the reducer changes.
  ///
  /// - Parameter app: Tells which methods the app declares.
  /// - Returns: The names of all, and of those that may get another value as a whole, or lose elements.
  static func anywhere(
    in items: CodeBlockItemListSyntax,
    of state: String,
    stored: Set<String>,
    _ app: InnerDeclarations
  ) -> (all: Set<String>, whole: Set<String>) {
    let search = LentState(viewMode: .sourceAccurate)
    search.walk(items)
    var (all, whole): (Set<String>, Set<String>) = ([], [])
    for node in search.nodes {
      let method = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText ?? ""
      if reading.contains(method), !app.declares(method) { continue }
      for (name, _) in uses(in: node, of: state) {
        all.insert(stored.contains(name) ? name : "*")
        if !isPart(node), method != "append" { whole.insert(stored.contains(name) ? name : "*") }
      }
    }
    return (all, whole)
  }

  /// Methods of the standard library that only read their value.
  private static let reading: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "hasPrefix", "hasSuffix",
    "index", "joined", "last", "map", "max", "min", "prefix", "reduce", "reversed", "sorted", "suffix",
  ]

  /// Whether a node is a property of a property of the state: `state.child?.name`.
  private static func isPart(_ node: Syntax) -> Bool {
    var node = node
    while let inner = node.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? node.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.as(ForceUnwrapExprSyntax.self)?.expression
    { node = Syntax(inner) }
    return node.as(MemberAccessExprSyntax.self)?.base.map { !$0.is(DeclReferenceExprSyntax.self) } ?? false
  }

  private static func changes(in item: CodeBlockItemSyntax, of state: String) -> [(name: String, offset: Int)]
  {
    guard case .expr(let expression) = item.item else { return uses(in: item, of: state) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, isAssignment(elements[1]) else { return uses(in: item, of: state) }
      return uses(in: elements[0], of: state) + elements.dropFirst(2).flatMap { lent(in: $0, of: state) }
    }
    return lent(in: expression, of: state)
  }

  /// Methods of the standard library that change their value, and may also return something.
  private static let mutating: Set<String> = [
    "append", "insert", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "toggle",
    "update", "updateValue", "withLock",
  ]

  /// Whether a value is the base of a call that changes it: `state.visited` in `state.visited.popLast()`.
  static func isMutating(_ access: MemberAccessExprSyntax) -> Bool {
    var node = Syntax(access)
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(node)?.id {
        if mutating.contains(member.declName.baseName.text),
          member.parent?.is(FunctionCallExprSyntax.self) == true
        {
          return true
        }
      } else if !parent.is(OptionalChainingExprSyntax.self), !parent.is(SubscriptCallExprSyntax.self) {
        return parent.is(InOutExprSyntax.self)
      }
      node = parent
    }
    return false
  }

  fileprivate static func isAssignment(_ expression: ExprSyntax) -> Bool {
    expression.is(AssignmentExprSyntax.self)
      || expression.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
  }

  /// The properties that calls may change: those whose methods are called, and those that are passed with `&`.
  private static func lent(in node: some SyntaxProtocol, of state: String) -> [(name: String, offset: Int)] {
    let search = LentState(viewMode: .sourceAccurate)
    search.walk(node)
    return search.nodes.flatMap { uses(in: $0, of: state) }
  }

  private static func uses(in node: some SyntaxProtocol, of state: String) -> [(name: String, offset: Int)] {
    UsedNames.all(in: node).filter { $0.baseName.text == state }.map { use in
      guard let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(use).id
      else {
        return ("*", use.position.utf8Offset)
      }
      // A shared value is changed through its name with `$`.
      return (access.declName.baseName.wrappedName, use.position.utf8Offset)
    }
  }
}

private final class LentState: SyntaxVisitor {
  var nodes: [Syntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { nodes.append(Syntax(base)) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(Syntax(node.expression))
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, ChangedProperties.isAssignment(elements[1]) { nodes.append(Syntax(elements[0])) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // What a closure captures is read.
    nodes.append(Syntax(node.statements))
    return .skipChildren
  }
}

/// Finds calls of something that is no part of the state, which may change the state by other ways. Cases of enums and
/// initializers do not.
private final class OtherCalls: SyntaxVisitor {
  private let state: String
  private(set) var offsets: [Int] = []

  init(of state: String) {
    self.state = state
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !isHarmless(node.calledExpression) { offsets.append(node.position.utf8Offset) }
    return .visitChildren
  }

  private func isHarmless(_ called: ExprSyntax) -> Bool {
    if let type = called.typePath.last, type.first?.isUppercase == true { return true }
    guard let access = called.as(MemberAccessExprSyntax.self) else { return false }
    guard var base = access.base else { return true }
    while true {
      if let access = base.as(MemberAccessExprSyntax.self), let inner = access.base {
        base = inner
      } else if let element = base.as(SubscriptCallExprSyntax.self) {
        base = element.calledExpression
      } else if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let call = base.as(FunctionCallExprSyntax.self) {
        base = call.calledExpression
      } else {
        return base.as(DeclReferenceExprSyntax.self)?.baseName.text == state
      }
    }
  }
}
#endif
