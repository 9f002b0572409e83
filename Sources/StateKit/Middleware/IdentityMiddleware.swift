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

extension IdentityMiddleware {
  /// The middleware that does nothing.
  public static var identity: IdentityMiddleware { IdentityMiddleware() }
}

extension Middleware {
  /// Only the left one does anything.
  public static func <> (left: Self, right: IdentityMiddleware<InputAction, OutputAction, State>) -> Self {
    left
  }

  /// Only the right one does anything.
  public static func <> (left: IdentityMiddleware<InputAction, OutputAction, State>, right: Self) -> Self {
    right
  }
}
