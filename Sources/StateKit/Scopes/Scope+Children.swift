/// The children of a part by their names.
///
/// The members of one type are searched, that of the part's own children, so that the time which the compiler needs does not
/// grow with the domains of an app that have a child of the same name.
extension Scope {
  /// A child of a part.
  ///
  ///     AppScope.root.users.posts
  public subscript<Part, PartAction, Child>(
    dynamicMember child: KeyPath<Action.ChildScopes, _PartScope<State, Action, Part, PartAction, Child>>
  ) -> Scope<ParentState, ParentAction, Part, PartAction>
  where Action: DomainAction, State == Action.DomainState {
    appending(Action.childScopes[keyPath: child].scope)
  }

  /// A child of a part that may be absent.
  ///
  ///     AppScope.root.detail.comments
  ///     AppScope.root.rows(id: 3).detail
  public subscript<Part, PartAction, Child>(
    dynamicMember child: KeyPath<
      Action.ChildScopes, _PartScope<Action.DomainState, Action, Part, PartAction, Child>
    >
  ) -> Scope<ParentState, ParentAction, Child?, PartAction>
  where Action: DomainAction, State == Action.DomainState? {
    appending(Action.childScopes[keyPath: child].optional)
  }
}

/// The elements of lists and stacks, as if they were functions: `AppScope.root.rows(id: 3)`.
extension Scope {
  /// The element of a list that has the id.
  ///
  ///     AppScope.root.rows(id: 3)
  public func callAsFunction<Element, ElementAction>(
    id: Element.ID
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where
    State == IdentifiedArray<Element>, Action == IdentifiedAction<Element.ID, ElementAction>,
    Element.ID: Sendable
  {
    element(id: id)
  }

  /// The element of a list that may be absent.
  ///
  ///     AppScope.root.rows(id: 3).comments(id: 7)
  public func callAsFunction<Element, ElementAction>(
    id: Element.ID
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where
    State == IdentifiedArray<Element>?, Action == IdentifiedAction<Element.ID, ElementAction>,
    Element.ID: Sendable
  {
    element(id: id)
  }

  /// The element of a stack that has the id.
  ///
  ///     AppScope.root.path(id: 1)
  public func callAsFunction<Element, ElementAction>(
    id: Int
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where State == StackState<Element>, Action == StackAction<ElementAction> {
    element(id: id)
  }

  /// The element of a stack that may be absent.
  ///
  ///     AppScope.root.detail.path(id: 1)
  public func callAsFunction<Element, ElementAction>(
    id: Int
  ) -> Scope<ParentState, ParentAction, Element?, ElementAction>
  where State == StackState<Element>?, Action == StackAction<ElementAction> {
    element(id: id)
  }
}
