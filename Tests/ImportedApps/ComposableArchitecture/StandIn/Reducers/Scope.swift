// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A child that is always there.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let toChildState: WritableKeyPath<ParentState, Child.State>
  private let toChildAction: CasePath<ParentAction, Child.Action>
  private let child: Child

  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.child = child()
  }

  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    return child.reduce(into: &state[keyPath: toChildState], action: childAction)
      .map(toChildAction.embed)
  }
}
