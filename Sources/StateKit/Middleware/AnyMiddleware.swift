/// A middleware of any type, or one made from a closure.
public struct AnyMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  private let body:
    @MainActor @Sendable (InputAction, ActionSource, StateReader<State>) -> Effect<OutputAction>

  /// Wraps a middleware.
  public init(_ middleware: some Middleware<InputAction, OutputAction, State>) {
    self.body = { action, source, state in middleware.handle(action, from: source, state: state) }
  }

  /// Creates a middleware from a function.
  public init(
    _ handle:
      @escaping @MainActor @Sendable (InputAction, ActionSource, StateReader<State>) -> Effect<OutputAction>
  ) {
    self.body = handle
  }

  /// Passes the action to the wrapped middleware.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    body(action, source, state)
  }
}

extension Middleware {
  /// The same as `self <> other`, for a middleware of an unknown type.
  public func composed(
    with other: any Middleware<InputAction, OutputAction, State>
  ) -> AnyMiddleware<InputAction, OutputAction, State> {
    AnyMiddleware(self <> AnyMiddleware(other))
  }
}
