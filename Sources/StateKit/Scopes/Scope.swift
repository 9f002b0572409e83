/// The way from a parent domain to a part of it: the pullback wiring of one child, as a value.
///
/// Reducers, middleware, effects, stores and bridges of the child all take it. Generated code has one for each
/// child, as a static property and as a property of the scopes that end in the parent:
///
///     store.view(.users)
///     reachabilityMiddleware.pullback(.reachability)
///     AppScope.root.users.posts
///
/// Beyond a part that may be absent each part may be: `AppScope.root.detail.comments` ends in an optional.
@dynamicMemberLookup
public struct Scope<ParentState, ParentAction, State, Action>: Sendable {
  /// Reads the part.
  public let get: @Sendable (ParentState) -> State
  /// Changes the part in place.
  public let modify: @Sendable (inout ParentState, (inout State) -> Void) -> Void
  /// Makes the parent's action from one of the part's.
  public let embed: @Sendable (Action) -> ParentAction
  /// Gives the part's action, if the parent's action is one of the part's.
  public let extract: @Sendable (ParentAction) -> Action?
  /// The part's domains among its parent's; nil where that is not known.
  let domains: @Sendable () -> Range<Int>?
  /// The steps to the part, by which two scopes are known to lead to the same one; nil for one made by hand.
  let steps: [EffectToken]?

  /// Makes a scope by hand, for types without a schema.
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

  /// For generated code: makes the scope of the child at a position among the children of a domain.
  ///
  /// `embed` gives the child's case, as in `{ AppAction.users }`: a closure that takes an action of the child would
  /// be warned of as never executed where the child has none.
  public init(
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
    steps: [EffectToken]?
  ) {
    self.get = get
    self.modify = modify
    self.embed = embed
    self.extract = extract
    self.domains = domains
    self.steps = steps
  }
}

extension Scope where ParentState == State, ParentAction == Action {
  /// The whole, as a scope of itself: where paths such as `AppScope.root.users.posts` begin.
  public static var root: Scope {
    Scope(
      get: { $0 },
      modify: { state, change in change(&state) },
      embed: { $0 },
      extract: { $0 },
      domains: { 0..<domainCount(of: Action.self) },
      steps: []
    )
  }
}
