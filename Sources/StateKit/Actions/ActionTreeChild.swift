/// A child in an `ActionTree`, and how it is reached.
public struct ActionTreeChild<Parent>: Sendable {
  let name: String
  /// Whether it is the elements of a list.
  let isList: Bool
  let leafCount: @Sendable () -> Int
  let domainCount: @Sendable () -> Int
  let leaves: @Sendable () -> [ActionLeaf]
  let declaresBridges: @Sendable () -> Bool
  let declaresEffects: @Sendable () -> Bool
  /// Of the child's tree, its bytes counted from the child's state.
  let domainTable: @Sendable () -> DomainTable
  /// Adds the key paths of the child's leaves to an index.
  let addKeyPaths: @Sendable (AnyKeyPath, Int, inout KeyPathTable) -> Void
  /// The accessors of the child: from the parent, and from an optional parent.
  let keyPaths: @Sendable () -> (fromParent: AnyKeyPath, fromOptional: AnyKeyPath)?
  /// Where the child's state lies in the memory of its parent's, by which a key path into a state tells the domains
  /// that it concerns.
  let stateOffset: @Sendable () -> Int?
  /// The way to the child's actions.
  let step: any ActionTreeStep<Parent>

  /// Describes a child.
  ///
  ///     ActionTreeChild("users", .users, state: { \AppState.users }) { (\AppAction.users, \AppAction?.?.users) }
  ///
  /// - Parameters:
  ///   - name: The child's name in its parent.
  ///   - scope: The way to the child. Its domains are not asked for before the tree is complete.
  ///   - state: The key path of the child's state in its parent's.
  ///   - actions: The accessors of the child's actions (none where no accessors are generated): one that starts at
  ///     the parent, one that starts at an optional parent.
  public init<Child: DomainAction>(
    _ name: String,
    _ scope: Scope<Parent.DomainState, Parent, Child.DomainState, Child>,
    state: @escaping @Sendable () -> PartialKeyPath<Parent.DomainState>,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)? = { nil }
  ) where Parent: DomainAction {
    self.init(
      name,
      ScopeStep(extract: scope.extract),
      domainTable: { Child.actionTree.domainTable },
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
  ) where Parent: DomainAction {
    self.init(
      name,
      ScopeStep(extract: scope.extract),
      domainTable: { Child.actionTree.domainTable.inside(of: Child.DomainState?.self) },
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
  ) where Parent: DomainAction, Child.DomainState: Identifiable & Sendable, Child.DomainState.ID == ID {
    self.init(
      name,
      ScopeStep(extract: { scope.extract($0)?.action }),
      isList: true,
      domainTable: { Child.actionTree.domainTable.inside(of: IdentifiedArray<Child.DomainState>.self) },
      state: state,
      actions: actions
    )
  }

  /// What all kinds of children have in common.
  private init<Child: DomainAction>(
    _ name: String,
    _ step: ScopeStep<Parent, Child>,
    isList: Bool = false,
    domainTable: @escaping @Sendable () -> DomainTable,
    state: @escaping @Sendable () -> PartialKeyPath<Parent.DomainState>,
    actions: @escaping @Sendable () -> (PartialKeyPath<Parent>, PartialKeyPath<Parent?>)?
  ) where Parent: DomainAction {
    self.name = name
    self.isList = isList
    self.leafCount = { Child.actionTree.leafCount }
    self.domainCount = { Child.actionTree.domainCount }
    self.leaves = { Child.leaves }
    self.declaresBridges = { Child.actionTree.declaresBridges }
    self.declaresEffects = { Child.actionTree.declaresEffects }
    self.domainTable = domainTable
    self.addKeyPaths = { path, firstLeaf, table in table.add(Child.self, below: path, firstLeaf: firstLeaf) }
    self.keyPaths = { actions().map { ($0.0, $0.1) } }
    self.stateOffset = { MemoryLayout<Parent.DomainState>.offset(of: state()) }
    self.step = step
  }
}
