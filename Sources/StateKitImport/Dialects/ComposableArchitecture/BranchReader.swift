#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads a branch of a reducer: its changes of the state, the effects that it returns, and its other code.
struct BranchReader {
  let feature: Feature
  let domain: ImportedDomain
  let resolver: PatternResolver
  let core: Composition.Core
  let functions: EffectFunctions
  let computed: ComputedProperties
  let path: [String]
  let arguments: [ImportedBranch.Argument]
  let elements: [String: String]
  /// The values of the payload, in order.
  let payload: [ImportedValue]
  /// Whether this branch handles every action of the path, whatever its values.
  let isPlain: Bool
  /// Whether a branch for some values of an action may cancel effects that its branches for other values have started.
  let canEndParts: Bool

  var source: ImportedSource { core.source }

  func returnedEffects(in expression: ExprSyntax) -> [ReturnedEffect] {
    let effects = ReturnedEffect.all(in: expression, functions)
    let cancelled = effects.compactMap { effect in
      if case .cancel = effect.form { effect.id } else { nil }
    }
    return effects.map { effect in
      guard let id = effect.idExpression else { return effect }
      var effect = effect
      if id.uses([core.state]) {
        effect.form = .unknown("an id that depends on the state")
      } else if effect.runs, cancelled.contains(id.trimmedDescription) {
        effect.form = .unknown("an effect beside its cancellation")
      }
      return effect
    }
  }

  func changedProperties(in item: CodeBlockItemSyntax) -> [(name: String, offset: Int)] {
    ChangedProperties.all(in: item, of: core.state, stored: domain.readableProperties)
  }

  func read(_ statements: [CodeBlockItemSyntax]) -> BranchOutcome {
    var outcome = BranchOutcome()
    outcome.state = core.state
    if let shared = SharedState.use(in: statements, of: self) {
      return left(statements, "state that is shared by reference", at: shared)
    }
    if let exit = OuterBreaks.first(in: statements) {
      return left(statements, "'break' inside of a branch", at: exit)
    }
    let tail = statements.last.flatMap(returned)
    let leading = Array(tail == nil ? statements[...] : statements.dropLast())
    let returns = leading.flatMap { Returns.all(in: $0) }
    let effects = tail.map { returnedEffects(in: $0) } ?? []
    let isConditional =
      returns.contains { !isNone($0.expression) } || !effects.isEmpty && !returns.isEmpty
      || tail?.choice != nil
    let lateChange = leading.flatMap { Defers.all(in: $0) }.first { deferred in
      // A `defer` of an inner block belongs to the effects that are returned there.
      let inner = deferred.parent?.parent.map { Returns.all(in: $0) } ?? []
      return leading.contains { $0.id == deferred.parent?.id } && !effects.isEmpty
        || inner.contains { !isNone($0.expression) }
    }
    if let lateChange {
      return left(statements, "'defer' changes the state after the effect is decided on", at: lateChange)
    }
    let locals = leading.reduce(into: Set<String>()) { $0.formUnion(LocalNames.all(in: $1)) }
    if !isConditional {
      guard !effects.isEmpty, let tail else {
        return finish(outcome, statements, plain(returns), leading: leading.count)
      }
      guard let doubt = EffectReader(branch: self, locals: locals).read(effects, into: &outcome) else {
        return finish(outcome, statements, plain(returns), leading: leading.count)
      }
      let edit = warning(in: tail, tail, doubt, leading, &outcome)
      return finish(outcome, statements, plain(returns) + [edit], leading: statements.count)
    }
    if let conditional = ConditionalEffect(statements, in: self),
      let read = self.read(conditional, locals: locals, into: outcome)
    {
      if conditional.onlyDecides { return read }
      let edits = returns.map { TextEdit($0, with: "return") }
      outcome = finish(read, statements, edits, leading: leading.count)
      return cut(outcome, statements)
    }
    var slice = EffectSlice(self)
    if let part = slice.part(of: statements) {
      outcome.parts.append(part)
      let edits = returns.map { TextEdit($0, with: "return") }
      outcome = finish(outcome, statements, edits, leading: leading.count)
      return cut(outcome, statements)
    }
    let reason = "an effect that starts under a condition" + (slice.reason.map { ": \($0)" } ?? "")
    var edits = plain(returns)
    for found in returns where !isNone(found.expression) {
      if let expression = found.expression {
        edits.append(warning(in: found, expression, reason, leading, &outcome))
      }
    }
    if !effects.isEmpty, let tail { edits.append(warning(in: tail, tail, reason, leading, &outcome)) }
    return finish(outcome, statements, edits, leading: effects.isEmpty ? leading.count : statements.count)
  }

  /// The outcome without names that only the effects have used.
  private func cut(_ outcome: BranchOutcome, _ statements: [CodeBlockItemSyntax]) -> BranchOutcome {
    var outcome = outcome
    outcome.body = UnusedNames.repaired(outcome.body)
    if let name = UnusedNames.left(in: outcome.body), let first = statements.first {
      return left(statements, "only the effect uses '\(name)'", at: first)
    }
    return outcome
  }

  /// The outcome of a branch that is for a person as a whole.
  private func left(_ statements: [CodeBlockItemSyntax], _ reason: String, at node: some SyntaxProtocol)
    -> BranchOutcome
  {
    var outcome = BranchOutcome()
    outcome.state = core.state
    outcome.doubts.append(ImportDoubt(reason: reason, location: source.location(of: node)))
    outcome.body = WarningText.of(text(of: statements, upTo: nil, []), reason)
    return outcome
  }

  /// The outcome of a branch whose effects depend on a condition; nil if a schema cannot express them.
  private func read(
    _ conditional: ConditionalEffect,
    locals: Set<String>,
    into outcome: BranchOutcome
  ) -> BranchOutcome? {
    let effects = returnedEffects(in: conditional.effect)
    var read = outcome
    let reader = EffectReader(branch: self, locals: locals, isConditional: true)
    guard isPlain, reader.read(effects, into: &read) == nil,
      read.cancelled.isEmpty, !read.dismisses
    else { return nil }
    let condition = conditional.condition.value
    for index in read.effects.indices { read.effects[index].condition = condition }
    for index in read.bridges.indices { read.bridges[index].condition = condition }
    for index in read.parts.indices { read.parts[index].condition = condition }
    read.changes = conditional.onlyDecides ? [] : nil
    return read
  }

  /// Replaces `return .none` by `return`.
  private func plain(_ returns: [ReturnStmtSyntax]) -> [TextEdit] {
    returns.filter { $0.expression != nil && isNone($0.expression) }.map { TextEdit($0, with: "return") }
  }

  private func finish(
    _ outcome: BranchOutcome,
    _ statements: [CodeBlockItemSyntax],
    _ edits: [TextEdit],
    leading: Int
  ) -> BranchOutcome {
    var outcome = outcome
    let kept = Array(statements.prefix(leading))
    if let effect = KeptEffects.found(in: kept, functions.names) {
      return left(statements, "an effect that the branch keeps in a variable", at: effect)
    }
    if outcome.doubts.isEmpty, edits.isEmpty { outcome.changes = changes(kept) }
    let rest = statements.dropFirst(leading).first
    let locked = kept.flatMap { LockedChange.all(in: $0, of: core.state) }.map { $0.edit(in: source) }
    let copies = kept.flatMap { SharedCopy.all(in: $0, of: self) }.map(\.edit)
    outcome.body = text(of: kept, upTo: rest, edits + locked + copies)
    return outcome
  }

  /// The statements without indentation, with the comments before `rest`, the first statement that is left out.
  private func text(
    of statements: [CodeBlockItemSyntax],
    upTo rest: CodeBlockItemSyntax?,
    _ edits: [TextEdit]
  ) -> String {
    let kept = statements.filter { !$0.isBreak }
    guard let start = kept.first?.startOfComments else { return "" }
    guard let rest, rest.startOfComments < rest.textRange.lowerBound else {
      return source.movedText(ofStatements: kept, edits).trimmedSpaces
    }
    let text = source.text(of: start..<rest.textRange.lowerBound, edits)
    return Indentation.removed(from: text, column: source.column(of: start)).trimmedSpaces
  }

  private func changes(_ statements: [CodeBlockItemSyntax]) -> [JSONValue.Member]? {
    ChangeReader.read(statements, kinds: domain.changeKinds, values: values)
  }

  /// The values that a schema can read.
  var values: ValueReader {
    ValueReader(
      state: core.state,
      payload: labels,
      properties: domain.readableProperties,
      hidden: domain.hiddenNames
    )
  }

  /// The conditions that a schema can express.
  var conditions: ConditionReader {
    ConditionReader(
      values: values,
      types: Dictionary(
        domain.state.properties.map { ($0.name, $0.type) }
          + payload.enumerated().map { ("$" + ($0.element.label ?? "\($0.offset)"), $0.element.type) }
      ) { first, _ in first },
      optionalChildren: Set(
        domain.children.filter { child in
          switch child.kind {
          case .optional: true
          case .oneOf(_, let initial): initial == nil
          case .one, .each, .stack: false
          }
        }.map(\.name)
      ),
      computed: computed,
      inner: feature.inner
    )
  }

  /// The labels of the values, by their names in the code.
  var labels: [String: String] {
    var labels: [String: String] = [:]
    for (child, name) in elements { labels[name] = child }
    for (index, argument) in arguments.enumerated() where index < payload.count {
      if case .name(let name) = argument { labels[name] = payload[index].label ?? "\(index)" }
    }
    return labels
  }

  /// The names of the parameters of a closure: the ids of elements, then the values of the payload.
  var parameters: [String] {
    let ids = path.dropLast().filter { domain.hasElements($0, resolver.domains, path) }.map {
      elements[$0] ?? "_"
    }
    let values = payload.indices.map { index -> String in
      if index < arguments.count, case .name(let name) = arguments[index] { return name }
      return "_"
    }
    return ids + values
  }

  func returned(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .expr(let expression): expression.isEffect ? expression : nil
    case .decl: nil
    }
  }

  func isNone(_ expression: ExprSyntax?) -> Bool {
    expression.map { returnedEffects(in: $0).isEmpty } ?? true
  }

  /// Replaces a `return` by a warning with the effect, which a person must declare.
  private func warning(
    in node: some SyntaxProtocol,
    _ expression: ExprSyntax,
    _ reason: String,
    _ statements: [CodeBlockItemSyntax],
    _ outcome: inout BranchOutcome
  ) -> TextEdit {
    let statement =
      node.as(ReturnStmtSyntax.self).map(Syntax.init) ?? node.parent?.as(ReturnStmtSyntax.self).map(
        Syntax.init
      ) ?? Syntax(node)
    let location = source.location(of: statement)
    outcome.doubts.append(ImportDoubt(reason: reason, location: location))
    let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
    let indentation = String(repeating: " ", count: source.column(of: start))
    let code = statement.trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false)
    let comments = code.map {
      "// " + Indentation.removed(from: "\n" + $0, column: source.column(of: start)).dropFirst()
    }
    // A value that only the effect takes is not a second warning.
    let locals = statements.reduce(into: Set<String>()) { $0.formUnion(LocalNames.all(in: $1)) }
    let used = UsedNames.all(in: expression).map(\.baseName.text).filter(locals.contains)
    let uses = used.unique.map { "_ = \($0)" }
    let lines = [WarningText.line(reason)] + comments + uses + ["return"]
    return TextEdit(statement, with: lines.joined(separator: "\n" + indentation))
  }
}

extension ExprSyntax {
  /// Whether the expression makes an effect: `.none`, `.run { … }`, `.send(…)`.
  var isEffect: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base == nil && access.declName.baseName.text == "none"
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    let names: Set<String> = [
      "run", "send", "merge", "cancel", "concatenate", "publisher", "task", "fireAndForget",
    ]
    return access.base.map(\.isEffect) ?? names.contains(access.declName.baseName.text)
  }
}

extension ImportedDomain {
  /// The properties of the state that changes can name.
  var changeKinds: [String: ChangeReader.Kind] {
    var kinds: [String: ChangeReader.Kind] = [:]
    for property in state.properties {
      kinds[property.name] =
        property.type.hasPrefix("[") && property.type.hasSuffix("]") && !property.isDictionary
        ? .array : .plain
    }
    for child in children {
      kinds[child.name] =
        switch child.kind {
        case .optional: .child
        case .oneOf(_, let initial): initial == nil ? .child : .fixed
        case .each: .list
        case .one, .stack: .fixed
        }
    }
    return kinds
  }

  /// The names of the children that are lists.
  var childLists: [String] {
    children.filter { if case .each = $0.kind { true } else { false } }.map(\.name)
  }

  /// The properties of the state that values can read, with those of its children.
  var readableProperties: Set<String> { Set(state.properties.map(\.name) + children.map(\.name)) }

  /// Whether a name on a path is that of a list or a stack.
  func hasElements(_ name: String, _ domains: [String: ImportedDomain], _ path: [String]) -> Bool {
    var domain: ImportedDomain? = self
    var steps = path[...]
    while let step = steps.popFirst(), let child = domain?.children.first(where: { $0.name == step }) {
      var next = child.domain
      if next == nil, let choice = steps.popFirst() { next = child.cases.first { $0.name == choice }?.domain }
      if step == name {
        switch child.kind {
        case .each, .stack: return true
        case .one, .optional, .oneOf: return false
        }
      }
      domain = next.flatMap { domains[$0] }
    }
    return false
  }
}

extension ImportedProperty {
  var isDictionary: Bool {
    var depth = 0
    for character in type.dropFirst() {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return true
      default: break
      }
    }
    return false
  }
}
#endif
