extension DomainAction {
  /// Empty by default, for a schema without effects that have `while`.
  public static var ongoingEffects: [_OngoingEffect<DomainState, Self>] { [] }

  /// The effects with `while`, seen from a parent domain. Generated code calls it for each child that has some.
  ///
  /// - Parameter scope: The scope of this domain in its parent.
  public static func _ongoingEffects<ParentState, ParentAction: DomainAction>(
    in scope: Scope<ParentState, ParentAction, DomainState, Self>
  ) -> [_OngoingEffect<ParentState, ParentAction>] {
    ongoingEffects.map { $0.pullback(scope) }
  }

  /// The effects with `while`, seen from a parent domain in which this one may be absent: an optional child.
  ///
  /// - Parameter scope: The scope of this domain in its parent.
  public static func _ongoingEffects<ParentState, ParentAction: DomainAction>(
    in scope: Scope<ParentState, ParentAction, DomainState?, Self>
  ) -> [_OngoingEffect<ParentState, ParentAction>] {
    ongoingEffects.map { $0.pullback(scope) }
  }

  /// The effects with `while` of all elements of a list. Generated code calls it.
  ///
  /// - Parameter scope: The scope of the list in its parent.
  public static func _ongoingEffects<ParentState, ParentAction: DomainAction>(
    in scope: Scope<
      ParentState, ParentAction, IdentifiedArray<DomainState>, IdentifiedAction<DomainState.ID, Self>
    >
  ) -> [_OngoingEffect<ParentState, ParentAction>]
  where DomainState: Identifiable & Sendable, DomainState.ID: Sendable {
    ongoingEffects.map { effect in
      effect.pullback(
        scope,
        element: { ($0.id, $0.action) },
        find: { $0[id: $1] },
        all: { elements, body in for element in elements { body(element.id, element) } },
        isElement: true
      ) { scope.element(id: $0) }
    }
  }

  /// The effects with `while` of all elements of a stack. Generated code calls it.
  ///
  /// - Parameter scope: The scope of the stack in its parent.
  public static func _ongoingEffects<ParentState, ParentAction: DomainAction>(
    in scope: Scope<ParentState, ParentAction, StackState<DomainState>, StackAction<Self>>
  ) -> [_OngoingEffect<ParentState, ParentAction>] {
    ongoingEffects.map { effect in
      effect.pullback(
        scope,
        element: { $0.element.map { ($0.id, $0.action) } },
        find: { $0[id: $1] },
        all: { stack, body in for (id, element) in zip(stack.ids, stack.elements) { body(id, element) } },
        isElement: false
      ) { scope.element(id: $0) }
    }
  }
}
