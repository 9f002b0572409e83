#if Import
internal import StateKitGenerator
internal import SwiftSyntax

/// Reads the branches of a feature's reducer.
struct FeatureBranches {
  let domain: ImportedDomain
  let resolver: PatternResolver
  let core: Composition.Core
  private var outcomes: BranchOutcomes

  private(set) var branches: [ImportedBranch] = []
  private(set) var doubts: [ImportDoubt] = []
  private(set) var hasDefault = false
  private(set) var ignored: [[String]] = []
  /// The code from which each of `branches` was read.
  private var origins: [BranchOrigin] = []
  /// Whether code that was not understood runs for each action.
  private(set) var runsBeside = false
  /// The children for all of whose actions there is code that was not understood.
  private(set) var openChildren: Set<String> = []
  /// The actions, or children, that a branch may take which was not understood; `*` for all.
  private var unknownActions: Set<String> = []
  /// Whether the code that was not understood may contain branches.
  private(set) var isIncomplete = false

  init(feature: Feature, domain: ImportedDomain, resolver: PatternResolver, core: Composition.Core) {
    self.domain = domain
    self.resolver = resolver
    self.core = core
    outcomes = BranchOutcomes(feature: feature, domain: domain, resolver: resolver, core: core)
    read()
  }

  private mutating func read() {
    let statements = Array(core.statements)
    let switches = statements.compactMap { $0.switchStatement }.filter {
      $0.subject.trimmedDescription == core.action
    }
    guard let actions = switches.first, switches.count == 1 else {
      let isEmpty = statements.allSatisfy { $0.onlyReturnsNone }
      if !isEmpty {
        isIncomplete = true
        runsBeside = true
        doubt(core.statements, "a reducer without a switch over its actions")
      }
      return
    }
    let before = statements.prefix { $0.switchStatement?.id != actions.id }
    outcomes.declarations = before.compactMap { SharedDeclaration($0, core.source) }
    for statement in statements
    where statement.switchStatement?.id != actions.id && !statement.onlyReturnsNone {
      if SharedDeclaration(statement, core.source) != nil { continue }
      runsBeside = true
      for name in LocalNames.all(in: statement) {
        outcomes.domain.missing.add(name, "'\(name)' is declared beside the switch over the actions")
      }
      doubt(statement, "code beside the switch over the actions")
    }
    read(actions, at: .domain(domain.name), path: [], elements: [:])
    settleCancellation()
    settleConditions()
  }

  private mutating func read(
    _ actions: SwitchExprSyntax,
    at place: ActionPlace,
    path: [String],
    elements: [String: String]
  ) {
    for item in actions.cases {
      guard case .switchCase(let branch) = item else {
        isIncomplete = true
        doubt(item, "branches under '#if'")
        continue
      }
      guard case .case(let label) = branch.label else {
        if path.isEmpty { hasDefault = true }
        if !branch.doesNothing { readRest(branch, at: path) }
        continue
      }
      for pattern in label.caseItems { read(pattern, branch, at: place, path: path, elements: elements) }
    }
  }

  private mutating func read(
    _ item: SwitchCaseItemSyntax,
    _ branch: SwitchCaseSyntax,
    at place: ActionPlace,
    path: [String],
    elements: [String: String]
  ) {
    guard let pattern = CasePattern(item.pattern) else {
      if item.pattern.trimmedDescription == "_", item.whereClause == nil {
        if path.isEmpty { hasDefault = true }
        if branch.doesNothing { return }
      }
      unknownActions.insert(path.first ?? "*")
      isIncomplete = true
      return doubt(branch, "a pattern that is not understood")
    }
    switch resolver.resolve(pattern, at: place, path: path, elements: elements) {
    case .unknown(let reason):
      let first = path.first ?? pattern.name
      unknownActions.insert(first)
      if branch.doesNothing { return }
      if domain.children.contains(where: { $0.name == first }) {
        openChildren.insert(first)
      } else {
        isIncomplete = true
      }
      doubt(branch, reason)
    case .all(let inner, let path, let name, let elements):
      if item.whereClause != nil, let first = path.first { unknownActions.insert(first) }
      if branch.doesNothing, item.whereClause == nil {
        ignored.append(path)
        return
      }
      // A switch over the actions of a child is read as a part of this one.
      if let name, branch.statements.count == 1, let nested = branch.statements.first?.switchStatement,
        nested.subject.trimmedDescription == name, item.whereClause == nil
      {
        return read(nested, at: inner, path: path, elements: elements)
      }
      if let child = path.first { openChildren.insert(child) }
      doubt(branch, "a branch for all actions of '\(path.joined(separator: "."))'")
    case .action(let path, let arguments, let elements):
      guard let action = resolver.action(at: path, in: domain) else {
        return doubt(branch, "an action that was not found")
      }
      if let nested = NestedSwitch(branch, of: item, arguments) {
        let location = core.source.location(of: item)
        return read(
          nested,
          ImportedBranch(path: path, elements: elements, outcome: BranchOutcome(), location: location),
          action
        )
      }
      var imported = ImportedBranch(
        path: path,
        arguments: arguments,
        elements: elements,
        condition: item.whereClause?.condition.trimmedDescription,
        outcome: BranchOutcome(),
        location: core.source.location(of: item)
      )
      let origin = self.origin(branch, item, action, path: path)
      imported.outcome = outcome(of: imported, from: origin)
      imported.lines = branch.trimmedDescription.lineCount
      branches.append(imported)
      origins.append(origin)
    }
  }

  /// Reads a switch over the only value of an action: `case .view(let action): switch action { … }`.
  private mutating func read(_ nested: NestedSwitch, _ outer: ImportedBranch, _ action: ImportedAction) {
    for part in nested.cases {
      var imported = outer
      imported.arguments = [part.argument]
      imported.condition = part.item?.whereClause?.condition.trimmedDescription
      let origin = self.origin(part.branch, part.item, action, path: imported.path)
      if part.isValueUsed {
        let code = BranchCode(branch: part.branch, source: core.source)
        imported.outcome = code.asWarning("code that takes the action itself", core.state)
      } else {
        imported.outcome = outcome(of: imported, from: origin)
      }
      imported.lines = part.branch.trimmedDescription.lineCount
      branches.append(imported)
      origins.append(origin)
    }
  }

  /// Reads branches for some values of an action again where their effects cannot be one effect. With the policy
  /// `latest`, an action with any value cancels the running effect, so that each branch must start it anew or cancel
  /// it.
  private mutating func settleCancellation() {
    for path in branches.map(\.path).unique {
      let group = branches.indices.filter { branches[$0].path == path }
      if group.count == 1, branches[group[0]].isPlain { continue }
      let latest = group.filter { branches[$0].outcome.parts.contains { $0.policy == .latest } }
      let cancelling = group.filter { !branches[$0].outcome.cancelledParts.isEmpty }
      let ids =
        latest.flatMap { branches[$0].outcome.parts }.filter { $0.policy == .latest }.map(\.cancelID)
        + cancelling.flatMap { branches[$0].outcome.cancelledParts }
      let others = group.filter {
        !latest.contains($0) && !cancelling.contains($0) && branches[$0].outcome.doubts.isEmpty
      }
      if !latest.isEmpty, others.isEmpty, ids.unique.count == 1, isWhole(group, path) { continue }
      for index in latest + cancelling {
        branches[index].outcome = outcome(of: branches[index], from: origins[index], canEndParts: false)
      }
    }
  }

  /// An effect of several branches of an action cannot ask for a condition again if the reducers have changed the state, or if
  /// the condition may have another result.
  private mutating func settleConditions() {
    for index in branches.indices where !branches[index].outcome.parts.isEmpty {
      let path = branches[index].path
      let isForOnce = branches.indices.contains {
        branches[$0].path == path && outcomes.isForOnce(branches[$0], origins[$0])
      }
      guard isForOnce else { continue }
      let code = BranchCode(branch: origins[index].branch, source: core.source)
      branches[index].outcome = code.asWarning(
        "an effect beside a condition that is evaluated twice",
        core.state
      )
    }
  }

  /// Whether these branches together match all values of their action.
  private func isWhole(_ group: [Int], _ path: [String]) -> Bool {
    if group.contains(where: { branches[$0].isPlain }) { return true }
    return !hasDefault && !ignored.contains { path.starts(with: $0) }
  }

  /// Reads a branch for all other actions: its code is repeated for each of them.
  private mutating func readRest(_ branch: SwitchCaseSyntax, at path: [String]) {
    let usesAction = UsedNames.all(in: branch.statements).contains { $0.baseName.text == core.action }
    guard path.isEmpty, !isIncomplete, !usesAction else {
      isIncomplete = true
      return doubt(branch, "a branch for all other actions")
    }
    for action in domain.actions where !action.isAdded {
      let known = branches.filter { $0.path == [action.name] }
      if known.contains(where: \.isPlain) { continue }
      var imported = ImportedBranch(
        path: [action.name],
        outcome: BranchOutcome(),
        location: core.source.location(of: branch)
      )
      let origin = BranchOrigin(branch: branch, item: nil, action: action)
      imported.outcome = outcome(of: imported, from: origin)
      imported.lines = branch.trimmedDescription.lineCount
      branches.append(imported)
      origins.append(origin)
    }
    let others = domain.children.map(\.name) + (domain.binds.isEmpty ? [] : ["binding"])
    let rest = others.filter { name in !ignored.contains([name]) }.map { "'\($0)'" }
    if !rest.isEmpty {
      openChildren.formUnion(domain.children.map(\.name).filter { !ignored.contains([$0]) })
      doubt(branch, "a branch for all other actions takes those of \(rest.joined(separator: " and ")), too")
    }
  }

  private func origin(
    _ branch: SwitchCaseSyntax,
    _ item: SwitchCaseItemSyntax?,
    _ action: ImportedAction,
    path: [String]
  ) -> BranchOrigin {
    let isAfterUnknown = unknownActions.contains("*") || unknownActions.contains(path.first ?? "")
    return BranchOrigin(branch: branch, item: item, action: action, isAfterUnknown: isAfterUnknown)
  }

  /// - Parameter canEndParts: Whether a branch for some values of an action may cancel effects that its branches for
  ///   other values have started.
  private func outcome(of imported: ImportedBranch, from origin: BranchOrigin, canEndParts: Bool = true)
    -> BranchOutcome
  {
    // An earlier branch may already match some of these values.
    let isAlone = !branches.contains { $0.path == imported.path && $0.location != imported.location }
    return outcomes.outcome(of: imported, from: origin, isAlone: isAlone, canEndParts: canEndParts)
  }

  private mutating func doubt(_ node: some SyntaxProtocol, _ reason: String) {
    doubts.append(
      ImportDoubt(
        reason: reason,
        location: core.source.location(of: node),
        code: core.source.movedText(of: node)
      )
    )
  }
}

extension CodeBlockItemSyntax {
  /// A `switch` as a statement.
  var switchStatement: SwitchExprSyntax? {
    switch item {
    case .expr(let expression): expression.as(SwitchExprSyntax.self)
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
    case .decl: nil
    }
  }

  /// `return .none`, `.none`, `return` or `break`.
  var onlyReturnsNone: Bool {
    if isBreak { return true }
    switch item {
    case .stmt(let statement):
      guard let found = statement.as(ReturnStmtSyntax.self) else { return false }
      return found.expression.map { $0.isEffect && ReturnedEffect.all(in: $0, .none).isEmpty } ?? true
    case .expr(let expression):
      return expression.isEffect && ReturnedEffect.all(in: expression, .none).isEmpty
    case .decl: return false
    }
  }
}

extension SwitchCaseSyntax {
  var doesNothing: Bool { statements.allSatisfy(\.onlyReturnsNone) }
}
#endif
