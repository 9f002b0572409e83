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
      let lines = group?.lines ?? 0
      if isMoved(action, group, plan, builder, buttons, &report) {
        report.totals.moved.add(lines: lines)
      } else {
        report.totals.open.add(lines: lines)
      }
    }
    addRefusedBridges(plan, to: &report)
    var refused: [String] = []
    for group in plan.groups {
      let lacksWork = !group.isOwn && addRefusedWork(of: group, "'\(group.key)'", plan, builder, &report)
      if lacksWork || refusals.remedy(plan.domain.name, .reactions, group.key) == .omitted {
        refused.append(group.key)
      }
    }
    for child in plan.domain.children { add(child, of: plan, refused, to: &report) }
    for group in plan.groups
    where !group.isOwn && !group.isOpen && !refused.contains(group.key)
      && builder.reasonOfOmission(group) == nil
    {
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

  /// Whether all that an action does has moved. Reports it, or why not.
  private func isMoved(
    _ action: ImportedAction,
    _ group: DomainPlan.Group?,
    _ plan: DomainPlan,
    _ builder: SchemaBuilder,
    _ buttons: OpenButtons,
    _ report: inout ImportReport
  ) -> Bool {
    let name = "'\(action.name)'"
    if refusals.remedy(plan.domain.name, .actions, action.name) == .omitted {
      let reason = refusals.reason(plan.domain.name, .actions, action.name) ?? ""
      report.add(.open, "\(name) is not imported: \(reason)", at: action.location)
      return false
    }
    if let part = unfit(in: plan) {
      report.add(.open, "\(name) does not compile, because of the type of '\(part)'", at: action.location)
      return false
    }
    let isRefused = group.map { addRefusedWork(of: $0, name, plan, builder, &report) } ?? false
    let reduction = builder.reduction(of: action)
    if group?.isOpen == true || isRefused || action.isDoubtful
      || isLeft([action.name], plan) || plan.domain.openActions.contains(action.name)
      || buttons.contains(action, of: plan.domain) || plan.domain.observesState && reduction.changesState
    {
      return false
    }
    if group.map(plan.isIncomplete) ?? plan.domain.isIncomplete {
      report.add(.open, "\(name) has no branch that was understood", at: action.location)
      return false
    }
    let what =
      switch reduction {
      case .handler: "is a handler"
      case .changes([]): "changes nothing"
      case .changes(let changes): "is '\(changes.map(\.key).joined(separator: ", "))'"
      }
    let place = reduction.changesState ? group?.branches[0].location : nil
    report.add(.moved, "\(name) \(what)\(work(of: group, plan))", at: place ?? action.location)
    return true
  }

  /// Reports what the generator refused of the effects and bridges of a group, and whether there is something.
  private func addRefusedWork(
    of group: DomainPlan.Group,
    _ name: String,
    _ plan: DomainPlan,
    _ builder: SchemaBuilder,
    _ report: inout ImportReport
  ) -> Bool {
    let effects = builder.refusedEffects(of: group)
    let bridges = builder.refusedBridges(of: group)
    for effect in effects {
      let reason = refusals.reason(plan.domain.name, .effects, effect.name) ?? ""
      report.add(.open, "the effect of \(name) is not declared: \(reason)", at: effect.effect.location)
    }
    for bridge in bridges {
      let reason = refusals.reason(plan.domain.name, .bridges, SchemaBuilder.key(of: bridge)) ?? ""
      report.add(.open, "the action that \(name) sends is not declared: \(reason)", at: bridge.location)
    }
    return !effects.isEmpty || !bridges.isEmpty
  }

  /// Reports the bridges that the generator refused.
  private func addRefusedBridges(_ plan: DomainPlan, to report: inout ImportReport) {
    for bridge in plan.domain.bridges {
      let key = SchemaBuilder.key(of: bridge)
      guard let reason = refusals.reason(plan.domain.name, .bridges, key) else { continue }
      let action = bridge.dispatch.joined(separator: ".")
      report.add(.open, "the bridge to '\(action)' is not declared: \(reason)", at: bridge.location)
    }
  }

  /// Counts the case with the actions of a child, for the code that reacts to them.
  ///
  /// - Parameter refused: The reactions of which the generator refused something.
  private func add(
    _ child: ImportedChild,
    of plan: DomainPlan,
    _ refused: [String],
    to report: inout ImportReport
  ) {
    if refusals.remedy(plan.domain.name, .children, child.name) == .omitted {
      report.totals.open.add(lines: 0)
      let reason = refusals.reason(plan.domain.name, .children, child.name) ?? ""
      report.add(.open, "the child '\(child.name)' is not imported: \(reason)", at: child.location)
      return
    }
    let removals = plan.domain.actions.filter { $0.removedChild == child.name }.map(\.name)
    let groups = plan.groups.filter {
      $0.path.first == child.name && $0.path.count > 1 || $0.isOwn && removals.contains($0.key)
    }
    let isOpen =
      groups.contains {
        $0.isOpen || refused.contains($0.key) || isLeft($0.path, plan)
          || plan.domain.observesState && $0.changes?.isEmpty != true
      }
      || plan.domain.runsBeside || plan.domain.openChildren.contains(child.name)
    let lines = groups.reduce(0) { $0 + $1.lines }
    if let part = unfit(in: plan) {
      report.totals.open.add(lines: lines)
      report.add(
        .open,
        "'\(child.name)' does not compile, because of the type of '\(part)'",
        at: child.location
      )
    } else if isOpen {
      report.totals.open.add(lines: lines)
    } else {
      report.totals.moved.add(lines: lines)
      report.add(.moved, "'\(child.name)' is a child", at: child.location)
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

extension DomainPlan.Group {
  /// The number of lines of its branches.
  fileprivate var lines: Int { branches.reduce(0) { $0 + $1.lines } }
}

extension String {
  /// The number of lines.
  var lineCount: Int { isEmpty ? 0 : split(separator: "\n", omittingEmptySubsequences: false).count }
}
#endif
