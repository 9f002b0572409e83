#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// The part of a branch that decides on its effects: conditions and effects, without the changes of the state.
///
/// It becomes the closure of one effect, which runs with the state after the branch. Therefore the attempt fails if the
/// branch changes a property after reading it, or if evaluating an expression a second time may have another result.
struct EffectSlice {
  let branch: BranchReader
  private(set) var reason: String?
  private var reads: [(name: String, offset: Int)] = []
  private var changes: [(name: String, offset: Int)] = []
  /// The values of the payload, and the names that the branch declares and may compute again.
  private var known: Set<String> = []
  /// The names of local values that must be computed once.
  private var impure: Set<String> = []
  /// The text of the statements that are left out.
  private var leftOut = ""
  private var ids: Set<String> = []
  private var cancelled: Set<String> = []
  private var policy: PolicySchema = .every
  private var hasRun = false
  private var plainReturns = 0
  /// Whether the branch also returns effects that do not cancel the running one.
  private var isStartedElsewhere = false
  /// The names in the effects and conditions that are no properties of the state.
  private var used: Set<String> = []
  /// The properties that are read otherwise than in `let name = state.name`.
  private var mixed: Set<String> = []
  /// The names that the branch declares.
  private var locals: Set<String> = []
  /// The conditions before the first effect that a schema can express.
  private var conditions: [ConditionReader.Condition] = []

  init(_ branch: BranchReader) { self.branch = branch }

  /// Nil if the branch cannot be divided; then `reason` may say why.
  mutating func part(of statements: [CodeBlockItemSyntax]) -> SentPart? {
    known = Set(branch.labels.keys)
    for item in statements { locals.formUnion(LocalNames.all(in: item)) }
    known.formUnion(locals)
    guard let first = statements.first, let lines = slice(statements, isWhole: branch.isPlain) else {
      return nil
    }
    if let reason = contradiction(fallsThrough: !(lines.last ?? "").hasSuffix("return")) {
      self.reason = reason
      return nil
    }
    var text = lines
    while text.last == "return" { text.removeLast() }
    let names = reads.map(\.name).unique
    let code = UnusedNames.repaired(text.joined(separator: "\n"))
    if let name = UnusedNames.left(in: code) {
      reason = "the effect does not use '\(name)'"
      return nil
    }
    return SentPart(
      statements: code,
      inputs: names.map { ($0, [$0]) },
      condition: conditions.isEmpty ? nil : ConditionReader.Condition.joined(conditions, by: .all).value,
      policy: policy,
      cancelID: ids.first,
      location: branch.source.location(of: first)
    )
  }

  /// The reason why the closure would behave differently from the branch; nil if it would not.
  private func contradiction(fallsThrough: Bool) -> String? {
    if let read = reads.first(where: { read in
      changes.contains { $0.name == read.name && $0.offset > read.offset }
    }) {
      return "it reads '\(read.name)', which the branch changes afterwards"
    }
    if reads.contains(where: { read in changes.contains { $0.name == "*" && $0.offset > read.offset } }) {
      return "the branch changes the whole state afterwards"
    }
    for condition in conditions where changes.contains(where: condition.isChanged) {
      return "the branch changes what its condition has read"
    }
    if let name = impure.sorted().first, !leftOut.isEmpty {
      return "'\(name)' would be computed after what the branch does"
    }
    if let name = mixed.intersection(used).min() {
      return "it reads '\(name)', and something else has this name"
    }
    if ids.count > 1 { return "several effects with ids of their own" }
    if !cancelled.isSubset(of: ids) || !cancelled.isEmpty && policy != .latest {
      return "an effect is cancelled"
    }
    // A new run of the effect cancels the running one; the branch does not do so where it returns no effect.
    if policy == .latest, plainReturns > 0 || fallsThrough || isStartedElsewhere {
      return "without it the running one goes on"
    }
    if policy == .latest, !branch.isPlain, !branch.canEndParts {
      return "only some values of the action start it anew"
    }
    return hasRun ? nil : "no effect"
  }

  // MARK: - Statements

  /// - Parameter isWhole: Whether these are the statements of the branch itself, so that their conditions apply to all
  /// effects.
  private mutating func slice(_ items: [CodeBlockItemSyntax], isWhole: Bool = false) -> [String]? {
    var lines: [String] = []
    for item in items {
      if isWhole, !hasRun, let found = item.item.as(GuardStmtSyntax.self), let more = sliceWhole(found) {
        lines += more
        continue
      }
      guard let more = slice(item) else { return nil }
      lines += more
    }
    return lines
  }

  private mutating func slice(_ item: CodeBlockItemSyntax) -> [String]? {
    switch item.item {
    case .decl(let declaration): return slice(declaration)
    case .stmt(let statement):
      if let found = statement.as(ReturnStmtSyntax.self) { return slice(found.expression) }
      if let found = statement.as(GuardStmtSyntax.self) { return slice(found) }
      if let found = statement.as(ExpressionStmtSyntax.self) { return slice(found.expression, item) }
      if !Returns.all(in: statement).isEmpty { return fail("it starts in a loop or a 'do'") }
      return leaveOut(item)
    case .expr(let expression):
      if expression.isEffect { return slice(expression) }
      return slice(expression, item)
    }
  }

  private mutating func slice(_ expression: ExprSyntax, _ item: CodeBlockItemSyntax) -> [String]? {
    if let found = expression.as(IfExprSyntax.self) { return slice(found) }
    if let found = expression.as(SwitchExprSyntax.self) { return slice(found) }
    return leaveOut(item)
  }

  private mutating func slice(_ declaration: DeclSyntax) -> [String]? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let"
    else {
      return fail("the branch declares more than constants")
    }
    if variable.bindings.contains(where: { $0.initializer == nil }) {
      return fail("a constant has its value later")
    }
    let names = LocalNames.all(in: variable)
    if RepeatableValue.partToMakeOnce(in: variable, besides: known, of: branch) != nil {
      impure.formUnion(names)
      known.subtract(names)
    }
    return text(of: variable).map { [$0] }
  }

  private mutating func slice(_ statement: GuardStmtSyntax) -> [String]? {
    guard let conditions = condition(statement.conditions), let body = slice(Array(statement.body.statements))
    else { return nil }
    return ["guard \(conditions) else {"] + body.map { "  " + $0 } + ["}"]
  }

  /// A `guard` without the conditions that the schema takes over; nil if it takes over none of them.
  private mutating func sliceWhole(_ statement: GuardStmtSyntax) -> [String]? {
    let body = Array(statement.body.statements)
    guard Returns.all(in: statement.body).allSatisfy({ branch.isNone($0.expression) }) else { return nil }
    var kept: [String] = []
    var said: [ConditionReader.Condition] = []
    for element in statement.conditions {
      if case .expression(let expression) = element.condition,
        let condition = branch.conditions.condition(of: expression)
      {
        said.append(condition)
      } else if let text: String = self.condition(element.condition) {
        kept.append(text)
      } else {
        return nil
      }
    }
    if said.isEmpty { return nil }
    conditions += said
    if kept.isEmpty {
      for item in body where !item.onlyReturnsNone { _ = leaveOut(item) as [String]? }
      return []
    }
    guard let lines = slice(body) else { return nil }
    return ["guard \(kept.joined(separator: ", ")) else {"] + lines.map { "  " + $0 } + ["}"]
  }

  private mutating func slice(_ expression: IfExprSyntax) -> [String]? {
    let saved = reads
    guard let conditions = condition(expression.conditions),
      let body = slice(Array(expression.body.statements))
    else { return nil }
    var lines = ["if \(conditions) {"] + body.map { "  " + $0 }
    var isEmpty = body.isEmpty
    switch expression.elseBody {
    case .codeBlock(let block)?:
      guard let rest = slice(Array(block.statements)) else { return nil }
      isEmpty = isEmpty && rest.isEmpty
      lines += ["} else {"] + rest.map { "  " + $0 } + ["}"]
    case .ifExpr(let next)?:
      guard let rest = slice(next) else { return nil }
      isEmpty = isEmpty && rest.isEmpty
      lines += rest.isEmpty ? ["}"] : ["} else " + rest[0]] + rest.dropFirst()
    case nil: lines.append("}")
    }
    if isEmpty { reads = saved }
    return isEmpty ? [] : lines
  }

  private mutating func slice(_ expression: SwitchExprSyntax) -> [String]? {
    let saved = reads
    guard let subject = condition(expression.subject) else { return nil }
    var lines = ["switch \(subject) {"]
    var isEmpty = true
    for item in expression.cases {
      guard case .switchCase(let branch) = item, let label = condition(branch.label),
        let body = slice(Array(branch.statements))
      else { return reason == nil ? fail("branches under '#if'") : nil }
      isEmpty = isEmpty && body.isEmpty
      lines.append(label)
      lines += body.isEmpty ? ["  break"] : body.map { "  " + $0 }
    }
    if isEmpty { reads = saved }
    return isEmpty ? [] : lines + ["}"]
  }

  // MARK: - Effects

  private mutating func slice(_ returned: ExprSyntax?) -> [String]? {
    if let choice = returned?.choice {
      guard let condition: String = text(of: choice.condition), let first = slice(choice.first),
        let second = slice(choice.second)
      else { return nil }
      var lines = ["if \(condition) {"]
      lines += first.map { "  " + $0 }
      lines.append("} else {")
      lines += second.map { "  " + $0 }
      return lines + ["}"]
    }
    let effects = returned.map { branch.returnedEffects(in: $0) } ?? []
    let dismissal = branch.feature.dismissName
    if effects.count > 1, effects.contains(where: { $0.works(besides: dismissal) }) {
      return fail("several effects that run at the same time")
    }
    if let id = effects.lazy.compactMap(\.idExpression).first(where: { $0.uses(locals) }) {
      return fail("the id '\(id.trimmedDescription)' depends on what the branch computes")
    }
    isStartedElsewhere = isStartedElsewhere || !effects.allSatisfy { $0.cancelsInFlight || $0.isCancel }
    if effects.isEmpty {
      plainReturns += 1
      return ["return"]
    }
    var lines: [String] = []
    // The dismissal is last: the domain must be there until all other actions have been sent.
    for effect in effects.filter({ !$0.onlyDismisses(dismissal) })
      + effects.filter({ $0.onlyDismisses(dismissal) })
    {
      if effect.debounce != nil { return fail("it waits first") }
      switch effect.form {
      case .unknown(let why): return fail(why)
      case .cancel: cancelled.insert(effect.id ?? "")
      case .send(let action):
        guard let text = text(of: action) else { return nil }
        hasRun = true
        lines.append("await send(\(text))")
      case .run(let run):
        guard let more = slice(run, effect) else { return nil }
        lines += more
      }
    }
    return lines + ["return"]
  }

  private mutating func slice(_ run: RunClosure, _ effect: ReturnedEffect) -> [String]? {
    hasRun = true
    let dismissals = run.dismissals(branch.feature.dismissName)
    if dismissals.isHandedOn || dismissals.count > 0 && !branch.canSendDismissal {
      return fail("the domain is dismissed")
    }
    if run.operation.usedMembers.contains(where: branch.feature.dismissingFunctions.contains) {
      return fail("the domain is dismissed")
    }
    if effect.onlyDismisses(branch.feature.dismissName) {
      return ["await send(.\(Dismissals.name))"]
    }
    if run.recovery != nil { return fail("it has a 'catch'") }
    if run.isIsolated { return fail("it runs on the main actor") }
    if let id = effect.id { ids.insert(id) }
    if effect.cancelsInFlight { policy = .latest }
    var lines: [String] = []
    for capture in run.captures {
      guard let value = capture.value else {
        if capture.name == branch.core.state { return fail("it takes the whole state") }
        continue
      }
      guard let text = text(of: value) else { return nil }
      if text != capture.name {
        lines.append("let \(capture.name) = \(text)")
        used.insert(capture.name)
      }
    }
    if let send = run.send, send != "send", send != "_" { lines.append("let \(send) = send") }
    if run.operation.hasLongText { return fail("a text of several lines") }
    if run.operation.statements.isEmpty { return lines }
    note(run.operation.statements, besides: Set(run.captures.map(\.name)))
    let edits = dismissals.edits + Animations.edits(in: run.operation.statements) + run.sendEdits
    return lines + [branch.source.movedText(of: run.operation.statements, edits)]
  }

  // MARK: - Texts

  /// The text of a node, in which properties of the state are values of their own.
  private mutating func text(of node: some SyntaxProtocol) -> String? {
    if node.hasLongText { return fail("a text of several lines") }
    var edits: [TextEdit] = []
    note(node, besides: [branch.core.state])
    for use in UsedNames.all(in: node) where use.baseName.text == branch.core.state {
      guard let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(use).id
      else {
        return fail("it takes the whole state")
      }
      let name = SharedCopy(access, in: branch)?.name ?? access.declName.baseName.plainText
      guard branch.domain.readableProperties.contains(name), branch.labels[name] == nil else {
        return fail("it reads '\(name)', which is no property of its own")
      }
      if ChangedProperties.isMutating(access) { return fail("it changes '\(name)' where it reads it") }
      reads.append((name, access.position.utf8Offset))
      if !access.isBound(to: name) { mixed.insert(name) }
      edits.append(TextEdit(access, with: Identifier.spell(name)))
    }
    let text = branch.source.text(of: node.textRange, edits)
    return Indentation.removed(from: text, column: branch.source.column(of: node.textRange.lowerBound))
  }

  private mutating func note(_ node: some SyntaxProtocol, besides known: Set<String>) {
    used.formUnion(
      Set(UsedNames.all(in: node).map(\.baseName.plainText)).union(LocalNames.all(in: node)).subtracting(
        known
      )
    )
  }

  /// The text of a condition, which the handler evaluates, too.
  private mutating func condition(_ node: some SyntaxProtocol) -> String? {
    if let part = RepeatableValue.partToMakeOnce(in: node, besides: known, of: branch) {
      return fail("'\(part)' would be evaluated twice")
    }
    return text(of: node)
  }

  /// The text of operands and operators.
  private mutating func text(of elements: ArraySlice<ExprSyntax>) -> String? {
    var texts: [String] = []
    for element in elements {
      guard let text: String = condition(element) else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: " ")
  }

  private mutating func leaveOut(_ item: CodeBlockItemSyntax) -> [String]? {
    leftOut += item.trimmedDescription + "\n"
    changes += branch.changedProperties(in: item)
    return []
  }

  private mutating func fail(_ reason: String) -> [String]? {
    self.reason = self.reason ?? reason
    return nil
  }

  private mutating func fail(_ reason: String) -> String? {
    self.reason = self.reason ?? reason
    return nil
  }
}

extension ReturnedEffect {
  fileprivate var isCancel: Bool { if case .cancel = form { true } else { false } }

  /// Whether the effect is more than an action that is sent at once, or a cancellation.
  var runs: Bool {
    switch form {
    case .run, .unknown: true
    case .send, .cancel: false
    }
  }

  /// Whether the effect runs, and does more than to dismiss its domain.
  func works(besides dismissal: String?) -> Bool { runs && !onlyDismisses(dismissal) }
}

extension SyntaxProtocol {
  /// Whether there is a string of several lines, whose text depends on its indentation.
  fileprivate var hasLongText: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .multilineStringQuote }
  }
}
#endif
