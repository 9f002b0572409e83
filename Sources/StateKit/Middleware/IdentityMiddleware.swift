/// A middleware that does nothing: `middleware <> .identity` is `middleware`.
public struct IdentityMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  /// Creates a middleware that does nothing.
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
  /// A middleware that does nothing.
  public static var identity: IdentityMiddleware { IdentityMiddleware() }
}

extension Middleware {
  /// Composition with the identity is the left middleware itself.
  public static func <> (left: Self, right: IdentityMiddleware<InputAction, OutputAction, State>) -> Self {
    left
  }

  /// Composition with the identity is the right middleware itself.
  public static func <> (left: IdentityMiddleware<InputAction, OutputAction, State>, right: Self) -> Self {
    right
  }
}
