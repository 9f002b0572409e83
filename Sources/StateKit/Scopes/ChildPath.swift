/// The way from a state to a domain through children that may go.
struct ChildPath<State>: Sendable {
  /// Which child the domain belongs to; nil where a child on the way is absent.
  let identity: @Sendable (State) -> ChildIdentity?

  /// The same way from a parent domain.
  func pullback<ParentState, ParentAction, Action>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> ChildPath<ParentState> {
    ChildPath<ParentState> { identity(scope.get($0)) }
  }
}

extension Scope {
  /// The way to a child that may go, or on through it.
  ///
  /// - Parameters:
  ///   - path: The way on from the child.
  ///   - id: Reads the child's `id`, if it has one.
  func path<Child>(onwards path: ChildPath<Child>?, by id: StateID<Child>?) -> ChildPath<ParentState>
  where State == Child? {
    ChildPath { parent in
      get(parent).flatMap { child in
        let own = ChildIdentity(of: child, by: id)
        guard let path else { return own }
        return path.identity(child).map { own + $0 }
      }
    }
  }
}
