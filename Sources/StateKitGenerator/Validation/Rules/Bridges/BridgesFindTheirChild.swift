/// The action of a bridge finds the child that it is for: nothing has taken that away before, for certain.
///
/// What is certain follows from the order in which a store works. On an action come first the change of its own domain,
/// then the reactions of the domains above, from the nearest on. In the state after that all bridges on the action are
/// derived at once, those of the domains below first, and their actions are handled in this order, before what follows
/// from them. So a child is away for a bridge if
/// - `set` of the action or of a reaction to it takes it away, or
/// - `set` of an action that a bridge before it dispatches, or of a reaction to that.
///
/// It is not certain where a bridge before has a `when`, or a value that may be nil, that the other one has not; where a
/// handler may bring the child back, of any action in between or of a reaction to one, in the child's parent or above that;
/// and where another module may have a domain above. What is written by hand without a handler cannot be seen here.
///
/// A domain that is taken away itself derives nothing any more: that is said if it goes at each place where it stands.
struct BridgesFindTheirChild: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // In a domain that contains itself there is no end of paths.
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
    if let removal = table.removal(of: domain, on: path.names, action.action) {
      for bridge in domain.entry.schema.bridges where bridge.on.names == path.names {
        diagnostics.report(.bridgeOfTakenDomain(bridge, removal.child, by: removal.by))
      }
      return
    }
    // An element is the one that the action came for.
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
