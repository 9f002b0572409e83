// Without these overloads, the compiler reports that the middleware of a child is not an `IdentityMiddleware`. They are
// considered only if other overloads do not fit, and must return the parent's types, on whichever side the parent is.
extension Middleware {
  /// Middlewares of two domains do not compose: convert that of a child to its parent first.
  ///
  ///     LoggerMiddleware() <> usersMiddleware.pullback(.users)
  @available(
    *,
    unavailable,
    message: "They see different actions or states. Pull the one of a child back: child.pullback(.child)"
  )
  public static func <> <Right: Middleware>(
    left: Self,
    right: Right
  ) -> AnyMiddleware<InputAction, OutputAction, State> {
    AnyMiddleware(left)
  }

  /// Middlewares of two domains do not compose: convert that of a child to its parent first.
  ///
  ///     usersMiddleware.pullback(.users) <> LoggerMiddleware()
  @available(
    *,
    unavailable,
    message: "They see different actions or states. Pull the one of a child back: child.pullback(.child)"
  )
  @_disfavoredOverload
  public static func <> <Left: Middleware>(
    left: Left,
    right: Self
  ) -> AnyMiddleware<InputAction, OutputAction, State> {
    AnyMiddleware(right)
  }
}
