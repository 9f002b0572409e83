/// A domain in many places of a store that is not StateKit's, such as one panel in each window: a `DomainHost` for each id, with
/// effects of its own.
///
///     let tabs = DomainHosts(.tabs(reducer: .tabs())) { (window: WindowID) in
///       store.state.windows[window]?.tabs
///     } dispatch: { action, window in
///       store.dispatch(TabsStoreAction(action, in: window))
///     }
///     tabs.sideEffects.register(TabsEffects(load: service.load))
///
///     tabs.reduce(&state.tabs, action.action, in: state.windowID)  // in the reducer
///     tabs.run()                                                   // in middleware, after the reducers
///
/// The host of an id is made when its first action comes. Its work ends as soon as the main actor is free after the store has no
/// state for the id any more. All hosts share their side effects; a closure that needs the id takes it from the state, by `with`.
/// What the hosts do in a store is that of a ``DomainHost``.
@MainActor
public final class DomainHosts<ID: Hashable & Sendable, State, Action: Sendable> {
  /// The domain that each host runs.
  public nonisolated let domain: Domain<State, Action>
  /// The closures of declared requests and effects, and other side effects, for all ids.
  public nonisolated let sideEffects: SideEffectRegistry<State, Action>

  private let configuration: StoreConfiguration
  private let state: @MainActor (ID) -> State?
  private let dispatch: @MainActor (Action, ID) -> Void
  private let present: (@MainActor () -> [ID])?
  private var hosts: [ID: DomainHost<State, Action>] = [:]
  /// The ids in the order in which their hosts were made.
  public private(set) var ids: [ID] = []
  /// Whether the ids will be compared with the store's as soon as the main actor is free.
  private var isDue = false

  /// The state that was last read for an id: the store may not have assigned the first one yet.
  private final class LastState {
    var value: State

    init(_ value: State) { self.value = value }
  }

  /// Creates hosts for a store with middleware.
  ///
  /// - Parameters:
  ///   - domain: The domain to run: the generated `Domain.tabs(reducer:)`.
  ///   - sideEffects: The side effects of all ids: a registry, one side effect, or an array.
  ///   - configuration: The reporter, the clock, and the limit of derived actions.
  ///   - ids: The ids that the store has. They are needed for effects with `while`, which then begin before the first action of
  ///     their id; by default they begin with it.
  ///   - state: Reads the domain's state of an id in the store; nil if the id is gone.
  ///   - dispatch: Dispatches an action of the domain in the store, for an id.
  public init(
    _ domain: Domain<State, Action>,
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration(),
    ids: (@MainActor () -> [ID])? = nil,
    state: @escaping @MainActor (ID) -> State?,
    dispatch: @escaping @MainActor (Action, ID) -> Void
  ) {
    self.domain = domain
    self.sideEffects = sideEffects.registry
    self.configuration = configuration
    self.present = ids
    self.state = state
    self.dispatch = dispatch
    if ids != nil { compareLater() }
  }

  /// The host of an id; nil if the store has no state for it.
  public subscript(id: ID) -> DomainHost<State, Action>? {
    if let host = hosts[id] { return host }
    return state(id).map { host(of: id, in: $0) }
  }

  /// Handles an action of an id in the reducer of a store, like ``DomainHost/reduce(_:_:file:function:line:isolation:)``.
  ///
  ///     if let action = action as? TabsStoreAction { tabs.reduce(&state.tabs, action.action, in: state.windowID) }
  ///
  /// - Parameters:
  ///   - state: The domain's state for the id, which is changed in place.
  ///   - action: The action. Call this once for each action of an id.
  ///   - id: The id.
  ///   - file: The file that reports and causes name.
  ///   - function: The function that they name.
  ///   - line: The line that they name.
  ///   - isolation: The actor of the caller, which Swift fills in.
  ///
  /// It traps outside of the main actor, although a function without isolation may call it.
  public nonisolated func reduce(
    _ state: inout State,
    _ action: Action,
    in id: ID,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    isolation: (any Actor)? = #isolation
  ) {
    withUnsafeMutablePointer(to: &state) { state in
      nonisolated(unsafe) let state = state
      MainActor.assumeIsolated {
        host(of: id, in: state.pointee)
          .reduce(&state.pointee, action, file: file, function: function, line: line)
        compareLater()
      }
    }
  }

  /// Dispatches the actions that were derived, and starts and ends work, for all ids, like ``DomainHost/run(isolation:)``.
  ///
  /// It traps outside of the main actor, although a function without isolation may call it.
  public nonisolated func run() {
    MainActor.assumeIsolated {
      for id in ids { hosts[id]?.run() }
      if !ids.isEmpty { compareLater() }
    }
  }

  /// Returns when nothing is left that happens by itself, for any id, like ``DomainHost/settled()``, and the work of the ids
  /// that are gone has ended.
  public func settled() async {
    repeat {
      compare()
      for id in ids { await hosts[id]?.settled() }
    } while !Task.isCancelled && !ids.allSatisfy { hosts[$0]?.isSettled ?? true }
    compare()
  }

  private func host(of id: ID, in state: State) -> DomainHost<State, Action> {
    if let host = hosts[id] { return host }
    let last = LastState(state)
    let host = DomainHost(
      domain,
      sideEffects: sideEffects,
      configuration: configuration,
      state: { [state = self.state] in
        if let present = state(id) { last.value = present }
        return last.value
      },
      dispatch: { [dispatch] in dispatch($0, id) }
    )
    hosts[id] = host
    ids.append(id)
    return host
  }

  /// Compares the ids with those of the store as soon as the main actor is free: when middleware runs, some stores have not
  /// assigned their new state.
  private func compareLater() {
    if isDue { return }
    isDue = true
    Task { [weak self] in
      self?.isDue = false
      self?.compare()
    }
  }

  /// Ends the work of ids that are gone, and begins that of new ones.
  private func compare() {
    for id in ids where state(id) == nil {
      // Somebody else may hold the host.
      hosts.removeValue(forKey: id)?.cancelEffects()
    }
    ids.removeAll { hosts[$0] == nil }
    for id in present?() ?? [] { _ = self[id] }
  }
}
