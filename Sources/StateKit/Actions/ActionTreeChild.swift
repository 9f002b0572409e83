/// A child in an `_ActionTree`, and the means to reach it from its parent.
public struct _ActionTreeChild<Parent: DomainAction>: Sendable {
  let name: String
  let leafCount: @Sendable () -> Int
  let domainCount: @Sendable () -> Int
  /// The domains of a child below the child, by the names of the children on the path.
  let domains: @Sendable (ArraySlice<String>) -> Range<Int>?
  /// The child's leaves as leaves of the parent.
  let leaves: @Sendable () -> [ActionLeaf]
  let declaresBridges: @Sendable () -> Bool
  let declaresEffects: @Sendable () -> Bool
  /// The table of the child's tree, whose positions start at the child's state.
  let domainTable: @Sendable () -> DomainTable
  /// Adds the key paths of the child's leaves to an index.
  let addKeyPaths: @Sendable (AnyKeyPath, Int, inout KeyPathTable) -> Void
  /// The accessors of the child: from the parent, and from an optional parent.
  let keyPaths: @Sendable () -> (fromParent: AnyKeyPath, fromOptional: AnyKeyPath)?
  /// The position of the child's state in the memory of its parent's state. With it a key path into a state is matched
  /// with the domains that it touches.
  let stateOffset: @Sendable () -> Int?
  /// Finds broken invariants of the child and of those below; nil if they declare none.
  let invariants: @Sendable () -> InvariantSearch<Parent.DomainState, Parent>?
  /// The requests and effects of the child and of those below.
  let work: @Sendable () -> [WorkLine]
  /// Whether an action for one of the child's leaves has a place in a state of the parent.
  let hasPlace: @Sendable (Parent.DomainState, Int, any ElementPicker) -> Bool
  /// The identity of a child that may be absent, in a state of its parent; nil if it is absent, or of another kind.
  let identity: @Sendable (Any) -> ChildIdentity?
  /// Whether a key path from the parent's state, or from the state at the given path, leads to a case of a one-of.
  let isCase: @Sendable (AnyKeyPath, _ below: AnyKeyPath?) -> Bool
  /// Extracts the child's actions.
  let step: any ActionTreeStep<Parent>

  /// Describes a child.
  ///
  ///     _ActionTreeChild("users", .users, state: { \AppState.users }) { (\AppAction.users, \AppAction?.?.users) }
  ///
  /// - Parameters:
  ///   - name: The child's name in its parent.
  ///   - scope: The scope of the child. Its domains are not read before the tree is complete.
  ///   - state: The key path from the parent's state to the child's.
  ///   - actions: The accessors of the child's actions, one from the parent and one from an optional parent; nil if no
  ///     accessors are generated.
  public init<Child: DomainAction>(
    _ name: String,
    _ scope: Scope<Parent.DomainState, Parent, Child.DomainState, Child>,
    state: @escaping @Sendable () -> PartialKeyPath<Parent.DomainState>,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)? = { nil }
  ) {
    self.init(
      name,
      ScopeStep(extract: scope.extract),
      domainTable: { Child.actionTree.domainTable },
      invariants: {
        let offset = MemoryLayout<Parent.DomainState>.offset(of: state())
        return Child.actionTree.invariantSearch?.pullback(scope, name, at: offset)
      },
      hasPlace: { Child.actionTree.hasPlace(forLeaf: $1, in: scope.get($0), $2) },
      state: state,
      actions: actions
    )
  }

  /// Describes a child that may be absent.
  public init<Child: DomainAction>(
    _ name: String,
    _ scope: Scope<Parent.DomainState, Parent, Child.DomainState?, Child>,
    state: @escaping @Sendable () -> PartialKeyPath<Parent.DomainState>,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)? = { nil }
  ) {
    self.init(
      name,
      ScopeStep(extract: scope.extract),
      domainTable: { Child.actionTree.domainTable.inside(of: Child.DomainState?.self) },
      identity: { parent in
        (parent as? Parent.DomainState).flatMap(scope.get).map { ChildIdentity(of: $0, Child.self) }
      },
      invariants: { Child.actionTree.invariantSearch?.pullback(scope, name) },
      hasPlace: { parent, leaf, picker in
        scope.get(parent).map { Child.actionTree.hasPlace(forLeaf: leaf, in: $0, picker) } ?? false
      },
      state: state,
      actions: actions
    )
  }

  /// Describes the elements of a list.
  public init<Child: DomainAction, ID: Sendable>(
    _ name: String,
    _ scope: Scope<
      Parent.DomainState, Parent, IdentifiedArray<Child.DomainState>, IdentifiedAction<ID, Child>
    >,
    state: @escaping @Sendable () -> PartialKeyPath<Parent.DomainState>,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)? = { nil }
  ) where Child.DomainState: Identifiable & Sendable, Child.DomainState.ID == ID {
    self.init(
      name,
      ScopeStep(extract: { scope.extract($0)?.action }),
      isList: true,
      domainTable: { Child.actionTree.domainTable.inside(of: IdentifiedArray<Child.DomainState>.self) },
      invariants: {
        Child.actionTree.invariantSearch?.pullback(
          scope,
          name,
          element: { ($0.id, $0.action) },
          read: { $0[id: $1] },
          all: { elements, body in for element in elements { body(element.id, element) } }
        )
      },
      hasPlace: { parent, leaf, picker in
        guard let element = picker.element(of: scope.get(parent)) else { return false }
        picker.enter(element.id)
        return Child.actionTree.hasPlace(forLeaf: leaf, in: element, picker)
      },
      state: state,
      actions: actions
    )
  }

  /// Describes the elements of a stack. The first of its leaves is `popFrom`, which goes back: `path.popFrom`.
  public init<Child: DomainAction>(
    _ name: String,
    _ scope: Scope<Parent.DomainState, Parent, StackState<Child.DomainState>, StackAction<Child>>,
    state: @escaping @Sendable () -> PartialKeyPath<Parent.DomainState>,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)? = { nil }
  ) {
    self.init(
      name,
      ScopeStep(ownLeafCount: 1, extract: { scope.extract($0)?.element?.action }),
      ownLeaf: ActionLeaf(name: "popFrom", labels: ["id"]),
      isList: true,
      domainTable: { Child.actionTree.domainTable.inside(of: StackState<Child.DomainState>.self) },
      invariants: {
        Child.actionTree.invariantSearch?.pullback(
          scope,
          name,
          element: { $0.element.map { ($0.id, $0.action) } },
          read: { $0[id: $1] },
          all: { stack, body in for (id, element) in zip(stack.ids, stack.elements) { body(id, element) } }
        )
      },
      hasPlace: { parent, leaf, picker in
        let stack = scope.get(parent)
        guard let id = picker.element(of: stack.ids), let element = stack[id: id] else { return false }
        picker.enter(id)
        return leaf == 0 || Child.actionTree.hasPlace(forLeaf: leaf - 1, in: element, picker)
      },
      state: state,
      actions: actions
    )
  }

  /// The common part of the initializers for all kinds of children.
  ///
  /// - Parameter ownLeaf: The leaf before those of the elements, if the child is a stack.
  private init<Child: DomainAction>(
    _ name: String,
    _ step: ScopeStep<Parent, Child>,
    ownLeaf: ActionLeaf? = nil,
    isList: Bool = false,
    domainTable: @escaping @Sendable () -> DomainTable,
    identity: @escaping @Sendable (Any) -> ChildIdentity? = { _ in nil },
    invariants: @escaping @Sendable () -> InvariantSearch<Parent.DomainState, Parent>?,
    hasPlace: @escaping @Sendable (Parent.DomainState, Int, any ElementPicker) -> Bool,
    state: @escaping @Sendable () -> PartialKeyPath<Parent.DomainState>,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)?
  ) {
    let own = ownLeaf.map { [$0.below(name)] } ?? []
    self.leafCount = { own.count + Child.actionTree.leafCount }
    self.domainCount = { Child.actionTree.domainCount }
    self.name = name
    self.domains = { Child.actionTree.domains(of: $0) }
    self.leaves = { own + Child.leaves.map { $0.below(name, isList: isList) } }
    self.declaresBridges = { Child.actionTree.declaresBridges }
    self.declaresEffects = { Child.actionTree.declaresEffects }
    self.domainTable = domainTable
    self.addKeyPaths = { path, firstLeaf, table in
      if !own.isEmpty {
        table.add(\StackAction<Child>?.?.popFrom, below: path, leaves: firstLeaf..<firstLeaf + own.count)
      }
      table.add(Child.self, below: path, firstLeaf: firstLeaf + own.count)
    }
    self.keyPaths = { actions().map { ($0.0, $0.1) } }
    self.stateOffset = { MemoryLayout<Parent.DomainState>.offset(of: state()) }
    self.identity = identity
    self.work = { Child.actionTree.work.map { $0.below(name) } }
    self.hasPlace = hasPlace
    self.invariants = invariants
    self.isCase = { path, outer in
      guard let own = outer.map({ $0.appending(path: state()) }) ?? state() else { return false }
      return own == path
        ? Parent.DomainState.self is any StateOfCases.Type : Child.actionTree.isCase(path, below: own)
    }
    self.step = step
  }
}
