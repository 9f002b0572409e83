/// The middleware that does nothing: `middleware <> .identity` is `middleware`.
public struct IdentityMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  /// Makes a middleware that does nothing.
  public init() {}

  /// Does nothing.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    .doNothing
  }
}

extension Middleware {
  /// The middleware that does nothing.
  public static func identity<Input, Output, Value>() -> Self
  where Self == IdentityMiddleware<Input, Output, Value> {
    IdentityMiddleware()
  }
}
