/// The state of a child that is one of several domains. Generated enums conform to it, and give their stores a `case`.
public protocol OneOfState<OneOfAction, OneOfStore>: StateOfCases {
  /// The actions of the child.
  associatedtype OneOfAction: DomainAction where OneOfAction.DomainState == Self
  /// The store of the case that is there.
  associatedtype OneOfStore

  /// The store of the case that is there; for internal use. The name has an underscore, because a case may be called
  /// `store`.
  @MainActor func _store(in stores: some _CaseStores<Self, OneOfAction>) -> OneOfStore
}

/// Makes the stores of the cases of a one-of; for generated code.
@MainActor
public protocol _CaseStores<State, Action> {
  /// The state of the one-of.
  associatedtype State
  /// The actions of the one-of.
  associatedtype Action: DomainAction

  /// The store of the case that is there.
  ///
  /// - Parameters:
  ///   - scope: The scope of the case.
  ///   - state: The state of the case, for the store of a child that is gone.
  func store<Part, PartAction>(
    of scope: Scope<State, Action, Part?, PartAction>,
    _ state: Part
  ) -> LocalStore<Part, PartAction>
}

extension StoreType where State: OneOfState, Action == State.OneOfAction {
  /// The store of the case that is there.
  ///
  ///     switch store.view(.screen).case {
  ///     case .login(let login): show(login)
  ///     case .home(let home): show(home)
  ///     }
  ///
  /// Reading it observes which case is there and, if its state has an `id`, which `id`. Changes inside of the case are
  /// observed by reading its store, which belongs to the case as it is now: after another case, or another `id`, took its
  /// place, the store keeps its last state, calls no subscribers, and reports dispatched actions instead of handling them.
  public var `case`: State.OneOfStore {
    _viewpoint.reader()._store(in: CasesOfPart(store: self))
  }
}

extension StoreType
where State: OptionalState, State.Wrapped: OneOfState, Action == State.Wrapped.OneOfAction {
  /// The store of the case that is there; nil if no case is there.
  ///
  ///     switch store.view(.destination).case {
  ///     case .detail(let detail): show(detail)
  ///     case .edit(let edit): show(edit)
  ///     case nil: showList()
  ///     }
  ///
  /// Reading it observes which case is there and, if its state has an `id`, which `id`; see `case` of a part that is always
  /// there.
  public var `case`: State.Wrapped.OneOfStore? {
    guard let state = _viewpoint.reader()._wrapped else {
      _viewpoint.observed.readPresence(in: _viewpoint)
      return nil
    }
    return state._store(in: CasesOfOptionalPart(store: self))
  }
}

/// The cases of a part that is always there.
private struct CasesOfPart<Store: StoreType>: _CaseStores where Store.Action: DomainAction {
  let store: Store

  func store<Part, PartAction>(
    of scope: Scope<Store.State, Store.Action, Part?, PartAction>,
    _ state: Part
  ) -> LocalStore<Part, PartAction> {
    store.view(scope).unwrapped(orGoneWith: state)
  }
}

/// The cases of a part that may be absent.
struct CasesOfOptionalPart<Store: StoreType>: _CaseStores
where Store.State: OptionalState, Store.Action: DomainAction {
  let store: Store

  func store<Part, PartAction>(
    of scope: Scope<Store.State.Wrapped, Store.Action, Part?, PartAction>,
    _ state: Part
  ) -> LocalStore<Part, PartAction> {
    let whole = Scope<Store.State, Store.Action, Store.State.Wrapped?, Store.Action>(
      get: { $0._wrapped },
      modify: { state, change in change(&state._wrapped) },
      embed: { $0 },
      extract: { $0 },
      domains: { 0..<domainCount(of: Store.Action.self) },
      steps: []
    )
    return store.view(whole.appending(scope)).unwrapped(orGoneWith: state)
  }
}
