/// A declared effect of an action, together with the child that it belongs to.
struct BoundDeclaredEffect<State, Action: Sendable> {
  let effect: _DeclaredEffect<State, Action>
  /// The child that was present before the reducers ran; nil if it was absent, and for a domain that is always present.
  private let child: ChildIdentity?

  init(_ effect: _DeclaredEffect<State, Action>, in state: State) {
    self.effect = effect
    self.child = effect.presence?.path.identity(state)
  }

  /// The effect with its fate in the state after the reducers; nil if it does not start.
  func decided(in state: State) -> DecidedEffect<State, Action>? {
    guard let effect = effect.resolved(in: state) else { return nil }
    return fate(of: effect, in: state).map { DecidedEffect(effect: effect, fate: $0) }
  }

  private func fate(
    of effect: _DeclaredEffect<State, Action>,
    in state: State
  ) -> DecidedEffect<State, Action>.Fate? {
    guard let presence = effect.presence, effect.starts else { return .free }
    let identity = presence.path.identity
    let present = identity(state)
    // A reducer written by hand may create the child that an action is for.
    guard let child = child ?? present else { return nil }
    guard present == child else { return effect.givesActions ? nil : .apart }
    return .bound(isThere: { identity($0) == child }, holders: presence.holders)
  }
}

/// A declared effect that is to start or to end after the reducers.
struct DecidedEffect<State, Action: Sendable>: Sendable {
  /// The fate of an effect when its child is removed.
  enum Fate: Sendable {
    /// The effect is not bound to a child.
    case free
    /// The effect ends when its child is removed.
    case bound(isThere: @Sendable (State) -> Bool, holders: [Holder]?)
    /// The effect stays, because its child was removed before it started.
    case apart
  }

  /// The effect after `resolved(in:)`: its step is not `inState`.
  let effect: _DeclaredEffect<State, Action>
  let fate: Fate
}
