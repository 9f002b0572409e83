// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension Reducer {
  /// A child that is there while its state is not nil. It comes before its parent.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> IfLetReducer<Self, Child> {
    IfLetReducer(parent: self, child: child(), toChildState: toChildState, toChildAction: toChildAction)
  }
}

public struct IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toChildState: WritableKeyPath<Parent.State, Child.State?>
  let toChildAction: CasePath<Parent.Action, Child.Action>

  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let childEffect = reduceChild(&state, action)
    let before = Identity(of: state[keyPath: toChildState])
    let parentEffect = parent.reduce(into: &state, action: action)
    let isGone = Identity(of: state[keyPath: toChildState]) != before
    return .merge(childEffect, parentEffect, isGone ? .cancel(id: effectID) : .none)
  }

  private var effectID: ChildEffectID { ChildEffectID(path: toChildState) }

  private func reduceChild(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    guard var childState = state[keyPath: toChildState] else {
      reportIssue("An action came for a child that is not there: \(action)")
      return .none
    }
    defer { state[keyPath: toChildState] = childState }
    return child.reduce(into: &childState, action: childAction)
      .map(toChildAction.embed)
      .cancellable(id: effectID)
  }
}
