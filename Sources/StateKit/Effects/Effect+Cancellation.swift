extension Effect {
  /// Gives the effect a token as a whole, also if it has several parts.
  ///
  ///     .concatenate(.just(.began), .task { await .loaded(service.fetch()) }).cancellable(by: "load")
  ///
  /// When it starts, it ends a running effect of the same middleware with an equal token. `cancel(_:)` ends it: running
  /// parts are cancelled, and further parts do not start. The parts may have tokens of their own, too. `doNothing`
  /// stays as it is and does not end other effects.
  ///
  /// A token is any value that is `Hashable` and `Sendable`; equality decides.
  public func cancellable(by token: some Hashable & Sendable) -> Effect {
    isNothing ? self : Effect(.keyed(by: EffectToken(token), self))
  }

  func cancellable(byOptional token: (any Hashable & Sendable)?) -> Effect {
    guard let token else { return self }
    return cancellable(by: token)
  }

  /// Ends the effects of the same middleware that run or wait with an equal token. Actions that they would still send
  /// are dropped.
  public static func cancel(_ token: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectToken(token)))
  }
}
