#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// A branch that starts one effect, or several together, under conditions that a schema can express.
struct ConditionalEffect {
  let condition: ConditionReader.Condition
  /// The expression that the branch returns under this condition.
  let effect: ExprSyntax
  /// Whether the branch only evaluates the conditions and returns.
  let onlyDecides: Bool

  /// Nil if the effect also depends on other code.
  init?(_ statements: [CodeBlockItemSyntax], in branch: BranchReader) {
    var walk = Walk(branch: branch)
    guard let effect = walk.effect(of: statements), !walk.conditions.isEmpty else { return nil }
    let condition = ConditionReader.Condition.joined(walk.conditions, by: .all)
    if walk.changes.contains(where: condition.isChanged) { return nil }
    self.condition = condition
    self.effect = effect
    onlyDecides = !walk.doesMore
  }
}

extension ConditionReader.Condition {
  /// Whether a change follows a read of the same property in the condition. The schema's condition is evaluated after
  /// the whole branch, so that it would read the changed value.
  func isChanged(by change: (name: String, offset: Int)) -> Bool {
    reads.contains { read in
      read.offset < change.offset && (read.name == change.name || read.name == "*" || change.name == "*")
    }
  }
}

/// Goes through the statements that lead to the effect.
private struct Walk {
  let branch: BranchReader
  var conditions: [ConditionReader.Condition] = []
  var changes: [(name: String, offset: Int)] = []
  var doesMore = false

  mutating func effect(of items: [CodeBlockItemSyntax]) -> ExprSyntax? {
    for (index, item) in items.enumerated() {
      if let returned = branch.returned(item) { return effect(of: returned) }
      if let found = item.item.as(GuardStmtSyntax.self) {
        guard addGuard(found) else { return nil }
      } else if let found = item.ifExpression, startsNothing(items.dropFirst(index + 1)),
        let last = found.body.statements.last, branch.returned(last).map({ !branch.isNone($0) }) == true
      {
        guard found.elseBody == nil, add(found.conditions) else { return nil }
        // The statements below run only if the effect does not start.
        note(items.dropFirst(index + 1))
        return effect(of: Array(found.body.statements))
      } else if let found = item.ifExpression, !Returns.all(in: found).isEmpty {
        guard addExit(found) else { return nil }
      } else {
        guard Returns.all(in: item).isEmpty else { return nil }
        doesMore = true
        changes += branch.changedProperties(in: item)
      }
    }
    return nil
  }

  /// `isOn ? .run { … } : .none`
  private mutating func effect(of returned: ExprSyntax) -> ExprSyntax? {
    guard let choice = returned.choice else { return branch.isNone(returned) ? nil : returned }
    guard let condition = branch.conditions.condition(of: choice.condition) else { return nil }
    switch (branch.isNone(choice.first), branch.isNone(choice.second)) {
    case (false, true):
      conditions.append(condition)
      return effect(of: choice.first)
    case (true, false):
      conditions.append(condition.negated)
      return effect(of: choice.second)
    case (true, true), (false, false): return nil
    }
  }

  /// `guard state.isOn else { return .none }`
  private mutating func addGuard(_ statement: GuardStmtSyntax) -> Bool {
    guard startsNothing(Array(statement.body.statements)[...]), add(statement.conditions) else {
      return false
    }
    note(statement.body.statements)
    return true
  }

  /// `if state.isOff { return .none }`
  private mutating func addExit(_ statement: IfExprSyntax) -> Bool {
    let statements = Array(statement.body.statements)
    guard statement.elseBody == nil, let last = statements.last, last.onlyReturnsNone,
      Returns.all(in: statement).count == 1, let read = read(statement.conditions)
    else { return false }
    conditions.append(ConditionReader.Condition.joined(read, by: .all).negated)
    note(statement.body.statements)
    return true
  }

  /// Notes the statements of a path that starts no effect: the condition is evaluated after them, too.
  private mutating func note(_ items: some Sequence<CodeBlockItemSyntax>) {
    for item in items where !item.onlyReturnsNone {
      doesMore = true
      changes += branch.changedProperties(in: item)
    }
  }

  private mutating func add(_ list: ConditionElementListSyntax) -> Bool {
    guard let read = read(list) else { return false }
    conditions += read
    return true
  }

  private func read(_ list: ConditionElementListSyntax) -> [ConditionReader.Condition]? {
    let read = list.compactMap { element -> ConditionReader.Condition? in
      guard case .expression(let expression) = element.condition else { return nil }
      return branch.conditions.condition(of: expression)
    }
    return read.count == list.count ? read : nil
  }

  private func startsNothing(_ items: ArraySlice<CodeBlockItemSyntax>) -> Bool {
    items.allSatisfy { item in
      branch.returned(item).map(branch.isNone)
        ?? Returns.all(in: item).allSatisfy { branch.isNone($0.expression) }
    }
  }
}

extension CodeBlockItemSyntax {
  /// `if` as a statement.
  fileprivate var ifExpression: IfExprSyntax? {
    switch item {
    case .expr(let expression): expression.as(IfExprSyntax.self)
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    case .decl: nil
    }
  }
}

extension ExprSyntax {
  /// The parts of `condition ? first : second`. The condition's operands and operators stay where they are in the file, because
  /// its text is read from there.
  var choice: (condition: ArraySlice<ExprSyntax>, first: ExprSyntax, second: ExprSyntax)? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements,
      let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let middle = elements[index].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let (before, after) = (elements[..<index], elements[elements.index(after: index)...])
    guard let second = after.first, after.count == 1, !before.isEmpty else { return nil }
    return (Array(before)[...], middle.thenExpression, second)
  }
}
#endif
