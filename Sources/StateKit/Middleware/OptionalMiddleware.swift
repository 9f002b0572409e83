/// The middleware of a child that may be absent, as a middleware of the optional child.
///
/// Where the child is absent it is not called. Its effects end when the child goes; one that does not notice reads the
/// last state that was there.
public struct OptionalMiddleware<Base: Middleware>: Middleware {
  let base: Base

  /// Hands the action to the child's middleware, if the child is there.
  public func handle(
    _ action: Base.InputAction,
    from source: ActionSource,
    state: StateReader<Base.State?>
  ) -> Effect<Base.OutputAction> {
    guard let present = state() else { return .doNothing }
    let lasting = LastingStateSource(state.source, last: present)
    let effect = base.handle(action, from: source, state: StateReader(lasting))
    // Nobody can read late where nothing goes on.
    if effect.isNothing { return effect }
    lasting.watch()
    return effect.bound(to: lasting.presence)
  }
}

extension Middleware {
  /// The middleware of a child that may be absent as a middleware of its parent: it is not called where the child is
  /// absent, and its effects end when the child goes.
  ///
  ///     detailMiddleware.pullback(.detail)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, InputAction>
  ) -> LiftedMiddleware<OptionalMiddleware<Self>, ParentAction, ParentAction, ParentState>
  where OutputAction == InputAction {
    OptionalMiddleware(base: self).pullback(scope)
  }
}
