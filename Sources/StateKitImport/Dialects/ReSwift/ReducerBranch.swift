#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftParser
internal import SwiftSyntax

/// Reads a branch in two forms: as changes that a schema can express, and as the body of a handler.
struct ReducerBranch {
  let match: MatchedActions
  /// The values of the action.
  let payload: [ImportedValue]
  /// The action if it is a struct.
  let action: StructAction?
  let domain: ImportedDomain
  let helpers: HelperNames
  let names: GeneratedTypeNames

  private(set) var arguments: [ImportedBranch.Argument] = []
  private(set) var condition: String?
  private(set) var outcome = BranchOutcome()

  private var frame: ReducerFrame { match.frame }

  init(
    _ match: MatchedActions,
    payload: [ImportedValue],
    action: StructAction?,
    domain: ImportedDomain,
    helpers: HelperNames,
    names: GeneratedTypeNames
  ) {
    self.match = match
    self.payload = payload
    self.action = action
    self.domain = domain
    self.helpers = helpers
    self.names = names
    read()
  }

  private mutating func read() {
    let locals = (match.statements + match.usedConstants).reduce(into: Set<String>()) {
      $0.formUnion(LocalNames.all(in: $1))
    }
    let values = setArguments(besides: locals)
    let last = match.statements.last { !$0.isBreak }
    let edits = BranchEdits(
      match,
      values: values,
      locals: locals.union(parameterNames),
      helpers: helpers,
      index: names.index,
      last: last
    )
    outcome.doubts = edits.doubts
    if match.hasOtherFirst { outcome.doubts.append(doubt("the branch has another first state")) }
    if match.node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.var) }) {
      outcome.doubts.append(doubt("the pattern declares a variable"))
    }
    if edits.usesAction, let name = match.binding, locals.contains(name) {
      outcome.doubts.append(doubt("the branch declares '\(name)' again"))
    }
    let missing = domain.missing
    if let reason = match.parts.lazy.compactMap({ missing.reason(in: $0) }).first {
      outcome.doubts.append(doubt(reason))
    }
    outcome.state = stateName
    let all = edits.edits + repairs
    condition = match.node.as(SwitchCaseItemSyntax.self)?.whereClause.map {
      frame.source.text(of: $0.condition.textRange, all).onOneLine
    }
    let before = declarations(all)
    var body = (before + [guarded(text(last, all), all)]).filter { !$0.isEmpty }.joined(separator: "\n")
    if frame.property != nil, parameterNames.contains(BranchOutcome.stateName) {
      outcome.doubts.append(doubt("a value has the name of the state"))
    }
    if before.isEmpty, match.further.isEmpty, !edits.usesAction, outcome.doubts.isEmpty {
      outcome.changes = changes(of: body, isOld: edits.usesOldState)
    }
    if edits.usesOldState, let old = frame.oldState { body = "let \(old) = \(frame.state)\n\(body)" }
    if edits.usesAction, !body.isEmpty || condition != nil { body = rebuilt(body) }
    if let doubt = outcome.doubts.first { body = WarningText.of(original, doubt.reason) }
    outcome.body = body
  }

  // MARK: - Values

  private var parameterNames: [String] {
    arguments.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The name of the state in the handler; `reduced` if a value of the action has the branch's name for the state.
  private var stateName: String { parameterNames.contains(stateInBody) ? "reduced" : stateInBody }

  private var stateInBody: String { frame.property == nil ? frame.state : BranchOutcome.stateName }

  /// Sets the arguments, and returns the names that replace properties of the action.
  private mutating func setArguments(besides locals: Set<String>) -> [String: String] {
    switch match.subject {
    case .enumCase(_, let pattern):
      arguments = (pattern.arguments ?? []).map { ImportedBranch.Argument($0.pattern) }
      if arguments.count == 1, payload.count > 1, case .ignored = arguments[0] { arguments = [] }
      if !arguments.isEmpty, arguments.count != payload.count {
        arguments = []
        outcome.doubts.append(doubt("a pattern for several values at once"))
      }
      renameState()
      return [:]
    case .type:
      guard case .properties(let properties)? = action?.form else {
        arguments = payload.isEmpty ? [] : [.name(match.binding ?? "action")]
        return [:]
      }
      let parts = match.parts
      let used = parts.flatMap { UsedNames.all(in: $0) }.map(\.baseName.plainText)
      let uses = ActionUses(of: match.binding ?? "", in: parts)
      let isWhole = uses.needsWhole(Set(properties.map(\.name)))
      let taken = locals.union(used).union(frame.names)
      var values: [String: String] = [:]
      for property in properties {
        var name = property.name
        if taken.contains(name) { name = "action" + name.capitalizedFirst }
        values[property.name] = Identifier.spell(name)
        let isUsed = isWhole || uses.properties.contains(property.name)
        arguments.append(isUsed ? .name(name) : .ignored)
      }
      return values
    }
  }

  /// Renames a value whose label is the name of the state.
  private mutating func renameState() {
    guard let index = payload.firstIndex(where: { $0.label == stateInBody }) else { return }
    if !isPlain { return outcome.doubts.append(doubt("a value has the name of the state")) }
    if arguments.isEmpty { arguments = payload.map { _ in .ignored } }
    if case .ignored = arguments[index] { arguments[index] = .name("newState") }
  }

  private func doubt(_ reason: String) -> ImportDoubt {
    ImportDoubt(reason: reason, location: match.location)
  }

  /// A body that uses the whole action starts by making it again from its values.
  private mutating func rebuilt(_ body: String) -> String {
    guard let binding = match.binding else { return body }
    switch match.subject {
    case .type(let type):
      guard case .properties(let properties)? = action?.form else { return body }
      guard action?.isMemberwise == true else {
        outcome.doubts.append(doubt("the branch uses the whole action"))
        return body
      }
      let given = zip(properties, parameterNames).map { "\($0.name): \(Identifier.spell($1))" }.joined(
        separator: ", "
      )
      return "let \(binding) = \(names.name(of: type.path))(\(given))\n\(body)"
    case .enumCase(let type, let pattern):
      if match.frame.path.isEmpty, binding == frame.state { return body }
      arguments = payload.enumerated().map { index, value in
        if index < arguments.count, case .name = arguments[index] { return arguments[index] }
        if index < arguments.count, case .pattern = arguments[index] { return arguments[index] }
        return .name(value.label ?? "value\(index)")
      }
      guard parameterNames.count == payload.count else {
        outcome.doubts.append(doubt("the branch uses the whole action"))
        return body
      }
      let given = zip(payload, parameterNames).map { ($0.label.map { "\($0): " } ?? "") + $1 }
      let call = given.isEmpty ? "" : "(\(given.joined(separator: ", ")))"
      return "let \(binding) = \(names.name(of: type.path)).\(pattern.name)\(call)\n\(body)"
    }
  }

  // MARK: - Texts

  /// The constants from before the branches, and the defaults of parameters, that the branch uses.
  private func declarations(_ edits: [TextEdit]) -> [String] {
    if match.statements.allSatisfy(\.isBreak) { return [] }
    let constants = match.usedConstants
    let used = Set((match.statements + constants).flatMap { UsedNames.all(in: $0) }.map(\.baseName.plainText))
    let defaults = frame.defaults.filter { used.contains($0.name) }.map(\.text)
    return defaults + constants.map { text(of: [$0], edits) }
  }

  private var repairs: [TextEdit] {
    let parts = (match.statements + match.usedConstants).map(Syntax.init) + match.further.map(Syntax.init)
    let nodes = parts.flatMap { NameRepair.edits(in: $0, names, from: frame.path, to: []) }
    guard let condition = match.node.as(SwitchCaseItemSyntax.self)?.whereClause else { return nodes }
    return nodes + NameRepair.edits(in: condition, names, from: frame.path, to: [])
  }

  /// The statements without indentation, and without a `return` of the state at the end.
  private func text(_ last: CodeBlockItemSyntax?, _ edits: [TextEdit]) -> String {
    var kept = match.statements.filter { !$0.isBreak }
    if let returned = last?.returnStatement, returnsState(returned) { kept.removeLast() }
    return text(of: kept, edits)
  }

  /// The statements within the other conditions of an `if` or a `guard`.
  private func guarded(_ body: String, _ edits: [TextEdit]) -> String {
    if match.further.isEmpty || body.isEmpty { return body }
    let conditions = match.further.map { frame.source.text(of: $0.condition.textRange, edits).onOneLine }
    return "if \(conditions.joined(separator: ", ")) {\n\(Indentation.added("  ", to: body))\n}"
  }

  private func text(of kept: [CodeBlockItemSyntax], _ edits: [TextEdit]) -> String {
    frame.source.movedText(ofStatements: kept, edits).trimmedSpaces
  }

  private func returnsState(_ found: ReturnStmtSyntax) -> Bool {
    guard let expression = found.expression else { return true }
    let value = expression.coalescing?.left ?? expression
    return value.plainName.map(frame.names.contains) ?? false
  }

  private var original: String { text(of: match.statements.filter { !$0.isBreak }, []) }

  // MARK: - Changes

  /// - Parameter isOld: Whether the branch reads the state from before its changes; a schema can express that only for
  /// an assignment of the whole state.
  private func changes(of body: String, isOld: Bool) -> [JSONValue.Member]? {
    var labels: [String: String] = [:]
    for (index, argument) in arguments.enumerated() where index < payload.count {
      if case .name(let name) = argument { labels[name] = payload[index].label ?? "\(index)" }
    }
    let name = isOld ? frame.oldState ?? frame.state : stateInBody
    let values = ValueReader(
      state: name,
      payload: labels,
      properties: domain.readableProperties,
      hidden: domain.hiddenNames
    )
    let statements = Array(Parser.parse(source: body).statements)
    if let whole = wholeState(statements, values) { return whole }
    if isOld { return nil }
    return ChangeReader.read(statements, kinds: domain.changeKinds, values: values)
  }

  /// Reads `state = UsersState(names: names)` as a change of each property; those that are left out get their defaults.
  private func wholeState(_ statements: [CodeBlockItemSyntax], _ values: ValueReader) -> [JSONValue.Member]? {
    guard frame.property == nil, statements.count == 1, case .expr(let expression)? = statements.first?.item,
      let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[0].plainName == frame.state, elements[1].is(AssignmentExprSyntax.self),
      let call = elements[2].as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let type = frame.stateType,
      call.calledExpression.trimmedDescription == ".init"
        || names.index.resolve(call.calledExpression.typePath, in: frame.path) == type.path,
      domain.children.isEmpty,
      PlainInitializer(of: type) != nil
        || !type.members.contains(where: { $0.declaration.is(InitializerDeclSyntax.self) })
    else { return nil }
    var set: [JSONValue.Member] = []
    var given = Array(call.arguments)
    for property in domain.state.properties {
      var value: JSONValue?
      if let index = given.firstIndex(where: { $0.label?.plainText == property.name }) {
        value = values.value(of: given.remove(at: index).expression)
      } else {
        value = property.value ?? property.implicitValue
      }
      guard let value else { return nil }
      if case .object = value { return nil }
      if value == .string("@\(property.name)") { continue }
      set.append(.init(key: property.name, value: value))
    }
    return given.isEmpty ? set.isEmpty ? [] : [.init(key: ActionKey.set, value: .object(set))] : nil
  }
}

extension ImportedProperty {
  /// The initial value of a property without a default.
  fileprivate var implicitValue: JSONValue? {
    if type.hasSuffix("?") { return .null }
    return type.hasPrefix("[") && !isDictionary ? [] : nil
  }
}
#endif
