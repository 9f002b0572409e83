// Without these, the compiler says that the middleware of a child is no `IdentityMiddleware`. They are looked at where
// nothing else fits, and have to give the parent's types, whichever side is the parent's, to be what fits then.
extension Middleware {
  /// Middlewares of two domains do not compose: that of a child is made one of its parent first.
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

  /// Middlewares of two domains do not compose: that of a child is made one of its parent first.
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
