/// Side effects to give to a store: a registry, which can be shared, one side effect, or an array.
///
///     Store(initialState: AppState(), reducer: appReducer, sideEffects: [fetchUsers(service), createPost(service)])
public protocol SideEffects<State, Action>: Sendable {
  /// The state of the store.
  associatedtype State
  /// The actions of the store.
  associatedtype Action: Sendable

  /// All current side effects, in the order in which they run.
  var sideEffects: [SideEffect<State, Action>] { get }

  /// The registry of a store that is created with them: a registry itself, or a new one.
  var registry: SideEffectRegistry<State, Action> { get }
}

extension SideEffects {
  /// A new registry with these side effects.
  public var registry: SideEffectRegistry<State, Action> {
    let registry = SideEffectRegistry<State, Action>()
    registry.add(self)
    return registry
  }
}

extension SideEffect: SideEffects {
  /// This side effect.
  public var sideEffects: [SideEffect] { [self] }
}

extension Array: SideEffects where Element: SideEffects {
  /// The state of the store.
  public typealias State = Element.State
  /// The actions of the store.
  public typealias Action = Element.Action

  /// All current side effects of the elements, in order.
  public var sideEffects: [SideEffect<Element.State, Element.Action>] { flatMap(\.sideEffects) }
}
