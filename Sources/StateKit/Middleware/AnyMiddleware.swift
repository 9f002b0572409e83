/// A middleware of any type, or one made of a closure.
public struct AnyMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  private let body:
    @MainActor @Sendable (InputAction, ActionSource, StateReader<State>) -> Effect<OutputAction>

  /// Wraps a middleware.
  public init(_ middleware: some Middleware<InputAction, OutputAction, State>) {
    self.body = { action, source, state in middleware.handle(action, from: source, state: state) }
  }

  /// Makes a middleware from a function.
  public init(
    _ handle:
      @escaping @MainActor @Sendable (InputAction, ActionSource, StateReader<State>) -> Effect<OutputAction>
  ) {
    self.body = handle
  }

  /// Hands the action to the wrapped middleware.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    body(action, source, state)
  }
}

extension Middleware {
  /// `self <> other` where the other's type is not known.
  public func composed(
    with other: any Middleware<InputAction, OutputAction, State>
  ) -> AnyMiddleware<InputAction, OutputAction, State> {
    AnyMiddleware(self <> AnyMiddleware(other))
  }
}
