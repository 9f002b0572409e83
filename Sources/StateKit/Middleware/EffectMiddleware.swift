/// A middleware made of one function, which answers each action with an effect. The idea is that of SwiftRex's effect
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
/// Only where `Dependencies` is `Void` is it a `Middleware`: who forgets to inject them is told by the compiler.
public struct EffectMiddleware<
  InputAction: Sendable,
  OutputAction: Sendable,
  State,
  Dependencies: Sendable
>: Sendable {
  /// What the function gets besides the action and the state.
  public typealias Context = EffectContext<OutputAction, Dependencies>

  private let body: @MainActor @Sendable (InputAction, StateReader<State>, Context) -> Effect<OutputAction>

  private init(
    _ body: @escaping @MainActor @Sendable (InputAction, StateReader<State>, Context) -> Effect<OutputAction>
  ) {
    self.body = body
  }

  /// Makes a middleware of a function.
  ///
  /// - Parameter handle: Gets the action, what reads the state, and the context; the reducers have not run. The effect
  ///   that it returns runs after them.
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

  /// Runs both, the left one first, with the same dependencies. Each keeps its own cancellation tokens. Associative;
  /// `identity` changes nothing on either side.
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
  /// Hands the action to the function.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    body(action, state, EffectContext(dispatcher: source, dependencies: ()))
  }

  /// The middleware that does nothing.
  public static var identity: EffectMiddleware {
    onAction { _, _, _ in .doNothing }
  }

  /// Runs both, the left one first. Each keeps its own cancellation tokens. Associative; `identity` changes nothing on
  /// either side.
  public static func <> (left: EffectMiddleware, right: EffectMiddleware) -> EffectMiddleware {
    left.composed(with: right)
  }
}
