extension SchemaIndex {
  /// The action below a domain that a reaction is to.
  func reaction(_ reaction: ReactionSchema, of domain: DomainEntry) throws(Unresolved) -> ResolvedAction {
    let action = try action(at: reaction.path, in: domain)
    if action.children.isEmpty {
      guard let request = action.request else { throw Unresolved(.reactionToOwnAction(reaction, of: domain)) }
      throw Unresolved(.reactionToOwnRequest(reaction, request, of: domain))
    }
    let labels = action.elements.compactMap(\.label?.value)
    // All values are parameters of a handler.
    if reaction.change.hasHandler, let label = labels.first(where: action.isAmbiguous) {
      throw Unresolved(.ambiguousElement(label, of: action, at: reaction.path.end))
    }
    return action
  }

  /// The actions and reactions of a domain, each with the payload that its change can name.
  func changing(_ domain: DomainEntry) -> [ActionSchema] {
    let reactions = domain.schema.reactions
    if reactions.isEmpty { return domain.schema.actions }
    return domain.schema.actions + reactions.map { change(by: $0, in: domain) }
  }

  /// The change of a reaction, as that of an action with the values that come with the one below. Nothing is known of
  /// them where the path leads to none.
  func change(by reaction: ReactionSchema, in domain: DomainEntry) -> ActionSchema {
    reaction.change.carrying((try? self.reaction(reaction, of: domain))?.valueList)
  }
}

extension Diagnostic {
  fileprivate static func reactionToOwnAction(
    _ reaction: ReactionSchema,
    of domain: DomainEntry
  ) -> Diagnostic {
    let name = reaction.path.text
    let action = domain.actions[name].map {
      [Note(message: "the action is here", location: $0.name.location)]
    }
    return reactionToOwn(reaction, of: domain, "say at the action what it changes", action ?? [])
  }

  /// A phase of a request, at which nothing can be said.
  fileprivate static func reactionToOwnRequest(
    _ reaction: ReactionSchema,
    _ request: RequestSchema,
    of domain: DomainEntry
  ) -> Diagnostic {
    let remedy =
      request.into == nil
      ? "change the state in the handler \(request.name.value.quoted) of the request"
      : "'into' keeps what the request gives; what else changes, an action does that a bridge on"
        + " \(reaction.path.text.quoted) dispatches"
    return reactionToOwn(
      reaction,
      of: domain,
      remedy,
      [Note(message: "the request is here", location: request.name.location)]
    )
  }

  fileprivate static func reactionToOwn(
    _ reaction: ReactionSchema,
    of domain: DomainEntry,
    _ remedy: String,
    _ notes: [Note]
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0650",
      "a reaction is to an action of a domain below, and \(reaction.path.text.quoted) is one of"
        + " \(domain.name.quoted) itself: \(remedy)",
      at: reaction.path.end,
      notes: notes
    )
  }
}
