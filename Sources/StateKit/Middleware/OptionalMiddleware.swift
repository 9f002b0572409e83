/// The middleware of a child that may be absent, as a middleware of the optional child.
///
/// Where the child is absent it is not called. An effect that goes on after the child went reads the last state that
/// was there.
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
    if !effect.isNothing { lasting.watch() }
    return effect
  }
}

extension Middleware {
  /// The middleware of a child that may be absent as a middleware of its parent: it is not called where the child is
  /// absent. Its effects may go on when the child goes; they then read the last state that was there.
  ///
  ///     detailMiddleware.pullback(.detail)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State?, InputAction>
  ) -> LiftedMiddleware<OptionalMiddleware<Self>, ParentAction, ParentAction, ParentState>
  where OutputAction == InputAction {
    OptionalMiddleware(base: self).pullback(scope)
  }
}
