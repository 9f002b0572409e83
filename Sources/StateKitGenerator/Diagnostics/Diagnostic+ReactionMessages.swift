/// What can be wrong with reactions: SK0650 to SK0659.
extension Diagnostic {
  static func reactionToOwnAction(_ reaction: ReactionSchema, of domain: DomainEntry) -> Diagnostic {
    let name = reaction.path.text
    return Diagnostic(
      .error,
      "SK0650",
      "a reaction is to an action of a domain below, and \(name.quoted) is one of \(domain.name.quoted) itself: say"
        + " at the action what it changes",
      at: reaction.path.end,
      notes: domain.actions[name].map { [Note(message: "the action is here", location: $0.name.location)] }
        ?? []
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
