/// Each action is used: it changes the state, or a bridge, a reaction, an effect or a request names it.
///
/// Exempt are actions that code outside the schemas may handle: the actions for domains above, and all actions that other
/// modules can contain. Deprecated actions are exempt too, because they are unused on purpose.
struct ActionsAreHandled: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A declaration that could not be read, or a path with a mistake, may name the action.
    guard module.index.isComplete, !diagnostics.hasErrors else { return }
    let handled = HandledActions(module)
    for domain in module.domains where domain.entry.access == .internal {
      for action in domain.entry.schema.actions where action.isForOwnUse && action.changesNothing {
        guard !handled.contains(action, of: domain) else { continue }
        diagnostics.report(.deadAction(action))
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
  private var names: [ResolvedDomain: Set<String>] = [:]

  init(_ module: ResolvedModule) {
    for found in module.domains.flatMap(\.awaitedActions) where found.request == nil && !found.isBound {
      names[found.domain, default: []].insert(found.action.name.value)
    }
  }

  func contains(_ action: ActionSchema, of domain: ResolvedDomain) -> Bool {
    names[domain]?.contains(action.name.value) ?? false
  }
}

extension ResolvedDomain {
  /// The actions that trigger a bridge, an effect or a reaction, or end a request or an effect.
  fileprivate var awaitedActions: [ResolvedActionPath] {
    let beginnings =
      bridges.map(\.trigger) + effects.flatMap { $0.triggers + ($0.feeds.map { [$0] } ?? []) }
      + reactions.map(\.path)
    let ends = effects.flatMap(\.until) + requests.flatMap(\.until)
    return (beginnings + ends).compactMap(\.value)
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
