/// The middleware of a child that may be absent, as a middleware of the optional child.
///
/// Where the child is absent it is not called. Its effects end when the child goes or another child takes its place; an
/// effect that does not notice reads the last state of its own child. Of the action with which the child goes,
/// `fireAndForget` runs to its end, and an effect that could give an action does not start.
public struct OptionalMiddleware<Base: Middleware>: Middleware {
  let base: Base

  /// Hands the action to the child's middleware, if the child is there.
  public func handle(
    _ action: Base.InputAction,
    from source: ActionSource,
    state: StateReader<Base.State?>
  ) -> Effect<Base.OutputAction> {
    guard let child = ChildStateSource(state.source) else { return .doNothing }
    let effect = base.handle(action, from: source, state: StateReader(child))
    // Nobody can read late where nothing goes on.
    if effect.isNothing { return effect }
    child.watch()
    return effect.bound(to: child.presence)
  }
}

extension Middleware {
  /// The middleware of a child that may be absent as a middleware of its parent: it is not called where the child is
  /// absent, and its effects end when the child goes or another child takes its place.
  ///
  ///     detailMiddleware.pullback(.detail)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, InputAction>
  ) -> LiftedMiddleware<OptionalMiddleware<Self>, ParentAction, ParentAction, ParentState>
  where OutputAction == InputAction {
    OptionalMiddleware(base: self).pullback(scope)
  }
}
