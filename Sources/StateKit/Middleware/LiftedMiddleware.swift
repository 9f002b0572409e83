/// A middleware of a part as one of the whole.
public struct LiftedMiddleware<Base: Middleware, InputAction: Sendable, OutputAction: Sendable, State>:
  Middleware
{
  let base: Base
  let inputAction: @Sendable (InputAction) -> Base.InputAction?
  let outputAction: @Sendable (Base.OutputAction) -> OutputAction
  let state: @MainActor @Sendable (StateReader<State>) -> StateReader<Base.State>

  /// Hands the action to the part's middleware, if it is one of the part's.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    guard let partAction = inputAction(action) else { return .doNothing }
    return base.handle(partAction, from: source, state: self.state(state)).map(outputAction)
  }
}

extension Middleware {
  /// The middleware of a child as a middleware of its parent: it sees the child's actions and state alone, and
  /// what its effects give goes to the child.
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, InputAction>
  ) -> LiftedMiddleware<Self, ParentAction, ParentAction, ParentState> where OutputAction == InputAction {
    LiftedMiddleware(base: self, inputAction: scope.extract, outputAction: scope.embed) { $0.view(scope) }
  }
}
