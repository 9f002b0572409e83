/// A middleware of a part, as one of the whole.
public struct LiftedMiddleware<Base: Middleware, InputAction: Sendable, OutputAction: Sendable, State>:
  Middleware
{
  let base: Base
  let inputAction: @Sendable (InputAction) -> Base.InputAction?
  let outputAction: @Sendable (Base.OutputAction) -> OutputAction
  let state: @MainActor @Sendable (StateReader<State>) -> StateReader<Base.State>
  /// Returns the action that an effect of the part may wait for; nil unless the input and the output are the same.
  private let back: (@Sendable (OutputAction) -> Base.OutputAction?)?

  init(
    base: Base,
    inputAction: @escaping @Sendable (InputAction) -> Base.InputAction?,
    outputAction: @escaping @Sendable (Base.OutputAction) -> OutputAction,
    state: @escaping @MainActor @Sendable (StateReader<State>) -> StateReader<Base.State>
  ) {
    self.base = base
    self.inputAction = inputAction
    self.outputAction = outputAction
    self.state = state
    self.back = inputAction as Any as? @Sendable (OutputAction) -> Base.OutputAction?
  }

  /// Passes the action to the part's middleware, if the action belongs to the part.
  public func handle(
    _ action: InputAction,
    from source: ActionSource,
    state: StateReader<State>
  ) -> Effect<OutputAction> {
    guard let partAction = inputAction(action) else { return .doNothing }
    return base.handle(partAction, from: source, state: self.state(state)).map(outputAction, back: back)
  }
}

extension Middleware {
  /// Converts the middleware of a child into a middleware of its parent: it sees only the child's actions and state,
  /// and its effects send actions of the child.
  public func pullback<ParentState, ParentAction>(
    _ scope: Scope<ParentState, ParentAction, State, InputAction>
  ) -> LiftedMiddleware<Self, ParentAction, ParentAction, ParentState> where OutputAction == InputAction {
    LiftedMiddleware(base: self, inputAction: scope.extract, outputAction: scope.embed) { $0.view(scope) }
  }

  /// Converts the middleware of a part of the state into one of the whole state: it reads only the part. Its input and
  /// output actions stay the same.
  ///
  ///     kittensMiddleware.pullback(state: \AppState.kittens)
  ///
  /// The name and the idea come from Point-Free's pullbacks of reducers.
  public func pullback<ParentState>(
    state path: any KeyPath<ParentState, State> & Sendable
  ) -> LiftedMiddleware<Self, InputAction, OutputAction, ParentState> {
    lift(inputAction: { $0 }, outputAction: { $0 }, state: { $0[keyPath: path] })
  }

  /// Converts a middleware that sees only the actions and the state of a part. Its output actions stay the same.
  ///
  ///     kittensMiddleware.pullback(state: \AppState.kittens, action: \AppAction.kittens)
  public func pullback<ParentState, ParentAction: Sendable>(
    state path: any KeyPath<ParentState, State> & Sendable,
    action: any KeyPath<ParentAction, InputAction?> & Sendable
  ) -> LiftedMiddleware<Self, ParentAction, OutputAction, ParentState> {
    lift(inputAction: { $0[keyPath: action] }, outputAction: { $0 }, state: { $0[keyPath: path] })
  }

  /// Converts a middleware with functions.
  ///
  /// - Parameters:
  ///   - inputAction: Returns the part's action; nil for other actions.
  ///   - outputAction: Converts an action of the effects into one of the whole.
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
