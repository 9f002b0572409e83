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

  /// The middleware of a part of the state as one of the whole: it reads the part alone. What it sees and what its
  /// effects give stays what it is.
  ///
  ///     kittensMiddleware.pullback(state: \AppState.kittens)
  ///
  /// The name and the idea are those of Point-Free's pullbacks of reducers.
  public func pullback<ParentState>(
    state path: any KeyPath<ParentState, State> & Sendable
  ) -> LiftedMiddleware<Self, InputAction, OutputAction, ParentState> {
    lift(inputAction: { $0 }, outputAction: { $0 }, state: { $0[keyPath: path] })
  }

  /// The same for a middleware that sees the part's actions alone. What its effects give stays what it is.
  ///
  ///     kittensMiddleware.pullback(state: \AppState.kittens, action: \AppAction.kittens)
  public func pullback<ParentState, ParentAction: Sendable>(
    state path: any KeyPath<ParentState, State> & Sendable,
    action: any KeyPath<ParentAction, InputAction?> & Sendable
  ) -> LiftedMiddleware<Self, ParentAction, OutputAction, ParentState> {
    lift(inputAction: { $0[keyPath: action] }, outputAction: { $0 }, state: { $0[keyPath: path] })
  }

  /// The same by functions.
  ///
  /// - Parameters:
  ///   - inputAction: Gives the part's action, if it is one of the part's.
  ///   - outputAction: Makes an action of the whole from what the effects give.
  ///   - state: Reads the part.
  public func lift<WholeInput: Sendable, WholeOutput: Sendable, WholeState>(
    inputAction: @escaping @Sendable (WholeInput) -> InputAction?,
    outputAction: @escaping @Sendable (OutputAction) -> WholeOutput,
    state: @escaping @Sendable (WholeState) -> State
  ) -> LiftedMiddleware<Self, WholeInput, WholeOutput, WholeState> {
    LiftedMiddleware(base: self, inputAction: inputAction, outputAction: outputAction) { whole in
      StateReader(PartialStateSource(whole.source, get: state))
    }
  }
}
