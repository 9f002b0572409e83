extension SideEffectRegistry where Action: DomainAction, State == Action.DomainState {
  /// Supplies closures for requests and effects that the schema of a domain declares, wherever that domain is in the
  /// tree: the store's own domain, a child, or all elements of a list.
  ///
  ///     store.sideEffects.register(UsersEffects(fetchUsers: service.users))
  ///
  /// A domain that is not in the tree is reported, and its closures are never called. Several modules may each supply a
  /// part. If a closure is supplied twice, the later one is used until its registration is cancelled; running work
  /// continues.
  ///
  /// With `ifPresent`, a function that registers all closures of an app also works in the test of one feature:
  ///
  ///     func register<State, Action>(in registry: SideEffectRegistry<State, Action>)
  ///     where Action: DomainAction, State == Action.DomainState {
  ///       registry.register(UsersEffects(fetchUsers: service.users), ifPresent: true)
  ///       registry.register(PostsEffects(fetchPosts: service.posts), ifPresent: true)
  ///     }
  ///
  /// - Parameters:
  ///   - effects: The closures, or some of them.
  ///   - ifPresent: Whether a domain that is not in the tree is ignored instead of reported.
  ///   - file: The file that a report names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  /// - Returns: A registration that removes the closures when it is cancelled.
  @discardableResult
  public func register<Effects: DomainEffects>(
    _ effects: Effects,
    ifPresent: Bool = false,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Registration {
    if !ifPresent, Action.places(of: Effects.EffectAction.self).isEmpty {
      let source = ActionSource(file: file, function: function, line: line)
      report([.unknownEffects(Effects.self, of: Effects.EffectAction.self, in: Action.self, source: source)])
    }
    return supply(effects, at: .everywhere)
  }

  /// Supplies closures for requests and effects that the schema of a domain declares, at one place of the tree.
  ///
  ///     store.sideEffects.register(UsersEffects(fetchUsers: service.users), at: .users)
  ///
  /// Several modules may each supply a part. If a closure is supplied twice, the later one is used until its
  /// registration is cancelled; running work continues.
  ///
  /// - Returns: A registration that removes the closures when it is cancelled.
  @discardableResult
  public func register<Effects: DomainEffects>(
    _ effects: Effects,
    at scope: Scope<State, Action, Effects.EffectAction.DomainState, Effects.EffectAction>
  ) -> Registration {
    supply(effects, at: .part(scope))
  }

  /// Supplies closures for a domain that may be absent: an optional child, or one element, `.rows(id: 3)`.
  ///
  /// Running work ends when the child is removed.
  @discardableResult
  public func register<Effects: DomainEffects>(
    _ effects: Effects,
    at scope: Scope<State, Action, Effects.EffectAction.DomainState?, Effects.EffectAction>
  ) -> Registration {
    supply(effects, at: .part(scope))
  }

  /// Supplies closures for all elements of a list.
  ///
  ///     store.sideEffects.register(RowEffects(load: service.load), at: .rows)
  ///
  /// Each element has its own effects, to which a policy applies; they end when the element is removed.
  @discardableResult
  public func register<Effects: DomainEffects>(
    _ effects: Effects,
    at scope: Scope<
      State, Action, IdentifiedArray<Effects.EffectAction.DomainState>,
      IdentifiedAction<Effects.EffectAction.DomainState.ID, Effects.EffectAction>
    >
  ) -> Registration
  where
    Effects.EffectAction.DomainState: Identifiable & Sendable, Effects.EffectAction.DomainState.ID: Sendable
  {
    supply(effects, at: .part(scope))
  }
}

extension EffectSupplierPlace {
  /// The part of the tree that a scope leads to.
  fileprivate static func part<State, PartState, PartAction>(
    _ scope: Scope<State, Action, PartState, PartAction>
  ) -> EffectSupplierPlace {
    EffectSupplierPlace(contains: { scope.extract($0) != nil }, path: scope.steps)
  }
}
