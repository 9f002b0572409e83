/// The action of a generated domain: an enum that is the root of an action tree.
///
/// Generated code conforms to it; other code does not need to. With its requirements the runtime finds bridges, side
/// effects and subscribers by an index instead of a search.
public protocol DomainAction: Sendable {
  /// The state that these actions change.
  associatedtype DomainState

  /// The scopes of the children by their names, which continue a scope: `AppScope.root.users`.
  associatedtype ChildScopes = _NoChildScopes

  /// The scopes of the children.
  static var childScopes: ChildScopes { get }

  /// The tree below this action.
  static var actionTree: _ActionTree<Self> { get }

  /// The key paths from an optional action to each of its own leaves, in order; empty if they are not listed.
  static var leafKeyPaths: [PartialKeyPath<Self?>] { get }

  /// The position of this action among `leaves`.
  var leafIndex: Int { get }

  /// The bridges declared for this action, in this domain and below it, deepest first.
  var declaredBridges: [_DeclaredBridge<DomainState, Self>] { get }

  /// The declared requests and effects that this action starts or ends, in this domain and in those below it.
  var declaredEffects: [_DeclaredEffect<DomainState, Self>] { get }

  /// What schemas let the state start, by `while`, `onChange`, `onMade` and `onGone`, in this domain and in those below it.
  static var stateTriggers: [_StateTrigger<DomainState, Self>] { get }

  /// The properties of children that follow others, in this domain and in those below it; nil without any.
  static var followedProperties: _FollowedProperties<DomainState>? { get }
}

extension DomainAction where ChildScopes == _NoChildScopes {
  /// Empty, for a domain without children.
  public static var childScopes: _NoChildScopes { _NoChildScopes() }
}

extension DomainAction {
  /// Empty, because the key paths are not listed.
  public static var leafKeyPaths: [PartialKeyPath<Self?>] { [] }

  /// Nil, because no properties follow others.
  public static var followedProperties: _FollowedProperties<DomainState>? { nil }
}

extension DomainAction {
  /// Every leaf action of the tree: this domain's own in the order of the schema, then those of its children.
  public static var leaves: [ActionLeaf] { actionTree.leaves }

  static var leafCount: Int { actionTree.leafCount }

  /// The path of the case from this domain, for example `lifecycle.didBecomeActive`.
  public var name: String { Self.leaves[leafIndex].name }

  /// The declared bridges of this action, seen from a parent domain. Generated code calls it for each child.
  ///
  /// - Parameter scope: The scope of this domain in its parent; not evaluated if there are no bridges.
  @inlinable public func _declaredBridges<ParentState, ParentAction>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, DomainState, Self>
  ) -> [_DeclaredBridge<ParentState, ParentAction>] {
    let bridges = declaredBridges
    if bridges.isEmpty { return [] }
    let scope = scope()
    return bridges.map { $0.pullback(scope) }
  }

  /// The declared bridges of this action, seen from a parent domain in which this one may be absent: an optional child,
  /// or an element of a list, whose scope is `rows.element(id: action.id)`.
  ///
  /// - Parameter scope: The scope of this domain in its parent; not evaluated if there are no bridges.
  @inlinable public func _declaredBridges<ParentState, ParentAction>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, DomainState?, Self>
  ) -> [_DeclaredBridge<ParentState, ParentAction>] {
    let bridges = declaredBridges
    if bridges.isEmpty { return [] }
    let scope = scope()
    return bridges.map { $0.pullback(scope) }
  }
}

extension StackAction where Action: DomainAction {
  /// The declared bridges of an element's action, seen from the stack's parent; none for `popFrom`. Generated code calls
  /// it.
  ///
  /// - Parameter scope: The scope of the stack in its parent; not evaluated if there are no bridges.
  @inlinable public func _declaredBridges<ParentState, ParentAction>(
    in scope: @autoclosure () -> Scope<ParentState, ParentAction, StackState<Action.DomainState>, StackAction>
  ) -> [_DeclaredBridge<ParentState, ParentAction>] {
    guard case .element(let id, let action) = self else { return [] }
    return action._declaredBridges(in: scope().element(id: id))
  }
}
