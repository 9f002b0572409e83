internal import StateKitGenerator

/// Differences in reactions and bridges, which neither code nor stored actions name.
extension DomainDiff {
  var reactionChanges: [SchemaChange] {
    let reactions = Pairing(old.reactions(now), new.reactions { $0.spelled }, name: \.name)
    let changed = reactions.pairs.compactMap { pair -> SchemaChange? in
      var change = reactionChange(.changed, pair.new)
      compareReductions(pair.old.reduction, pair.new.reduction, of: pair.new.handler, &change)
      return change.details.isEmpty ? nil : change
    }
    let removed = reactions.removed.map { reactionChange(.removed, $0) }
    let added = reactions.added.map { reaction in
      var change = reactionChange(.added, reaction)
      if reaction.reduction == .handler { change.add(required(reaction.handler), source: .breaking) }
      return change
    }
    return changed + removed + added
  }

  /// The new spelling of a path of the old schemas, so that a bridge between renamed actions is recognised as the same
  /// bridge.
  func now(_ path: ActionPath) -> String {
    let successor = try? PathSuccessors(diff: diff).successor(of: path.names, from: old.name)
    return successor?.path.joined(separator: ".") ?? path.spelled
  }

  private func reactionChange(_ kind: SchemaChange.Kind, _ reaction: ComparedReaction) -> SchemaChange {
    let name = "\(new.name): \(reaction.name)"
    return SchemaChange(kind: kind, subject: .reaction, name: name, location: reaction.location)
  }

  var bridgeChanges: [SchemaChange] {
    let bridges = Pairing(old.bridges(now), new.bridges { $0.spelled }, name: \.name)
    let changed = bridges.pairs.compactMap { pair -> SchemaChange? in
      var change = bridgeChange(.changed, pair.new)
      if pair.old.condition != pair.new.condition {
        change.add(
          .changed(
            Phrase(BridgeKey.when),
            from: pair.old.condition ?? "always",
            to: pair.new.condition ?? "always"
          )
        )
      }
      if pair.old.values != pair.new.values { change.add("hands over other values") }
      if pair.old.isToEach != pair.new.isToEach {
        change.add(pair.new.isToEach ? "now goes to all elements" : "no longer goes to all elements")
      }
      return change.details.isEmpty ? nil : change
    }
    return changed + bridges.removed.map { bridgeChange(.removed, $0) }
      + bridges.added.map { bridgeChange(.added, $0) }
  }

  private func bridgeChange(_ kind: SchemaChange.Kind, _ bridge: ComparedBridge) -> SchemaChange {
    let name = "\(new.name): \(bridge.name)"
    return SchemaChange(kind: kind, subject: .bridge, name: name, location: bridge.location)
  }
}

/// The compared parts of a reaction.
private struct ComparedReaction {
  let location: SourceLocation
  let name: String
  let handler: Identifier
  let reduction: Reduction
}

/// The compared parts of a bridge.
private struct ComparedBridge {
  let location: SourceLocation
  /// `feed.reachedEnd → loadPage.request`; equal names are numbered.
  let name: String
  let condition: String?
  let values: [String]
  let isToEach: Bool
}

extension ComparedDomain {
  fileprivate func reactions(_ spell: (ActionPath) -> String) -> [ComparedReaction] {
    model.reactions.map { reaction in
      ComparedReaction(
        location: reaction.location,
        name: spell(reaction.path),
        handler: reaction.handler,
        reduction: reaction.reduction
      )
    }
  }

  fileprivate func bridges(_ spell: (ActionPath) -> String) -> [ComparedBridge] {
    var counts: [String: Int] = [:]
    return (model.bridges + model.eventBridges).map { bridge in
      let name = "\(bridge.event?.named ?? spell(bridge.trigger)) → \(spell(bridge.result))"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return ComparedBridge(
        location: bridge.location,
        name: count == 1 ? name : "\(name) (\(count))",
        condition: bridge.condition?.spelled,
        values: bridge.arguments.map { $0.source.described(in: bridge.trigger) },
        isToEach: bridge.isToEach
      )
    }
  }
}

extension BridgeArgument {
  fileprivate func described(in trigger: ActionPath) -> String {
    (label.map { "\($0.name): " } ?? "") + source.described(in: trigger)
  }
}

extension BridgeArgument.Source {
  fileprivate func described(in trigger: ActionPath) -> String {
    switch self {
    case .payload(let index): "$\(trigger.values[index].label?.name ?? "\(index)")"
    case .property(let path, _): "@\(path.spelledPlainly)"
    case .expression(let expression): expression
    case .enumCase(_, let name, let values):
      "\(name.name)(\(values.map { $0.described(in: trigger) }.joined(separator: ", ")))"
    }
  }
}
