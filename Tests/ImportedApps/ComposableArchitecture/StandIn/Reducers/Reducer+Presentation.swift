// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
extension Reducer {
  /// A child that is presented: it can be dismissed, by its parent and by itself.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toChildState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toChildAction: CasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination child: () -> Child
  ) -> PresentationReducer<Self, Child> {
    PresentationReducer(
      parent: self,
      child: child(),
      toChildState: toChildState,
      toChildAction: toChildAction
    )
  }
}

public struct PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toChildState: WritableKeyPath<Parent.State, PresentationState<Child.State>>
  let toChildAction: CasePath<Parent.Action, PresentationAction<Child.Action>>

  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let presentation = toChildAction.extract(from: action)
    let wasThere = state[keyPath: toChildState].wrappedValue != nil
    if presentation != nil, !wasThere {
      reportIssue("An action came for a child that is not presented: \(action)")
    }
    let childEffect = reduceChild(&state, presentation)
    let before = Identity(of: state[keyPath: toChildState].wrappedValue)
    let parentEffect = parent.reduce(into: &state, action: action)
    if case .dismiss = presentation, Identity(of: state[keyPath: toChildState].wrappedValue) == before {
      state[keyPath: toChildState].wrappedValue = nil
    }
    let isGone = Identity(of: state[keyPath: toChildState].wrappedValue) != before
    return .merge(childEffect, parentEffect, isGone && wasThere ? .cancel(id: effectID) : .none)
  }

  private var effectID: ChildEffectID { ChildEffectID(path: toChildState) }

  private func reduceChild(
    _ state: inout Parent.State,
    _ presentation: PresentationAction<Child.Action>?
  ) -> Effect<Parent.Action> {
    guard
      case .presented(let childAction) = presentation,
      var childState = state[keyPath: toChildState].wrappedValue
    else { return .none }
    let embed = toChildAction.embed
    let effect = child.reduce(into: &childState, action: childAction)
    state[keyPath: toChildState].wrappedValue = childState
    return effect.map { embed(.presented($0)) }
      .dismissing { embed(.dismiss) }
      .cancellable(id: effectID)
  }
}
