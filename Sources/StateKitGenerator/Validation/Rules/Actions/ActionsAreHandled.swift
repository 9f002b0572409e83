/// Each action is used: it changes the state, or a bridge, a reaction, an effect or a request names it.
///
/// Exempt are actions that code outside the schemas may handle: the actions for domains above, and all actions that
/// other modules can contain. Deprecated actions are exempt too, because they are unused on purpose. A path with `*`
/// uses an action, too. If it is in another file, an allowance for the action still counts as needed.
struct ActionsAreHandled: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A declaration that could not be read, or a path with a mistake, may name the action.
    guard module.index.isComplete, !diagnostics.hasErrors else { return }
    let handled = HandledActions(module)
    for domain in module.domains where domain.entry.access == .internal {
      for action in domain.entry.schema.actions where action.isForOwnUse && action.changesNothing {
        if handled.byName.contains(action, of: domain) { continue }
        var diagnostic = Diagnostic.deadAction(action)
        diagnostic.isSilent = handled.byAll.contains(action, of: domain)
        diagnostics.report(diagnostic)
      }
    }
  }
}

extension ActionSchema {
  fileprivate var isForOwnUse: Bool { visibility?.value != .delegate && deprecated == nil }

  fileprivate var changesNothing: Bool { change.isEmpty && dismissal == nil && reduceMode == .none }
}

/// The actions that the declarations in the schemas wait for.
private struct HandledActions {
  /// The actions that a path names.
  private(set) var byName = ActionNames()
  /// The actions that a `*` stands for.
  private(set) var byAll = ActionNames()

  init(_ module: ResolvedModule) {
    for (path, found) in module.domains.flatMap(\.awaitedActions) {
      guard let found = found.value, found.request == nil, !found.isBound else { continue }
      if path.isOneOfAll { byAll.insert(found) } else { byName.insert(found) }
    }
  }
}

/// Actions by their domains.
private struct ActionNames {
  private var names: [ResolvedDomain: Set<String>] = [:]

  mutating func insert(_ path: ResolvedActionPath) {
    names[path.domain, default: []].insert(path.action.name.value)
  }

  func contains(_ action: ActionSchema, of domain: ResolvedDomain) -> Bool {
    names[domain]?.contains(action.name.value) ?? false
  }
}

extension ResolvedDomain {
  /// The actions that trigger a bridge, an effect or a reaction, or end a request or an effect, with their paths.
  fileprivate var awaitedActions: [(PathSchema, Resolved<ResolvedActionPath>)] {
    var awaited: [(PathSchema, Resolved<ResolvedActionPath>)] = bridges.map { ($0.schema.on, $0.trigger) }
    for effect in effects {
      awaited += zip(effect.schema.on, effect.triggers)
      awaited += zip(effect.schema.until, effect.until)
      if let path = effect.schema.feeds, let action = effect.feeds { awaited.append((path, action)) }
    }
    awaited += reactions.map { ($0.schema.path, $0.path) }
    for request in requests { awaited += zip(request.schema.until, request.until) }
    return awaited
  }
}

extension Diagnostic {
  fileprivate static func deadAction(_ action: ActionSchema) -> Diagnostic {
    let name = action.name.value.quoted
    return Diagnostic(
      .warning,
      "SK0690",
      "\(name) is not handled: it does not change the state, and no bridge, reaction, effect or request waits for it;"
        + " remove it, or, where middleware or a side effect written by hand handles it, say so by"
        + " \"allow\": [\"SK0690\"]",
      at: action.name.location
    )
  }
}
