extension DomainAction {
  /// Empty by default, for a schema in which the state starts nothing.
  public static var stateTriggers: [_StateTrigger<DomainState, Self>] { [] }

  /// What the state starts, seen from a parent domain. Generated code calls it for each child that has some.
  ///
  /// - Parameter scope: The scope of this domain in its parent.
  public static func _stateTriggers<ParentState, ParentAction: DomainAction>(
    in scope: Scope<ParentState, ParentAction, DomainState, Self>
  ) -> [_StateTrigger<ParentState, ParentAction>] {
    stateTriggers.map { $0.pullback(scope) }
  }

  /// What the state starts, seen from a parent domain in which this one may be absent: an optional child.
  ///
  /// - Parameter scope: The scope of this domain in its parent.
  public static func _stateTriggers<ParentState, ParentAction: DomainAction>(
    in scope: Scope<ParentState, ParentAction, DomainState?, Self>
  ) -> [_StateTrigger<ParentState, ParentAction>] {
    stateTriggers.map { $0.pullback(scope) }
  }

  /// What the states of all elements of a list start. Generated code calls it.
  ///
  /// - Parameter scope: The scope of the list in its parent.
  public static func _stateTriggers<ParentState, ParentAction: DomainAction>(
    in scope: Scope<
      ParentState, ParentAction, IdentifiedArray<DomainState>, IdentifiedAction<DomainState.ID, Self>
    >
  ) -> [_StateTrigger<ParentState, ParentAction>]
  where DomainState: Identifiable & Sendable, DomainState.ID: Sendable {
    stateTriggers.map { trigger in
      trigger.pullback(
        scope,
        element: { ($0.id, $0.action) },
        find: { $0[id: $1] },
        all: { elements, body in for element in elements { body(element.id, element) } },
        isElement: true
      ) { scope.element(id: $0) }
    }
  }

  /// What the states of all elements of a stack start. Generated code calls it.
  ///
  /// - Parameter scope: The scope of the stack in its parent.
  public static func _stateTriggers<ParentState, ParentAction: DomainAction>(
    in scope: Scope<ParentState, ParentAction, StackState<DomainState>, StackAction<Self>>
  ) -> [_StateTrigger<ParentState, ParentAction>] {
    stateTriggers.map { trigger in
      trigger.pullback(
        scope,
        element: { $0.element.map { ($0.id, $0.action) } },
        find: { $0[id: $1] },
        all: { stack, body in for (id, element) in zip(stack.ids, stack.elements) { body(id, element) } },
        isElement: false
      ) { scope.element(id: $0) }
    }
  }
}
