internal import StateKitGenerator

/// Reactions and bridges: what happens by itself, which no code and no stored action names.
extension DomainComparison {
  var reactionChanges: [SchemaChange] {
    let reactions = Pairing(old.reactions(now), new.reactions { $0.spelled }, name: \.name)
    let changed = reactions.pairs.compactMap { pair -> SchemaChange? in
      guard pair.old.isHandled != pair.new.isHandled else { return nil }
      var change = reactionChange(.changed, pair.new, places.new.reaction(pair.new.position, of: new.name))
      if pair.new.isHandled {
        change.add(required(pair.new.handler), source: .breaking)
      } else {
        change.add("no longer handled by hand")
      }
      return change
    }
    let removed = reactions.removed.map {
      reactionChange(.removed, $0, places.old.reaction($0.position, of: old.name))
    }
    let added = reactions.added.map { reaction in
      var change = reactionChange(.added, reaction, places.new.reaction(reaction.position, of: new.name))
      if reaction.isHandled { change.add(required(reaction.handler), source: .breaking) }
      return change
    }
    return changed + removed + added
  }

  /// A path of the old schemas as the new ones have it: a bridge between renamed actions is the same bridge.
  func now(_ path: ActionPath) -> String {
    let components = (path.steps.map(\.name) + [path.action]).map(\.name)
    let successor = try? PathSuccessors(comparison: comparison).successor(of: components, from: old.name)
    return successor?.path.joined(separator: ".") ?? path.spelled
  }

  private func reactionChange(
    _ kind: SchemaChange.Kind,
    _ reaction: ComparedReaction,
    _ location: SourceLocation?
  ) -> SchemaChange {
    SchemaChange(kind: kind, subject: .reaction, name: "\(new.name): \(reaction.name)", location: location)
  }

  var bridgeChanges: [SchemaChange] {
    let bridges = Pairing(old.bridges(now), new.bridges { $0.spelled }, name: \.name)
    let changed = bridges.pairs.compactMap { pair -> SchemaChange? in
      var change = bridgeChange(.changed, pair.new, places.new.bridge(pair.new.position, of: new.name))
      if pair.old.condition != pair.new.condition {
        change.add(
          .changed("when", from: pair.old.condition ?? "always", to: pair.new.condition ?? "always")
        )
      }
      if pair.old.values != pair.new.values { change.add("hands over other values") }
      return change.details.isEmpty ? nil : change
    }
    let removed = bridges.removed.map {
      bridgeChange(.removed, $0, places.old.bridge($0.position, of: old.name))
    }
    let added = bridges.added.map { bridgeChange(.added, $0, places.new.bridge($0.position, of: new.name)) }
    return changed + removed + added
  }

  private func bridgeChange(
    _ kind: SchemaChange.Kind,
    _ bridge: ComparedBridge,
    _ location: SourceLocation?
  ) -> SchemaChange {
    SchemaChange(kind: kind, subject: .bridge, name: "\(new.name): \(bridge.name)", location: location)
  }
}

/// A reaction as far as it is compared.
private struct ComparedReaction {
  let position: Int
  let name: String
  let handler: Identifier
  let isHandled: Bool
}

/// A bridge as far as it is compared.
private struct ComparedBridge {
  let position: Int
  /// `feed.reachedEnd → loadPage.request`; of several alike each has a number.
  let name: String
  let condition: String?
  let values: [String]
}

extension ComparedDomain {
  fileprivate func reactions(_ spell: (ActionPath) -> String) -> [ComparedReaction] {
    model.reactions.enumerated().map { position, reaction in
      ComparedReaction(
        position: position,
        name: spell(reaction.path),
        handler: reaction.handler,
        isHandled: reaction.hasHandler
      )
    }
  }

  fileprivate func bridges(_ spell: (ActionPath) -> String) -> [ComparedBridge] {
    var counts: [String: Int] = [:]
    return model.bridges.enumerated().map { position, bridge in
      let name = "\(spell(bridge.trigger)) → \(spell(bridge.result))"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return ComparedBridge(
        position: position,
        name: count == 1 ? name : "\(name) (\(count))",
        condition: bridge.condition.map { ($0.isNegated ? "!" : "") + $0.path.spelledPlainly },
        values: bridge.arguments.map { $0.source.described(in: bridge.trigger) }
      )
    }
  }
}

extension PropertyPath {
  fileprivate var spelledPlainly: String { steps.map(\.name.name).joined(separator: ".") }
}

extension BridgeArgument.Source {
  fileprivate func described(in trigger: ActionPath) -> String {
    switch self {
    case .payload(let index): "$\(trigger.values[index].label?.name ?? "\(index)")"
    case .property(let path): "@\(path.spelledPlainly)"
    case .expression(let expression): expression
    }
  }
}
