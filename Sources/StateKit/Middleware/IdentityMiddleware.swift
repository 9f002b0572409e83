/// The neutral middleware: `middleware <> .identity` is `middleware`.
public struct IdentityMiddleware<InputAction: Sendable, OutputAction: Sendable, State>: Middleware {
  /// Creates the neutral middleware.
  public init() {}

  /// Ignores the action.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    .doNothing
  }
}

extension IdentityMiddleware {
  /// The neutral middleware.
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
