// To understand the runtime, read these files in this order; each leads to its neighbors:
// 1. Store.swift: the parts of a store, and how an action gets into it.
// 2. Store+Handle.swift: the order of everything that happens for one action.
// 3. Mailbox.swift: how actions of other threads and of effects arrive, without a lock.
// 4. StateStorage.swift: the memory of the state, and how it is lent to readers.
// 5. Subscribers.swift: how the subscribers of a changed domain are found and notified.
// After them: EffectRunner.swift for effects, SideEffectRegistry.swift for side effects registered at run time, and
// DeclaredBridge.swift and DeclaredEffects.swift for the declarations of schemas. Documentation/Architecture.md tells the story
// of an action, and has the order of the folders.

public import Observation

/// One state, which only actions can change.
///
///     let store = Store.app(reducer: .app(lifecycle: .lifecycle(), settings: .settings()))
///     store.dispatch(.settings(.toggledReachability))
///     store.state.settings.shouldUseReachability
///
/// An action that is dispatched while another is being handled, by middleware, an effect or a subscriber, waits in a
/// first-in-first-out queue; handling never recurses. One action is handled in this order: middleware sees it, side
/// effects for the time before the reducers run, the reducer changes the state, subscribers are called, declared
/// bridges fire, the effects that middleware returned run in the middleware's order, declared requests and effects
/// start, and side effects for the time after the reducers run. Bridges and effects that start by a change of the state,
/// `onChange`, `onMade` and `onGone`, follow directly behind those of the action, and effects with `while` behind these.
///
/// A store cancels its effects when it is released.
@MainActor
public final class Store<State, Action: Sendable>: StoreType {
  let storage: StateStorage<State>
  package let reducer: Reducer<State, Action>
  /// Nil if the store has no middleware to ask.
  let middleware: AnyMiddleware<Action, Action, State>?
  /// The leaves for which the middleware is asked.
  let leavesForMiddleware: LeafFilter
  let actionIndex = ActionIndex<Action>()
  let mailbox: Mailbox<Action>
  let effects: EffectRunner<Action>
  let declaredBridges: Declarations<State, Action>.Bridges?
  let bind: Declarations<State, Action>.Bind
  let derive: Declarations<State, Action>.Derive
  let effectsOfAction: Declarations<State, Action>.Effects?
  let declaredEffects: DeclaredEffects<State, Action>
  let waiting = MessageQueue()
  var isHandling = false
  /// Whether a dismissal that could not remove its child has been reported.
  var hasReportedLostDismissal = false
  /// Whether a debugger keeps the actions back.
  var isHeld = false
  let domainCount: Int
  /// Whether the store was created with anything besides the reducer that may react to actions.
  private(set) var isWired: Bool
  /// Whether something follows the state: what it starts, or invariants that are checked.
  private(set) var isStateFollowed: Bool
  /// Whether the store is wired only for the check of invariants.
  private(set) var isOnlyWatched = false
  /// Nil if no invariants are checked.
  var invariants: InvariantWatch<State, Action>?
  /// The quick checks of `invariants`, which are read without it.
  private(set) var quickInvariants: QuickInvariants.View?
  /// Called with each message after its turn; test stores are built on it.
  package var observer: (@MainActor (StoreEvent<Action>) -> Void)? {
    didSet { connectObserver() }
  }
  /// Calls the observer and the effects that hear of actions; nil without either, so that an action checks only one
  /// property.
  private(set) var notifyObserver: (@MainActor (StoreEvent<Action>) -> Void)?

  let currentAction: CurrentAction<Action>
  let subscribers: Subscribers

  /// The side effects, which any thread may add and remove at any time.
  public nonisolated let sideEffects: SideEffectRegistry<State, Action>
  /// The view of the whole state; for internal use.
  public let _viewpoint: Viewpoint<State>
  /// A handle to `dispatch` that any thread may call.
  public nonisolated let dispatcher: Dispatcher<Action>

  /// Creates a store by hand; generated code has a factory for each domain, which adds the declared bridges.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer.
  ///   - sideEffects: The side effects: a registry, which can be shared, one side effect, or an array.
  ///   - configuration: The reporter, the clock, and the limit of derived actions.
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>(),
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration()
  ) {
    self.init(initialState, reducer, declared: Declarations(), middleware, sideEffects, configuration)
  }

  /// Creates a store with all that a schema declares for a domain.
  ///
  ///     let store = Store(initialState: UsersState(), domain: .users(reducer: .users(UsersReducer())))
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - domain: The reducer, and the declared bridges, requests and effects.
  ///   - middleware: Sees each action before the reducer; its effects run after the declared bridges.
  ///   - sideEffects: The side effects: a registry, which can be shared, one side effect, or an array.
  ///   - configuration: The reporter, the clock, and the limit of derived actions.
  public convenience init(
    initialState: State,
    domain: Domain<State, Action>,
    middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>(),
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration()
  ) {
    self.init(
      initialState,
      domain.reducer,
      declared: domain.declarations,
      middleware,
      sideEffects,
      configuration
    )
  }

  @usableFromInline
  init(
    _ initialState: State,
    _ reducer: Reducer<State, Action>,
    declared: Declarations<State, Action>,
    _ middleware: any Middleware<Action, Action, State>,
    _ sideEffects: any SideEffects<State, Action>,
    _ configuration: StoreConfiguration
  ) {
    let simulator = EffectSimulation.current
    let clock: any Clock<Duration> = simulator?.clock ?? configuration.clock
    let tree = domainTable(of: Action.self, for: State.self)
    var initialState = initialState
    reducer.follow(&initialState)
    let storage = StateStorage(initialState)
    let root = StoreRoot(
      tree: tree,
      memory: storage,
      reporter: configuration.reporter,
      clock: clock
    )
    // Weak, because dispatchers hold `currentAction`, and the captures of subscribers must be released with the store.
    let currentAction = CurrentAction<Action>(
      limit: configuration.derivedActionLimit,
      timeline: root.timeline
    ) { [weak root] in
      root?.reporter.report($0)
    }
    let drain = Drain()
    let mailbox = Mailbox(currentAction: currentAction) { drain.body() }
    self.storage = storage
    self.subscribers = root.subscribers
    self.reducer = reducer
    let isNeeded = !(middleware is IdentityMiddleware<Action, Action, State>)
    self.middleware = isNeeded ? AnyMiddleware(middleware) : nil
    self.leavesForMiddleware = (middleware as? any SelectiveMiddleware)?.leaves ?? .everything
    self.declaredBridges = declared.bridges
    self.bind = declared.bind
    self.derive = declared.derive
    self.effectsOfAction = declared.effects
    self.declaredEffects = DeclaredEffects(triggers: declared.triggers, simulator)
    let hasTriggers = !declared.triggers.isEmpty
    self.isWired = isNeeded || declared.bridges != nil || declared.effects != nil || hasTriggers
    self.isStateFollowed = hasTriggers
    self.currentAction = currentAction
    self.mailbox = mailbox
    self.dispatcher = Dispatcher(mailbox: mailbox)
    self.effects = EffectRunner(mailbox: mailbox, currentAction: currentAction, clock: clock, simulator)
    self.domainCount = tree.parents.count
    self._viewpoint = Viewpoint(
      of: storage,
      root: root,
      firingBridgesOf: declared.bridges == nil ? nil : Action.self as? any DomainAction.Type
    )
    self.sideEffects = sideEffects.registry
    self.sideEffects.reporter = configuration.reporter
    effects.feed.onChange = { [weak self] in self?.connectObserver() }
    drain.body = { [weak self] in self?.handleMail() }
    root.isIdle = { [weak self] in self?.isIdle ?? true }
    root.beginRun = { [weak self] source, dispatch in self?.beginRun(from: source, dispatch) }
    root.cancelRun = { [weak self] run in self?.cancel(run) }
    root.callAtOnce = { [weak self] body in self?.handleWaiting(after: body) ?? body() }
    if configuration.checksInvariants { reportBrokenInvariants() }
    if hasTriggers { beginTriggers() }
  }

  /// Checks invariants from now on, and reports those that do not hold in the present state.
  func reportBrokenInvariants() {
    let broken = checkInvariants()
    for broken in broken { reporter.report(.brokenInvariant(broken, by: nil as Action?, from: nil)) }
    if !broken.isEmpty { currentAction.timeline.onBrokenInvariants?(broken, nil) }
  }

  /// Checks invariants after each action from now on.
  ///
  /// - Returns: The invariants that do not hold in the present state.
  package func checkInvariants() -> [BrokenInvariant] {
    guard var watch = InvariantWatch<State, Action>(of: Action.self) else { return [] }
    let broken = storage.lend { watch.newlyBroken(in: $0) }
    invariants = watch
    quickInvariants = watch.quick.view
    isOnlyWatched = !isWired || isOnlyWatched
    isWired = true
    isStateFollowed = true
    return broken
  }

  private func beginTriggers() {
    handleWaiting { beginState() }
    self.sideEffects.observe { [weak mailbox, weak self] in
      mailbox?.put { [weak self] in self?.runSuppliedEffects() }
      return mailbox != nil
    }
  }

  deinit {
    mailbox.close()
  }

  /// Dispatches an action with a source of its own.
  @inlinable public func dispatch(_ action: Action, from source: ActionSource) {
    withLentAction(action, from: source) { dispatch(action, from: source, $0) }
  }

  @usableFromInline
  func dispatch(_ action: Action, from source: ActionSource, _ lent: LentAction<Action>) {
    if mailbox.hasMessages { takeMail() }
    // If no messages wait, the action skips the queue, which would copy it.
    guard !isHandling && waiting.isEmpty && source.isFirst else {
      return dispatchAheadOfMail(action, from: source)
    }
    isHandling = true
    handle(action, from: source, lent)
    if notifyObserver != nil { noteHandled(action, source) }
    handleRest()
  }

  /// Whether an action that is dispatched now is handled immediately.
  private var isIdle: Bool { !isHandling && waiting.isEmpty && !mailbox.hasMessages }

  /// Dispatches an action ahead of those that other threads have sent meanwhile.
  package func dispatchAheadOfMail(_ action: Action, from source: ActionSource) {
    wait(action, from: source)
    handleWaiting()
  }

  func wait(_ action: Action, from source: ActionSource, if isWanted: ActionCondition? = nil) {
    guard let source = currentAction.derive(source, by: .dispatch, of: action) else { return }
    waiting.append(mailbox.message(action, from: source, if: isWanted))
  }

  private func connectObserver() {
    let feed = effects.feed
    if feed.isEmpty { return notifyObserver = observer }
    notifyObserver = { [observer, currentAction] event in
      if case .action(let action, _) = event { feed.tell(action, number: currentAction.timeline.number) }
      observer?(event)
    }
  }

  /// The reporter of the store's issues.
  package var reporter: Reporter {
    get { _viewpoint.root.reporter }
    set {
      _viewpoint.root.reporter = newValue
      sideEffects.reporter = newValue
    }
  }

  /// The numbers of the running effects, in no particular order.
  package var runningEffects: [Int] { effects.running.ids }

  /// Cancels all running and waiting effects. Actions that they would still send are dropped.
  package func cancelEffects() {
    handleWaiting { effects.cancelAll() }
  }

  /// Begins to wait for all that an action starts.
  ///
  /// - Parameter dispatch: Dispatches the action with the source of the run.
  package func beginRun(from source: ActionSource, _ dispatch: (ActionSource) -> Void) -> EffectRun {
    effects.beginRun(from: source, dispatch)
  }

  /// Ends what the action of a run started.
  package func cancel(_ run: EffectRun) {
    handleWaiting { effects.cancel(run) }
  }

  /// Handles the messages from other threads.
  package func handleMail() {
    takeMail()
    handleWaiting()
  }

  /// All mail is queued before any of it is handled, so that the actions derived from one message do not overtake the
  /// next message.
  func takeMail() {
    mailbox.takeAll(into: waiting)
  }

  /// Handles the waiting messages, unless a caller is already doing that.
  @inline(__always)
  func handleWaiting(after body: () -> Void = {}) {
    guard !isHandling else { return body() }
    isHandling = true
    body()
    handleRest()
  }

  @inline(__always)
  private func handleRest() {
    while !waiting.isEmpty { handleNext() }
    isHandling = false
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Store: Observable {}
