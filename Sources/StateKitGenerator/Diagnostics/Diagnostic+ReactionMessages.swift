/// What can be wrong with reactions: SK0650 to SK0659.
extension Diagnostic {
  static func reactionToOwnAction(_ reaction: ReactionSchema, of domain: DomainEntry) -> Diagnostic {
    let name = reaction.path.text
    let action = domain.actions[name].map {
      [Note(message: "the action is here", location: $0.name.location)]
    }
    return reactionToOwn(reaction, of: domain, "say at the action what it changes", action ?? [])
  }

  /// A phase of a request, at which nothing can be said.
  static func reactionToOwnRequest(
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

  private static func reactionToOwn(
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

  static func emptyReaction(_ name: Located<String>, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0651",
      "the reaction to \(name.value.quoted) changes nothing: give it 'set', 'toggle' or 'add', or write \"handler\"",
      at: location
    )
  }
}
