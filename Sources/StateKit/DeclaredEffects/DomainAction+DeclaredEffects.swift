extension DomainAction {
  /// None, where a schema declares none.
  public var declaredEffects: [DeclaredEffect<DomainState, Self>] { [] }

  /// The declared effects of this action, seen from a parent domain. Generated code calls it for each child.
  ///
  /// - Parameter scope: The way from the parent to this domain; not asked for where there are no effects.
  public func declaredEffects<ParentState, ParentAction: Sendable>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, DomainState, Self>
  ) -> [DeclaredEffect<ParentState, ParentAction>] {
    let effects = declaredEffects
    if effects.isEmpty { return [] }
    let scope = scope()
    return effects.map { $0.pullback(scope) }
  }

  /// The declared effects of this action, seen from a parent domain in which this one may be absent: an optional
  /// child, or an element of a list, whose scope is `rows.element(id: action.id)`.
  ///
  /// - Parameter scope: The way from the parent to this domain; not asked for where there are no effects.
  public func declaredEffects<ParentState, ParentAction: Sendable>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, DomainState?, Self>
  ) -> [DeclaredEffect<ParentState, ParentAction>] {
    let effects = declaredEffects
    if effects.isEmpty { return [] }
    let scope = scope()
    return effects.map { $0.pullback(scope) }
  }
}
