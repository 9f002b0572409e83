/// A domain's reaction to an action of a domain below it.
final class ResolvedReaction {
  let schema: ReactionSchema
  let path: Resolved<ResolvedActionPath>
  /// The reaction as an action: its payload is all values of the action below.
  let action: ResolvedAction

  fileprivate init(_ schema: ReactionSchema, _ path: Resolved<ResolvedActionPath>, _ action: ResolvedAction) {
    self.schema = schema
    self.path = path
    self.action = action
  }
}

extension ResolvedModule {
  func reaction(_ reaction: ReactionSchema, of domain: ResolvedDomain) -> ResolvedReaction {
    var path = action(at: reaction.path, in: domain)
    if case .value(let found) = path, let problem = problem(of: reaction, to: found, in: domain) {
      diagnostics.report(problem)
      path = .reported
    }
    let change = reaction.change.carrying(path.value?.values?.values)
    return ResolvedReaction(reaction, path, action(change, of: domain))
  }

  /// The mistake in a reaction whose path leads to an action.
  private func problem(
    of reaction: ReactionSchema,
    to action: ResolvedActionPath,
    in domain: ResolvedDomain
  ) -> Diagnostic? {
    if action.children.isEmpty, !action.isBound {
      guard let request = action.request else { return .reactionToOwnAction(reaction, of: domain) }
      return .reactionToOwnRequest(reaction, request, of: domain)
    }
    let labels = action.elements.compactMap(\.label?.value)
    // All values are parameters of a handler.
    guard reaction.change.hasHandler, let label = labels.first(where: action.isAmbiguous) else { return nil }
    return .ambiguousElement(label, of: action, at: reaction.path.end)
  }
}

extension Diagnostic {
  fileprivate static func reactionToOwnAction(
    _ reaction: ReactionSchema,
    of domain: ResolvedDomain
  ) -> Diagnostic {
    let name = reaction.path.text
    let action = domain.entry.actions[name].map {
      [Note(message: "the action is here", location: $0.name.location)]
    }
    return reactionToOwn(reaction, of: domain, "write the change at the action", action ?? [])
  }

  /// The message for a reaction to a phase of the domain's own request.
  fileprivate static func reactionToOwnRequest(
    _ reaction: ReactionSchema,
    _ request: ResolvedRequest,
    of domain: ResolvedDomain
  ) -> Diagnostic {
    let remedy =
      "write the change at the phase of the request, {\"\(reaction.path.components.last?.value.shown ?? "")\": {\"set\": …}}"
    return reactionToOwn(
      reaction,
      of: domain,
      remedy,
      [Note(message: "the request is here", location: request.schema.name.location)]
    )
  }

  fileprivate static func reactionToOwn(
    _ reaction: ReactionSchema,
    of domain: ResolvedDomain,
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
