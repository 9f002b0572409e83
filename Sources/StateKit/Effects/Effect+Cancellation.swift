extension Effect {
  /// The effect with a token as a whole, also where it is made of several.
  ///
  ///     .concatenate(.just(.began), .task { await .loaded(service.fetch()) }).cancellable(by: "load")
  ///
  /// It ends an effect of the same middleware that runs with an equal token, and is ended by `cancel(_:)`: what runs
  /// is cancelled, and no further part starts. The parts may have tokens of their own besides. An effect that does
  /// nothing stays so: it ends no other.
  ///
  /// A token is any value that is `Hashable` and `Sendable`; equality decides.
  public func cancellable(by token: some Hashable & Sendable) -> Effect {
    isNothing ? self : Effect(.keyed(by: EffectToken(token), self))
  }

  func cancellable(byOptional token: (any Hashable & Sendable)?) -> Effect {
    guard let token else { return self }
    return cancellable(by: token)
  }

  /// Ends the effects of the same middleware that run or wait with an equal token, if there are any. What they would
  /// still have sent is dropped.
  public static func cancel(_ token: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectToken(token)))
  }
}
