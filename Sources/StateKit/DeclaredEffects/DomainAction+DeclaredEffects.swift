extension DomainAction {
  /// Empty by default, for a schema without effects.
  @inlinable public var declaredEffects: [_DeclaredEffect<DomainState, Self>] { [] }

  /// The declared effects of this action, seen from a parent domain. Generated code calls it for each child.
  ///
  /// - Parameter scope: The scope of this domain in its parent; not evaluated if there are no effects.
  @inlinable public func _declaredEffects<ParentState, ParentAction: Sendable>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, DomainState, Self>
  ) -> [_DeclaredEffect<ParentState, ParentAction>] {
    let effects = declaredEffects
    if effects.isEmpty { return [] }
    let scope = scope()
    return effects.map { $0.pullback(scope) }
  }

  /// The declared effects of this action, seen from a parent domain in which this one may be absent: an optional child.
  ///
  /// - Parameter scope: The scope of this domain in its parent; not evaluated if there are no effects.
  @inlinable public func _declaredEffects<ParentState, ParentAction: Sendable>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, DomainState?, Self>
  ) -> [_DeclaredEffect<ParentState, ParentAction>] {
    let effects = declaredEffects
    if effects.isEmpty { return [] }
    let scope = scope()
    return effects.map { $0.pullback(scope, isElement: false) }
  }
}

extension IdentifiedAction where Action: DomainAction, ID: Sendable {
  /// The declared effects of an element's action, seen from the list's parent. Generated code calls it.
  ///
  /// - Parameter scope: The scope of the list in its parent; not evaluated if there are no effects.
  @inlinable public func _declaredEffects<ParentState, ParentAction: Sendable>(
    in scope:
      @autoclosure () -> Scope<
        ParentState, ParentAction, IdentifiedArray<Action.DomainState>, IdentifiedAction
      >
  ) -> [_DeclaredEffect<ParentState, ParentAction>]
  where Action.DomainState: Identifiable & Sendable, Action.DomainState.ID == ID {
    let effects = action.declaredEffects
    if effects.isEmpty { return [] }
    let scope: Scope<ParentState, ParentAction, Action.DomainState?, Action> = scope().element(id: id)
    return effects.map { $0.pullback(scope, isElement: true) }
  }
}

extension StackAction where Action: DomainAction {
  /// The declared effects of an element's action, seen from the stack's parent; none for `popFrom`. Generated code calls
  /// it.
  ///
  /// - Parameter scope: The scope of the stack in its parent; not evaluated if there are no effects.
  @inlinable public func _declaredEffects<ParentState, ParentAction: Sendable>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, StackState<Action.DomainState>, StackAction>
  ) -> [_DeclaredEffect<ParentState, ParentAction>] {
    guard case .element(let id, let action) = self else { return [] }
    // Generated reducers mark the element's own domain when they remove it, as for an optional child.
    return action._declaredEffects(in: scope().element(id: id))
  }
}
