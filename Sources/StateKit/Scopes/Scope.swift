/// The path from a parent domain to a part of it: all that is needed to pull back one child, as a value.
///
/// Reducers, middleware, effects, stores and bridges of the child all take it. Generated code has one for each child,
/// as a static property and, by its name, below each scope that ends in the parent:
///
///     store.view(.users)
///     reachabilityMiddleware.pullback(.reachability)
///     AppScope.root.users.posts
///
/// Below a part that may be absent every part is optional: `AppScope.root.detail.comments` ends in an optional.
@dynamicMemberLookup
public struct Scope<ParentState, ParentAction, State, Action>: Sendable {
  /// Reads the part.
  public let get: @Sendable (ParentState) -> State
  /// Changes the part in place.
  public let modify: @Sendable (inout ParentState, (inout State) -> Void) -> Void
  /// Converts an action of the part into one of the parent.
  public let embed: @Sendable (Action) -> ParentAction
  /// Returns the part's action; nil if the parent's action belongs to another part.
  public let extract: @Sendable (ParentAction) -> Action?
  /// The part's domains among its parent's; nil if they are unknown.
  let domains: @Sendable () -> Range<Int>?
  /// The steps to the part, by which two scopes to the same part are recognized; nil for a scope made by hand.
  let steps: [EffectToken]?
  /// Removes the part, if a part of this kind can be removed.
  let dismiss: @Sendable (inout ParentState) -> Dismissal

  /// Creates a scope by hand, for types without a schema.
  ///
  ///     Scope<AppState, AppAction, DraftState, DraftAction>(
  ///       get: { $0.draft },
  ///       modify: { state, change in change(&state.draft) },
  ///       embed: { .draft($0) },
  ///       extract: { if case .draft(let action) = $0 { action } else { nil } }
  ///     )
  public init(
    get: @escaping @Sendable (ParentState) -> State,
    modify: @escaping @Sendable (inout ParentState, (inout State) -> Void) -> Void,
    embed: @escaping @Sendable (Action) -> ParentAction,
    extract: @escaping @Sendable (ParentAction) -> Action?
  ) {
    self.init(get: get, modify: modify, embed: embed, extract: extract, domains: { nil }, steps: nil)
  }

  /// Creates the scope of a child, by its position among the children of a domain.
  package init(
    child: Int,
    get: @escaping @Sendable (ParentState) -> State,
    modify: @escaping @Sendable (inout ParentState, (inout State) -> Void) -> Void,
    embed: @escaping @Sendable () -> (Action) -> ParentAction,
    extract: @escaping @Sendable (ParentAction) -> Action?
  ) where ParentAction: DomainAction {
    self.init(
      get: get,
      modify: modify,
      embed: { embed()($0) },
      extract: extract,
      domains: { ParentAction.actionTree.domains[child] },
      steps: [EffectToken(child)]
    )
  }

  init(
    get: @escaping @Sendable (ParentState) -> State,
    modify: @escaping @Sendable (inout ParentState, (inout State) -> Void) -> Void,
    embed: @escaping @Sendable (Action) -> ParentAction,
    extract: @escaping @Sendable (ParentAction) -> Action?,
    domains: @escaping @Sendable () -> Range<Int>?,
    steps: [EffectToken]?,
    dismiss: (@Sendable (inout ParentState) -> Dismissal)? = nil
  ) {
    self.get = get
    self.modify = modify
    self.embed = embed
    self.extract = extract
    self.domains = domains
    self.steps = steps
    self.dismiss =
      dismiss ?? { parent in
        // A case cannot be removed, but the one-of can.
        if ParentState.self is any StateOfCases.Type { return .passedOn }
        guard let clear = clearing(State.self) else { return .refused }
        modify(&parent, clear)
        return .removed(domains())
      }
  }
}

/// Sets an optional to nil; nil for a type that is not an optional.
private func clearing<State>(_ type: State.Type) -> ((inout State) -> Void)? {
  func clear<Known: ExpressibleByNilLiteral>(_ type: Known.Type) -> Any {
    let clear: (inout Known) -> Void = { $0 = nil }
    return clear
  }
  guard let type = type as? any ExpressibleByNilLiteral.Type else { return nil }
  return clear(type) as? (inout State) -> Void
}

extension Scope where ParentState == State, ParentAction == Action {
  /// The whole as a scope of itself, where paths such as `AppScope.root.users.posts` begin.
  public static var root: Scope {
    Scope(
      get: { $0 },
      modify: { state, change in change(&state) },
      embed: { $0 },
      extract: { $0 },
      domains: { 0..<domainCount(of: Action.self) },
      steps: [],
      dismiss: { _ in .passedOn }
    )
  }
}
