/// A bridge does not read a child that is certain to be gone: bridges read the state after all domains have handled the
/// action, which may take the child away. `BridgesFindTheirChild` says which removals are certain.
struct BridgesReadTheirChild: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    // A domain that contains itself has infinitely many paths.
    guard !diagnostics.hasErrors else { return }
    let table = ChangeTable(module)
    guard table.takesAnythingAway else { return }
    for domain in module.domains {
      for bridge in domain.bridges where !bridge.allReads.isEmpty { check(bridge, table, diagnostics) }
    }
  }

  private func check(_ bridge: ResolvedBridge, _ table: ChangeTable, _ diagnostics: DiagnosticCollector) {
    let path = bridge.schema.on
    // A bridge of a removed domain is reported as a whole.
    guard let action = bridge.trigger.value,
      table.removal(of: bridge.domain, on: path.names, action) == nil
    else { return }
    let ids = action.elements.indices.map { "element \($0)" }
    var run = BridgeRun(PlacedAction(action, at: path, in: bridge.domain, ids: ids), table)
    let removals = run.removalsAtFirst()
    for (path, property) in bridge.allReads {
      let names = property.steps.map(\.name)
      if let removal = removals.first(where: { $0.isRead(by: names) }) {
        diagnostics.report(.bridgeReadsTakenChild(path, bridge.schema, removal))
      }
    }
  }
}

extension ResolvedBridge {
  /// The properties that `with` and `when` read.
  fileprivate var allReads: [(path: PathSchema, property: ResolvedPropertyPath)] {
    reads + (condition?.value?.reads ?? [])
  }
}

extension ChildRemoval {
  /// Whether a path leads through the child. Elements of a list are not read by a path.
  fileprivate func isRead(by names: [String]) -> Bool {
    place.allSatisfy { $0.element == nil } && names.starts(with: place.map(\.name))
  }
}

extension Diagnostic {
  fileprivate static func bridgeReadsTakenChild(
    _ path: PathSchema,
    _ bridge: BridgeSchema,
    _ removal: ChildRemoval
  ) -> Diagnostic {
    let child = removal.place.map(\.name).joined(separator: ".").quoted
    return Diagnostic(
      .warning,
      "SK0658",
      "\(path.text.quoted) is nil here: the child \(child) is gone, taken away on \(bridge.on.text.quoted), and a bridge"
        + " reads the state after that; let the action carry the value",
      at: path.components[0].location,
      notes: [Note(message: "it is taken away here", location: removal.location)]
    )
  }
}
