import StateKit

/// The full implementation in text 0, on the registry, written with StateKit's middleware. The text takes
/// `Action`, `Middleware` and `Store` from ReSwift.
@MainActor
enum RegistryText {
  protocol Action: Sendable {}

  typealias DispatchFunction = (any Action) -> Void
  typealias AppStore = Store<AppState, any Action>
  typealias Middleware<State> = AnyMiddleware<any Action, any Action, State>

  enum BananaAction: Action { case peeled, eaten }
  enum AppleAction: Action { case fell }

  struct AppState: Equatable, Sendable {
    var actionCount = 0
  }

  /// - parameter action: The expected action to perform a side effect on.
  /// - parameter dispatch: Default dispatch function into the current store.
  typealias SideEffect<A: Action> = (_ action: A, _ dispatch: DispatchFunction) -> Void

  struct AnySideEffect {
    let boxedSideEffect: (any Action, DispatchFunction) -> Void

    init<A: Action>(_ base: @escaping SideEffect<A>) {
      self.boxedSideEffect = { action, dispatch in
        guard let castAction = action as? A else { return }
        base(castAction, dispatch)
      }
    }

    func process(action: any Action, dispatch: DispatchFunction) {
      boxedSideEffect(action, dispatch)
    }
  }

  @MainActor
  class SideEffectRegistry {
    static let instance = SideEffectRegistry()

    private init() {}

    fileprivate(set) var sideEffects: [AnySideEffect] = []

    func addBeforeReducers<A: Action>(sideEffect: @escaping SideEffect<A>) {
      sideEffects.append(AnySideEffect(sideEffect))
    }

    func process(action: any Action, dispatch: DispatchFunction) {
      sideEffects.forEach { $0.process(action: action, dispatch: dispatch) }
    }
  }

  static let sideEffectsMiddleware: Middleware<AppState> = AnyMiddleware { action, _, _ in
    var dispatched: [any Action] = []
    SideEffectRegistry.instance
      .process(action: action, dispatch: { dispatched.append($0) })
    return .sequence(dispatched)
  }

  static let reducer = Reducer<AppState, any Action> { state, _ in state.actionCount += 1 }
}
