#if Import
internal import StateKitAuthoring
internal import StateKitGenerator
internal import SwiftSyntax

/// Reports the result of the import for each case of the actions, and counts the cases.
struct BranchReport {
  let refusals: Refusals

  func add(_ plans: [DomainPlan], to report: inout ImportReport) {
    let buttons = OpenButtons(plans)
    for plan in plans { add(plan, buttons, to: &report) }
  }

  private func add(_ plan: DomainPlan, _ buttons: OpenButtons, to report: inout ImportReport) {
    let builder = SchemaBuilder(plan: plan, refusals: refusals)
    report.totals.open.lines += plan.domain.doubts.reduce(0) { $0 + ($1.code?.lineCount ?? 0) }
    for branch in plan.domain.branches {
      for doubt in branch.outcome.doubts { report.add(.open, doubt.reason, at: doubt.location) }
      for note in branch.outcome.notes { report.add(.changed, note.reason, at: note.location) }
    }
    addRefusedParts(plan, to: &report)
    for action in plan.domain.actions where !action.isAdded {
      let group = plan.groups.first { $0.path == [action.name] }
      let isRefused =
        group.map { !builder.refusedEffects(of: $0).isEmpty || !builder.refusedBridges(of: $0).isEmpty }
        ?? false
      let name = "'\(action.name)'"
      let lines = group?.branches.reduce(0) { $0 + $1.lines } ?? 0
      if refusals.remedy(plan.domain.name, .actions, action.name) == .omitted {
        report.totals.open.add(lines: lines)
        let reason = refusals.reason(plan.domain.name, .actions, action.name) ?? ""
        report.add(.open, "\(name) is not imported: \(reason)", at: action.location)
        continue
      }
      if let part = unfit(in: plan) {
        report.totals.open.add(lines: lines)
        report.add(.open, "\(name) does not compile, because of the type of '\(part)'", at: action.location)
        continue
      }
      if group?.isOpen == true || isRefused || action.isDoubtful || isLeft([action.name], plan)
        || plan.domain.openActions.contains(action.name) || buttons.contains(action, of: plan.domain)
        || plan.domain.observesState && builder.reduction(of: action).changesState
      {
        report.totals.open.add(lines: lines)
        if isRefused, let group {
          for effect in builder.refusedEffects(of: group) {
            let reason = refusals.reason(plan.domain.name, .effects, effect.name) ?? ""
            report.add(.open, "the effect of \(name) is not declared: \(reason)", at: effect.effect.location)
          }
          for bridge in builder.refusedBridges(of: group) {
            let reason = refusals.reason(plan.domain.name, .bridges, SchemaBuilder.key(of: bridge)) ?? ""
            report.add(.open, "the action that \(name) sends is not declared: \(reason)", at: bridge.location)
          }
        }
        continue
      }
      if group.map(plan.isIncomplete) ?? plan.domain.isIncomplete {
        report.totals.open.add(lines: lines)
        report.add(.open, "\(name) has no branch that was understood", at: action.location)
        continue
      }
      switch builder.reduction(of: action) {
      case .handler:
        report.totals.moved.add(lines: lines)
        report.add(
          .moved,
          "\(name) is a handler\(work(of: group, plan))",
          at: group?.branches[0].location ?? action.location
        )
      case .changes(let changes):
        if changes.isEmpty {
          report.totals.moved.add(lines: lines)
          report.add(.moved, "\(name) changes nothing\(work(of: group, plan))", at: action.location)
        } else {
          report.totals.moved.add(lines: lines)
          let words = changes.map(\.key).joined(separator: ", ")
          report.add(
            .moved,
            "\(name) is '\(words)'\(work(of: group, plan))",
            at: group?.branches[0].location ?? action.location
          )
        }
      }
    }
    for property in plan.domain.state.properties {
      guard refusals.remedy(plan.domain.name, .state, property.name) == .omitted else { continue }
      let reason = refusals.reason(plan.domain.name, .state, property.name) ?? ""
      report.add(.open, "'\(property.name)' is not imported: \(reason)", at: property.location)
    }
    for bridge in plan.domain.bridges {
      let key = SchemaBuilder.key(of: bridge)
      guard let reason = refusals.reason(plan.domain.name, .bridges, key) else { continue }
      let action = bridge.dispatch.joined(separator: ".")
      report.add(.open, "the bridge to '\(action)' is not declared: \(reason)", at: bridge.location)
    }
    for child in plan.domain.children {
      if refusals.remedy(plan.domain.name, .children, child.name) == .omitted {
        report.totals.open.add(lines: 0)
        let reason = refusals.reason(plan.domain.name, .children, child.name) ?? ""
        report.add(.open, "the child '\(child.name)' is not imported: \(reason)", at: child.location)
        continue
      }
      let removals = plan.domain.actions.filter { $0.removedChild == child.name }.map(\.name)
      let groups = plan.groups.filter {
        $0.path.first == child.name && $0.path.count > 1 || $0.isOwn && removals.contains($0.key)
      }
      let isOpen =
        groups.contains {
          $0.isOpen || isLeft($0.path, plan) || plan.domain.observesState && $0.changes?.isEmpty != true
        }
        || plan.domain.runsBeside || plan.domain.openChildren.contains(child.name)
      let lines = groups.flatMap(\.branches).reduce(0) { $0 + $1.lines }
      if let part = unfit(in: plan) {
        report.totals.open.add(lines: lines)
        report.add(
          .open,
          "'\(child.name)' does not compile, because of the type of '\(part)'",
          at: child.location
        )
        continue
      }
      if isOpen { report.totals.open.add(lines: lines) } else { report.totals.moved.add(lines: lines) }
      if !isOpen { report.add(.moved, "'\(child.name)' is a child", at: child.location) }
    }
    for group in plan.groups where !group.isOwn && builder.reasonOfOmission(group) == nil {
      let what = builder.isRefused(.reactions, group) || group.changes == nil ? "a handler" : "a change"
      if group.changes?.isEmpty != true {
        report.add(.moved, "the reaction to '\(group.key)' is \(what)", at: group.branches[0].location)
      }
    }
    for replaced in plan.domain.replaced {
      addReplaced(replaced.type, "'\(replaced.type.name)'", besides: plan.domain.left, to: &report)
    }
    if let type = plan.domain.holder.type {
      addReplaced(
        type,
        "'\(type.name)', whose code is in \(plan.domain.file)+StateKit.swift now",
        to: &report
      )
    }
  }

  /// The name of a property or an action whose type keeps the whole domain from compiling.
  private func unfit(in plan: DomainPlan) -> String? {
    plan.domain.unfit.first { refusals.remedies[$0]?.remedy != .omitted }?.name
  }

  /// Whether code that was not understood runs for an action, or an effect that it cancels was not found.
  private func isLeft(_ path: [String], _ plan: DomainPlan) -> Bool {
    plan.domain.runsBeside || plan.unknownIDs.contains { $0.branch.path == path }
  }

  /// Reports the properties and children that the generator refused.
  private func addRefusedParts(_ plan: DomainPlan, to report: inout ImportReport) {
    let parts =
      plan.domain.state.properties.map { (DomainKey.state, $0.name, $0.location) }
      + plan.domain.children.map { (DomainKey.children, $0.name, $0.location) }
    for (section, name, location) in parts
    where refusals.remedy(plan.domain.name, section, name) == .omitted {
      let reason = refusals.reason(plan.domain.name, section, name) ?? ""
      report.add(.open, "'\(name)' is not imported: \(reason)", at: location)
    }
  }

  /// - Parameter left: Members that stay, with their extensions.
  private func addReplaced(
    _ type: DeclaredType,
    _ text: String,
    besides left: Set<SyntaxIdentifier> = [],
    to report: inout ImportReport
  ) {
    report.add(.replaced, text, at: type.source.location(of: type.declaration))
    for (declaration, source) in type.extensions {
      let members = declaration.memberBlock.members
      if !members.isEmpty, members.allSatisfy({ left.contains($0.decl.id) }) { continue }
      report.add(.replaced, "the extension of '\(type.name)'", at: source.location(of: declaration))
    }
  }

  private func work(of group: DomainPlan.Group?, _ plan: DomainPlan) -> String {
    guard let group else { return "" }
    let effects = plan.effects.filter { $0.effect.on == group.path }.map { "'\($0.name)'" }
    let bridges = plan.bridges.filter { $0.on == group.path }.map {
      "'\($0.dispatch.joined(separator: "."))'"
    }
    var text = ""
    if !effects.isEmpty { text += ", and starts \(effects.joined(separator: " and "))" }
    if !bridges.isEmpty {
      text += (text.isEmpty ? ", and dispatches " : " and dispatches ") + bridges.joined(separator: " and ")
    }
    return text
  }
}

extension String {
  /// The number of lines.
  var lineCount: Int { isEmpty ? 0 : split(separator: "\n", omittingEmptySubsequences: false).count }
}
#endif
