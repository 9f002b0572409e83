extension DomainFactsText {
  private var handledActions: [DrawnAction] { domain.actions.filter(\.hasHandler) }
  private var handledRequests: [DrawnRequest] { domain.requests.filter { $0.into == nil } }
  private var handledReactions: [DrawnReaction] { domain.reactions.filter(\.change.isEmpty) }

  var hasHandlers: Bool { domain.hasHandlers }

  /// Handlers that record their arguments, and change a property.
  var handlers: String {
    guard hasHandlers else { return "" }
    let actions = handledActions.map { function($0.name, [], $0.payload) }
    let requests = handledRequests.map { request in
      body(request.name, "_ phase: \(action).\(SwiftText.name(request.enumName))", ["phase"])
    }
    let reactions = handledReactions.map { function($0.handlerName, $0.leaf.elements, $0.leaf.payload) }
    return """
      nonisolated struct \(domain.name)Handlers: \(domain.name)Reducing {
      \((actions + requests + reactions).joined(separator: "\n"))
      }

      """
  }

  private func function(_ name: String, _ elements: [DrawnChild], _ payload: [DrawnValue]) -> String {
    let ids = elements.enumerated().map { number, child in
      "\(SwiftText.declaredLabel(child.name)) id\(number): \(schema.elementID(of: child))"
    }
    let values = payload.enumerated().map { number, value in
      "\(value.label.map(SwiftText.declaredLabel) ?? "_") payload\(number): \(schema.swift(value.type))"
    }
    let names = elements.indices.map { "id\($0)" } + payload.indices.map { "payload\($0)" }
    return body(name, (ids + values).joined(separator: ", "), names)
  }

  private func body(_ name: String, _ parameters: String, _ values: [String]) -> String {
    let mark = domain.properties.enumerated().first { $1.name != "id" }.map {
      "; state.\(SwiftText.name($1.name)) = \(schema.sample($1.type, 1, at: $0))"
    }
    let heard = values.map { "\($0) as Any" }.joined(separator: ", ")
    return """
        func \(SwiftText.name(name))(_ state: inout \(state)\(parameters.isEmpty ? "" : ", \(parameters)")) {
          Heard.note("\(domain.name).\(name)", [\(heard)])\(mark ?? "")
        }
      """
  }

  /// Checks that each handler is called with the right payload.
  var handlerChecks: [String] {
    let actions = handledActions.compactMap { action -> String? in
      guard let leaf = ownLeaves.firstIndex(where: { $0.names == [action.name] }) else { return nil }
      return call(action.name, leaf, schema.samples(action.payload, 0))
    }
    let requests = handledRequests.flatMap { request in
      ownLeaves.indices.filter { ownLeaves[$0].isPhase && ownLeaves[$0].names[0] == request.name }.map {
        leaf in
        let payload = ownLeaves[leaf].payload
        let phase =
          "\(action).\(SwiftText.name(request.enumName)).\(SwiftText.name(ownLeaves[leaf].names[1]))"
          + schema.arguments(payload, schema.samples(payload, 0))
        return call(request.name, leaf, [phase])
      }
    }
    let reactions = handledReactions.compactMap { reaction -> String? in
      guard let leaf = leaves.firstIndex(where: reaction.leaf.isSame) else { return nil }
      return call(
        reaction.handlerName,
        leaf,
        reaction.leaf.elements.map(idSample) + schema.samples(of: reaction.leaf, 0)
      )
    }
    return actions + requests + reactions
  }

  func idSample(_ child: DrawnChild) -> String {
    child.kind == .stack ? "0" : "\(schema.domains[child.domain].name)Facts.state(0).id"
  }

  private func call(_ name: String, _ leaf: Int, _ values: [String]) -> String {
    "laws.handler(\"\(name)\", \(leaf), [\(values.map { "\($0) as Any" }.joined(separator: ", "))])"
  }

  /// The leaves of the tree to which the domain reacts.
  var reactionLeaves: [Int] {
    domain.reactions.compactMap { reaction in leaves.firstIndex(where: reaction.leaf.isSame) }
  }
}
