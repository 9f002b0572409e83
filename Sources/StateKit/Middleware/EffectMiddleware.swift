/// A middleware made from one function, which answers each action with an effect. The idea comes from SwiftRex's effect
/// middleware.
///
///     typealias ImageDependencies = (fetch: @Sendable (URL) async -> Data?, log: @Sendable (String) -> Void)
///
///     let images = EffectMiddleware<ImageAction, ImageAction, ImageState, ImageDependencies>
///       .onAction { action, state, context in
///         switch action {
///         case .wanted(let url):
///           let fetch = context.dependencies.fetch
///           return .task(cancellationToken: url) { await .loaded(url, fetch(url)) }
///         case .unwanted(let url): return context.toCancel(url)
///         case .loaded: return .doNothing
///         }
///       }
///       .inject((fetch: session.data, log: { print($0) }))
///
/// It is a `Middleware` only if `Dependencies` is `Void`, so the compiler reports dependencies that were not injected.
public struct EffectMiddleware<
  InputAction: Sendable,
  OutputAction: Sendable,
  State,
  Dependencies: Sendable
>: Sendable {
  /// The context that the function receives besides the action and the state.
  public typealias Context = EffectContext<OutputAction, Dependencies>

  private let body: @MainActor @Sendable (InputAction, StateReader<State>, Context) -> Effect<OutputAction>

  private init(
    _ body: @escaping @MainActor @Sendable (InputAction, StateReader<State>, Context) -> Effect<OutputAction>
  ) {
    self.body = body
  }

  /// Creates a middleware from a function.
  ///
  /// - Parameter handle: Receives the action, a reader of the state, and the context, before the reducers run. The
  ///   effect that it returns runs after them.
  public static func onAction(
    _ handle:
      @escaping @MainActor @Sendable (
        _ action: InputAction, _ state: StateReader<State>, _ context: Context
      ) -> Effect<OutputAction>
  ) -> EffectMiddleware {
    EffectMiddleware(handle)
  }

  /// The middleware with its dependencies, ready for a store.
  public func inject(
    _ dependencies: Dependencies
  ) -> EffectMiddleware<InputAction, OutputAction, State, Void> {
    EffectMiddleware<InputAction, OutputAction, State, Void> { [body] action, state, context in
      body(action, state, EffectContext(dispatcher: context.dispatcher, dependencies: dependencies))
    }
  }

  /// Composes two middlewares with the same dependencies; the left one handles actions first. Each keeps its own
  /// cancellation tokens. Composition is associative, and `identity` is neutral on both sides.
  public static func <> (left: EffectMiddleware, right: EffectMiddleware) -> EffectMiddleware {
    left.composed(with: right)
  }

  fileprivate func composed(with right: EffectMiddleware) -> EffectMiddleware {
    let (leftOwner, rightOwner) = (EffectOwner(), EffectOwner())
    return EffectMiddleware { [body] action, state, context in
      let first = body(action, state, context).owned(by: leftOwner)
      let second = right.body(action, state, context).owned(by: rightOwner)
      return .merge(first, second)
    }
  }
}

extension EffectMiddleware: Middleware where Dependencies == Void {
  /// Passes the action to the function.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    body(action, state, EffectContext(dispatcher: source, dependencies: ()))
  }

  /// The neutral middleware, which ignores actions.
  public static var identity: EffectMiddleware {
    onAction { _, _, _ in .doNothing }
  }

  /// Composes two middlewares; the left one handles actions first. Each keeps its own cancellation tokens. Composition
  /// is associative, and `identity` is neutral on both sides.
  public static func <> (left: EffectMiddleware, right: EffectMiddleware) -> EffectMiddleware {
    left.composed(with: right)
  }
}
