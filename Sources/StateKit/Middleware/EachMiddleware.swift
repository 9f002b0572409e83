/// The middleware of one element, as a middleware of the list.
///
/// It is not called for an absent element. Equal cancellation tokens of two elements stay apart.
public struct EachMiddleware<Base: Middleware>: Middleware
where Base.State: Identifiable & Sendable, Base.State.ID: Sendable {
  /// The input: an action with the element's id.
  public typealias InputAction = IdentifiedAction<Base.State.ID, Base.InputAction>
  /// The output: an action for the same element.
  public typealias OutputAction = IdentifiedAction<Base.State.ID, Base.OutputAction>

  let base: Base

  /// Passes the action to the element's middleware, if the element is present.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<IdentifiedArray<Base.State>>
  ) -> Effect<OutputAction> {
    let id = action.id
    let element = PartialStateSource(state.source, get: { $0[id: id] }, domainsBelow: { $0 })
    return OptionalMiddleware(base: base)
      .handle(action.action, from: source, state: StateReader(element))
      .owned(by: id)
      .map({ IdentifiedAction(id: id, action: $0) }, back: { $0[id: id] })
  }
}

extension Middleware where State: Identifiable & Sendable, State.ID: Sendable {
  /// Converts the middleware of one element into a middleware of the list's parent; it is not called for an absent
  /// element. Each element has cancellation tokens of its own, and its effects end when it is removed.
  ///
  ///     rowMiddleware.pullback(.rows)
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<
      ParentState, ParentAction, IdentifiedArray<State>, IdentifiedAction<State.ID, InputAction>
    >
  ) -> LiftedMiddleware<EachMiddleware<Self>, ParentAction, ParentAction, ParentState>
  where OutputAction == InputAction {
    EachMiddleware(base: self).pullback(scope)
  }
}
