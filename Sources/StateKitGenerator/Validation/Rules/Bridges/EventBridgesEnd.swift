/// A bridge on changes of a child does not dispatch an action that counts as the next change, unless a `when` can end it.
///
/// The marks of an action tell of a change, so that an equal value and a handler above the child count, too. A property is
/// compared, so that only `add` and `toggle` are certain to change it again.
struct EventBridgesEnd: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for bridge in module.domains.flatMap(\.eventBridges) where bridge.schema.when == nil {
      guard let result = bridge.result.value else { continue }
      for (path, child) in bridge.event?.value?.observed ?? [] {
        if let child {
          guard result.marks(child.map(\.name)) else { continue }
          let reason =
            "counts as a change of \(path.text.quoted), as every action that may change it does; observe a property, or"
          diagnostics.report(.neverEnds(bridge.schema, path, reason))
        } else if result.alwaysChanges(path.names) {
          diagnostics.report(.neverEnds(bridge.schema, path, "changes \(path.text.quoted) again;"))
        }
      }
    }
  }
}

extension ResolvedStateEvent {
  /// The paths of `onChange`, with the children at their ends; a property has none.
  fileprivate var observed: [(path: PathSchema, child: [ResolvedChild]?)] {
    guard case .parts(let parts) = subject else { return [] }
    return parts.map { ($0.path, $0.child) }
  }
}

extension ResolvedActionPath {
  /// Whether the action always marks a child, at a path from the domain where this path begins.
  fileprivate func marks(_ child: [String]) -> Bool {
    if action.dismissal != nil { return false }
    let way = children.map(\.name)
    let isHandled = request == nil && !isBound && action.change.isEmpty && action.reduceMode == .handler
    if way.starts(with: child) {
      return isHandled || isBound || !action.change.isEmpty || request?.schema.into != nil
    }
    guard child.starts(with: way) else { return false }
    return isHandled || action.changes.contains { $0.value == child[way.count] }
  }

  /// Whether the action gives a property another value, whatever it has.
  fileprivate func alwaysChanges(_ path: [String]) -> Bool {
    let way = children.map(\.name)
    return action.dismissal == nil
      && action.change.entries.contains { entry in
        [.add, .toggle].contains(entry.word) && entry.target.elements.isEmpty
          && way + entry.target.names == path
      }
  }
}

extension Diagnostic {
  fileprivate static func neverEnds(_ bridge: BridgeSchema, _ path: PathSchema, _ reason: String)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0640",
      "this bridge never ends (onChange \(path.text.shown) → \(bridge.dispatch.text.shown)): \(bridge.dispatch.text.quoted)"
        + " \(reason) give the bridge a 'when'",
      at: bridge.dispatch.components[0].location,
      notes: [Note(message: "\(path.text.quoted) is observed here", location: path.components[0].location)]
    )
  }
}
