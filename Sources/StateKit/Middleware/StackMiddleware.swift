/// The middleware of one element of a stack, as a middleware of the stack.
///
/// It is called neither for an absent element nor for `popFrom`. Equal cancellation tokens of two elements stay apart.
public struct StackMiddleware<Base: Middleware>: Middleware {
  let base: Base

  /// Passes the action to the element's middleware, if the element is present.
  public func handle(
    _ action: StackAction<Base.InputAction>,
    from source: ActionSource,
    state: StateReader<StackState<Base.State>>
  ) -> Effect<StackAction<Base.OutputAction>> {
    guard case .element(let id, let action) = action else { return .doNothing }
    let element = PartialStateSource(state.source, get: { $0[id: id] }, domainsBelow: { $0 })
    return OptionalMiddleware(base: base)
      .handle(action, from: source, state: StateReader(element))
      .owned(by: id)
      .map({ .element(id: id, action: $0) }, back: { $0[id: id] })
  }
}

extension Middleware {
  /// Converts the middleware of one element of a stack into a middleware of the stack's parent; it is called neither for
  /// an absent element nor for `popFrom`. Each element has cancellation tokens of its own, and its effects end when it is
  /// popped.
  ///
  ///     pathMiddleware.pullback(.path)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, StackState<State>, StackAction<InputAction>>
  ) -> LiftedMiddleware<StackMiddleware<Self>, ParentAction, ParentAction, ParentState>
  where OutputAction == InputAction {
    StackMiddleware(base: self).pullback(scope)
  }
}
