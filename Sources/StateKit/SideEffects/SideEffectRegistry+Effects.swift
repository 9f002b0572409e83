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

  /// Supplies the closures of a tree in one place, those of each domain by their type.
  ///
  ///     store.sideEffects.register([CartEffects(load: service.cart), LoginEffects(logIn: service.logIn)])
  ///
  /// A store takes such a list, too: `Store.app(reducer: .app(), effects: [CartEffects(…), LoginEffects(…)])`.
  ///
  /// If two entries have the same closure, the later one is used, and both are reported with the places that they fit. Register
  /// them with `register(_:at:)`, each at its place.
  ///
  /// - Parameters:
  ///   - effects: The closures of each domain, or some of them.
  ///   - ifPresent: Whether domains that are not in the tree are ignored instead of reported, so that the list of an app also
  ///     serves the test of one feature.
  ///   - file: The file that a report names.
  ///   - function: The function that it names.
  ///   - line: The line that it names.
  /// - Returns: One registration for all.
  @discardableResult
  public func register(
    _ effects: [any DomainEffects],
    ifPresent: Bool = false,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Registration {
    let source = ActionSource(file: file, function: function, line: line)
    var supplied: [ObjectIdentifier: Set<String>] = [:]
    func register<Effects: DomainEffects>(_ effects: Effects) -> Registration {
      let names = Set(effects.suppliedNames)
      let twice = supplied[ObjectIdentifier(Effects.self), default: []].intersection(names).sorted()
      supplied[ObjectIdentifier(Effects.self), default: []].formUnion(names)
      let places = twice.isEmpty ? [] : Action.paths(toDomainOf: Effects.EffectAction.self)
      if !places.isEmpty { report([.repeatedEffects(Effects.self, twice, at: places, source: source)]) }
      return self.register(effects, ifPresent: ifPresent, file: file, function: function, line: line)
    }
    return Registration(of: effects.map { register($0) })
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

extension DomainEffects {
  /// The names of the closures that are not nil.
  fileprivate var suppliedNames: [String] {
    Mirror(reflecting: self).children.compactMap { name, closure in
      let mirror = Mirror(reflecting: closure)
      return mirror.displayStyle == .optional && mirror.children.isEmpty ? nil : name
    }
  }
}

extension DomainAction {
  /// The paths of a domain in this tree, as a schema writes them; an empty path is the tree's own domain.
  fileprivate static func paths<Action: DomainAction>(toDomainOf type: Action.Type) -> [String] {
    guard let own = Action.leaves.first?.name else { return [] }
    let leaves = leaves
    return places(of: type).map { String(leaves[$0.leaves.lowerBound].name.dropLast(own.count).dropLast()) }
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
