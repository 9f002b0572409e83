/// The middleware of a child that may be absent, as a middleware of the optional child.
///
/// It is not called while the child is absent. Its effects end when the child is removed or replaced; an effect that
/// continues meanwhile reads the last state of its own child. For the action that removes the child, `fireAndForget`
/// runs to its end, and an effect that could send an action does not start.
public struct OptionalMiddleware<Base: Middleware>: Middleware {
  let base: Base

  /// Passes the action to the child's middleware, if the child is present.
  public func handle(
    _ action: Base.InputAction,
    from source: ActionSource,
    state: StateReader<Base.State?>
  ) -> Effect<Base.OutputAction> {
    guard let child = ChildStateSource(state.source) else { return .doNothing }
    let effect = base.handle(action, from: source, state: StateReader(child))
    // Without an effect, the state is not read later.
    if effect.isNothing { return effect }
    child.watch()
    return effect.bound(to: child.presence)
  }
}

extension Middleware {
  /// Converts the middleware of a child that may be absent into a middleware of its parent: it is not called while the
  /// child is absent, and its effects end when the child is removed or replaced.
  ///
  ///     detailMiddleware.pullback(.detail)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, InputAction>
  ) -> LiftedMiddleware<OptionalMiddleware<Self>, ParentAction, ParentAction, ParentState>
  where OutputAction == InputAction {
    OptionalMiddleware(base: self).pullback(scope)
  }
}
