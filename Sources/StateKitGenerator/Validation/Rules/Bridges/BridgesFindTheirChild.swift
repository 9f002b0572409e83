/// The action of a bridge finds its child: the child is not certain to be removed before.
///
/// The order of work in a store decides which removals are certain. An action is handled first by its own domain, then
/// by the reactions of the domains above, nearest first. All bridges on the action are derived at once from the
/// resulting state, first the bridges of lower domains. Their actions are handled in this order, before any
/// consequences of these actions. Therefore a child is certain to be removed before a bridge's action if
/// - `set` of the action or of a reaction to it removes the child, or
/// - `set` of an action that an earlier bridge dispatches, or of a reaction to that action, removes the child.
///
/// A removal is not certain if the earlier bridge has a `when`, or a value that may be nil, which the later bridge does
/// not have; if a handler in the child's parent or above, of an action in between or of a reaction to one, may bring
/// the child back, or if `set` there makes it; or if another module may have a domain above. Code
/// without a handler cannot be seen here.
///
/// A domain that is removed derives no further actions: a bridge is reported if its domain is removed at every place.
struct BridgesFindTheirChild: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A domain that contains itself has infinitely many paths.
    guard !diagnostics.hasErrors else { return }
    let table = ChangeTable(module)
    guard table.takesAnythingAway else { return }
    for domain in module.domains {
      var triggers: Set<[String]> = []
      for bridge in domain.bridges where triggers.insert(bridge.schema.on.names).inserted {
        if let action = bridge.trigger.value {
          check(action, at: bridge.schema.on, in: domain, table, diagnostics)
        }
      }
    }
  }

  private func check(
    _ action: ResolvedActionPath,
    at path: PathSchema,
    in domain: ResolvedDomain,
    _ table: ChangeTable,
    _ diagnostics: DiagnosticCollector
  ) {
    if let removal = table.removal(of: domain, on: path.names, action) {
      for bridge in domain.entry.schema.bridges where bridge.on.names == path.names {
        diagnostics.report(.bridgeOfTakenDomain(bridge, removal.child, by: removal.by))
      }
      return
    }
    // The element is the one that the action was sent to.
    let ids = action.elements.indices.map { "element \($0)" }
    let trigger = PlacedAction(action, at: path, in: domain, ids: ids)
    var run = BridgeRun(trigger, table)
    for (crossing, removal) in run.misses() {
      diagnostics.report(.bridgeMissesChild(crossing, removal))
    }
  }
}

extension Diagnostic {
  fileprivate static func bridgeMissesChild(_ crossing: BridgeCrossing, _ removal: ChildRemoval) -> Diagnostic
  {
    let child = removal.place.map(\.name).joined(separator: ".").quoted
    let bridge = removal.crossing.map {
      [Note(message: "the other bridge is here", location: $0.bridge.location)]
    }
    return Diagnostic(
      .warning,
      "SK0644",
      "\(crossing.bridge.dispatch.text.quoted) comes too late: the child \(child) is gone, taken away on "
        + reason(removal, on: crossing.bridge.on),
      at: crossing.bridge.dispatch.components[removal.place.count - 1].location,
      notes: (bridge ?? []) + [Note(message: "it is taken away here", location: removal.location)]
    )
  }

  fileprivate static func reason(_ removal: ChildRemoval, on trigger: PathSchema) -> String {
    guard let first = removal.crossing else {
      return "\(trigger.text.quoted); let another action take it away, dispatched by a bridge after this one"
    }
    let action = first.result.names.joined(separator: ".").quoted
    return first.depth == 0
      ? "\(action), which a bridge before this one dispatches; put this bridge before that one"
      : "\(action), which a bridge of a domain below dispatches first; declare that bridge here, after this one"
  }

  fileprivate static func bridgeOfTakenDomain(
    _ bridge: BridgeSchema,
    _ child: Located<String>,
    by domain: ResolvedDomain
  ) -> Diagnostic {
    let owner = domain.shownName.quoted
    return Diagnostic(
      .warning,
      "SK0644",
      "this bridge never fires: the child \(child.value.quoted) of \(owner), in which it stands, is taken away on"
        + " \(bridge.on.text.quoted) first; let another action of \(owner) take it away, dispatched by a bridge of \(owner)",
      at: bridge.location,
      notes: [Note(message: "it is taken away here", location: child.location)]
    )
  }
}
