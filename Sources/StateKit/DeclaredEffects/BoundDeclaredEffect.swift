/// A declared effect of an action, together with the child that it belongs to.
struct BoundDeclaredEffect<State, Action: Sendable> {
  let effect: DeclaredEffect<State, Action>
  /// The child that was present before the reducers ran; nil if it was absent, and for a domain that is always present.
  private let child: ChildIdentity?

  init(_ effect: DeclaredEffect<State, Action>, in state: State) {
    self.effect = effect
    self.child = effect.presence?.path.identity(state)
  }

  /// The fate of the effect after the reducers.
  enum Start {
    /// The effect starts, and is not bound to a child.
    case free
    /// The effect starts, and ends when its child is removed.
    case bound(isThere: (State) -> Bool, holders: [Int]?)
    /// The effect starts although its child was removed.
    case apart
    /// The effect does not start.
    case none
  }

  /// The fate of the effect in the state after the reducers.
  func start(in state: State) -> Start {
    guard let presence = effect.presence else { return .free }
    let identity = presence.path.identity
    let present = identity(state)
    // A reducer written by hand may create the child that an action is for.
    guard let child = child ?? present else { return .none }
    guard present == child else { return effect.givesActions ? .none : .apart }
    return .bound(isThere: { identity($0) == child }, holders: presence.holders)
  }
}
