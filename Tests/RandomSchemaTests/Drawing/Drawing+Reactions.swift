extension Drawing {
  func drawReactions(of index: Int) {
    let below = nameable(in: index).filter {
      (!$0.steps.isEmpty || $0.isOwnBound) && schema.isSampled($0)
    }
    guard chance(50) else { return }
    let domain = schema.domains[index]
    var handlers = Set(domain.actions.filter(\.hasHandler).map(\.name))
      .union(domain.requests.filter { $0.into == nil }.map(\.name))
    for leaf in below.shuffled(using: &random).prefix(number(1...4)) {
      var reaction = DrawnReaction(leaf: leaf)
      if leaf.isUnambiguous, chance(60) {
        reaction.change = drawChange(of: index, values: values(leaf.payload) + elementIDs(of: leaf))
      }
      // The checks compare with the state before the property was set.
      if leaf.isOwnBound, reaction.change.names(leaf.names[1]) { continue }
      if reaction.change.isEmpty {
        guard leaf.isUnambiguous, handlers.insert(reaction.handlerName).inserted else { continue }
      }
      schema.domains[index].reactions.append(reaction)
    }
  }

  /// The ids of the elements on the path, as values.
  func elementIDs(of leaf: DrawnLeaf) -> [(key: String, type: DrawnType)] {
    leaf.elements.map { ($0.name, elementID(of: $0)) }
  }

  func elementID(of child: DrawnChild) -> DrawnType {
    let domain = schema.domains[child.domain]
    if child.kind == .stack { return .int }
    // The schema does not know the type of the id in a handwritten state: the pair fits only the id of the same
    // state.
    if !domain.hasKnownProperties { return .pair(domain.state, .int, "", .int) }
    return domain.properties.first { $0.name == "id" }?.type ?? .int
  }
}

extension DrawnChange {
  /// Whether the change writes or reads a property.
  fileprivate func names(_ property: String) -> Bool {
    let reads = (assignments + additions + elements.map(\.assignment)).map { assignment -> Bool in
      if case .property(let path, _, _) = assignment.value {
        path.split(separator: ".")[0] == property
      } else {
        false
      }
    }
    return properties.contains(property) || reads.contains(true)
  }
}

extension DrawnReaction {
  /// The name of the handler: `feedLoadPageSuccess` for `feed.loadPage.success`.
  var handlerName: String {
    let names = leaf.steps.map(\.name) + leaf.names
    return names[0] + names.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
