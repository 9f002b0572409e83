/// The scope of a child among the ``DomainAction/childScopes`` of its parent, by which scopes that end in the parent go on; for
/// generated code, which names it `_ChildScope` or `_OptionalChildScope`.
///
/// `Child` is the child's own state, even if the child may be absent. Therefore one declaration serves below a parent that
/// is always present and below one that may be absent, without making an optional of an optional.
public struct _PartScope<ParentState, ParentAction: DomainAction, Part, PartAction, Child>: Sendable {
  /// The scope in the parent.
  public let scope: Scope<ParentState, ParentAction, Part, PartAction>

  /// The scope of the child as one that may be absent.
  var optional: Scope<ParentState, ParentAction, Child?, PartAction> { makeOptional(scope) }

  private let makeOptional:
    @Sendable (Scope<ParentState, ParentAction, Part, PartAction>)
      -> Scope<ParentState, ParentAction, Child?, PartAction>

  /// The scope of a child that is always present, by its position among the children of its parent.
  ///
  /// `embed` returns the child's case, as in `{ AppAction.users }`. For a child without actions, a closure with an
  /// action as its parameter would cause the warning that it is never executed.
  public init(
    child: Int,
    get: @escaping @Sendable (ParentState) -> Part,
    modify: @escaping @Sendable (inout ParentState, (inout Part) -> Void) -> Void,
    embed: @escaping @Sendable () -> (PartAction) -> ParentAction,
    extract: @escaping @Sendable (ParentAction) -> PartAction?
  ) where Part == Child {
    scope = Scope(child: child, get: get, modify: modify, embed: embed, extract: extract)
    makeOptional = { $0.madeOptional }
  }

  /// The scope of an optional child.
  public init(
    child: Int,
    get: @escaping @Sendable (ParentState) -> Part,
    modify: @escaping @Sendable (inout ParentState, (inout Part) -> Void) -> Void,
    embed: @escaping @Sendable () -> (PartAction) -> ParentAction,
    extract: @escaping @Sendable (ParentAction) -> PartAction?
  ) where Part == Child? {
    scope = Scope(child: child, get: get, modify: modify, embed: embed, extract: extract)
    makeOptional = { $0 }
  }
}

/// The scope of a child that is always present: a part, a list or a stack.
public typealias _ChildScope<ParentState, ParentAction: DomainAction, Child, ChildAction> = _PartScope<
  ParentState, ParentAction, Child, ChildAction, Child
>

/// The scope of an optional child, or of a one-of that may be absent.
public typealias _OptionalChildScope<ParentState, ParentAction: DomainAction, Child, ChildAction> =
  _PartScope<
    ParentState, ParentAction, Child?, ChildAction, Child
  >

/// The children of a domain that has none.
public struct _NoChildScopes: Sendable {}
