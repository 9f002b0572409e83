/// The path from a state to a domain, through children that may be removed.
struct ChildPath<State>: Sendable {
  /// The identity of the child that the domain belongs to; nil if a child on the path is absent.
  let identity: @Sendable (State) -> ChildIdentity?

  /// The same path, seen from a parent domain.
  func pullback<ParentState, ParentAction, Action>(
    _ scope: Scope<ParentState, ParentAction, State, Action>
  ) -> ChildPath<ParentState> {
    ChildPath<ParentState> { identity(scope.get($0)) }
  }
}

extension Scope {
  /// The path to a child that may be removed, or through it to a domain below.
  ///
  /// - Parameters:
  ///   - path: The path from the child to the domain below; nil for the child itself.
  ///   - id: Reads the child's `id`, if it has one.
  func childPath<Child>(onwards path: ChildPath<Child>?, by id: StateID<Child>?) -> ChildPath<ParentState>
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
