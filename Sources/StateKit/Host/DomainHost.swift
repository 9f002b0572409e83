/// Runs a domain and all that its schema declares in a store that is not StateKit's: the reducer, declared bridges,
/// requests and effects with their policies, and side effects registered at run time, in the order that a `Store`
/// keeps.
///
/// A store with middleware, for example a Redux of your own, calls `reduce` in its reducer and `run` after it:
///
///     let host = DomainHost(.users(reducer: .users(UsersReducer())), state: { store.state.users }) {
///       store.dispatch($0)
///     }
///     host.sideEffects.register(UsersEffects(fetchUser: service.user))
///
///     host.reduce(&state.users, action)  // in the reducer
///     host.run()                         // in middleware, after the reducers
///
/// `run` hands each action that bridges and effects derive to the store's own dispatch, one after another, so that other
/// reducers and middleware see it. A store whose reducers return effects, as the Composable Architecture's do, calls
/// `turn` and `run(_:dispatch:)` instead, and needs neither `state` nor `dispatch` here.
///
/// A host is for one domain at one place of the store: each window or screen has its own host, with its own effects, which
/// ``DomainHosts`` keeps by an id. It cancels them when it is released. Call it on the main actor; other actors and servers have `Domain.step`.
@MainActor
public final class DomainHost<State, Action: Sendable> {
  /// The domain that the host runs.
  public nonisolated let domain: Domain<State, Action>
  /// The closures of declared requests and effects, and other side effects. A host calls all other side effects after the
  /// reducer, and begins with the side effects for the time before the reducers.
  public nonisolated let sideEffects: SideEffectRegistry<State, Action>

  /// How much an action in the reducer has to look for. Only the main actor reads and writes it.
  nonisolated(unsafe) var stage = Stage.busy
  // The parts of the domain, because reading them through it would copy it.
  nonisolated let reducer: Reducer<State, Action>
  nonisolated let declaredBridges: Declarations<State, Action>.Bridges?
  nonisolated let bind: Declarations<State, Action>.Bind
  nonisolated let derive: Declarations<State, Action>.Derive
  nonisolated let declaredEffects: Declarations<State, Action>.Effects?
  nonisolated let domainCount: Int
  /// `handle` for `reduce`, which has checked that it runs on the main actor. `MainActor.assumeIsolated` would do the same,
  /// with a closure for each action.
  nonisolated let handleIsolated: Handle
  /// `runNow` for `run`, whose caller has checked the main actor.
  nonisolated let runIsolated: Run
  package let dispatch: (@MainActor (Action) -> Void)?
  let reader: StateReader<State>?
  let actionIndex = ActionIndex<Action>()
  let equality = ActionEquality<Action>.make()
  nonisolated let mailbox: Mailbox<Action>
  let dispatcher: Dispatcher<Action>
  let currentAction: CurrentAction<Action>
  let effects: EffectRunner<Action>
  let running: DeclaredEffects<State, Action>
  nonisolated let mainActor = ObjectIdentifier(MainActor.shared)
  /// Only the main actor writes it, and reads it in `reduce`.
  nonisolated(unsafe) private(set) var reporter: Reporter
  nonisolated let hasReportedLostDismissal = AtomicFlag(false)

  /// The turns that wait for `run`, and the ends of effects after them. They are messages, because a queue of generic
  /// values would look up their type at each step.
  let turns = MessageQueue()
  /// The actions that wait to be dispatched, and the ends of effects.
  nonisolated(unsafe) let waiting = MessageQueue()
  /// The messages whose actions were dispatched and have not reached the reducer.
  let dispatched = MessageQueue()
  /// The ends of effects that wait until all their actions have reached the reducer.
  let ending = MessageQueue()
  /// The state that the reducer is changing.
  var lent: UnsafePointer<State>?
  /// Whether `run` dispatches actions.
  var isRunning = false
  /// Whether `run` will be called as soon as the main actor is free.
  var isDue = false
  /// Whether a turn runs, so that the next one waits. Only the main actor reads and writes it.
  nonisolated(unsafe) var isInTurn = false
  /// The turns whose ends are awaited, by the effects that contain all their work; nil if there are none.
  var awaited: AwaitedTurns<Action>?
  /// The last action in the reducer, until `run`, unless the host was at rest.
  let latest = LatestAction<Action>()
  /// Whether the store calls `run`; as long as that is unknown, the host is not at rest. Only the main actor writes it.
  nonisolated(unsafe) var isRunByStore = false
  /// Whether `reduce` was called twice without `run`, so that the host is not at rest and keeps each action to compare it.
  var keepsLatest = false
  var hasReportedRepetition = false
  /// The tasks that wait until the host is settled.
  var settling: [HostWait] = [] {
    didSet { noteWatching() }
  }
  /// Called with what the host has done; test hosts are built on it.
  package var observer: (@MainActor (HostEvent<State, Action>) -> Void)? {
    didSet { noteWatching() }
  }
  /// Whether a test or a task wants to hear of what the host does.
  var isWatched = false

  /// Nil if no invariants are checked.
  var invariants: InvariantWatch<State, Action>?

  /// Creates a host for a store with middleware.
  ///
  /// - Parameters:
  ///   - domain: The domain to run: the generated `Domain.app(reducer:)`.
  ///   - sideEffects: The side effects: a registry, which can be shared, one side effect, or an array.
  ///   - configuration: The reporter, the clock, and the limit of derived actions.
  ///   - state: Reads the domain's state in the store, for side effects registered at run time.
  ///   - dispatch: Dispatches an action of the domain in the store.
  public convenience init(
    _ domain: Domain<State, Action>,
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration(),
    state: @escaping @MainActor () -> State,
    dispatch: @escaping @MainActor (Action) -> Void
  ) {
    self.init(domain, sideEffects, configuration, StateReader(HostedStateSource(state)), dispatch)
  }

  /// Creates a host for a store whose reducers return effects, and which calls `run(_:dispatch:)`.
  ///
  /// Side effects registered at run time need a state and a dispatch; such a host reports them instead of calling them.
  ///
  /// - Parameters:
  ///   - domain: The domain to run: the generated `Domain.app(reducer:)`.
  ///   - sideEffects: The registry with the closures of declared requests and effects, which can be shared.
  ///   - configuration: The reporter, the clock, and the limit of derived actions.
  public convenience init(
    _ domain: Domain<State, Action>,
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration()
  ) {
    self.init(domain, sideEffects, configuration, nil, nil)
  }

  private init(
    _ domain: Domain<State, Action>,
    _ sideEffects: any SideEffects<State, Action>,
    _ configuration: StoreConfiguration,
    _ reader: StateReader<State>?,
    _ dispatch: (@MainActor (Action) -> Void)?
  ) {
    let reporter = configuration.reporter
    let currentAction = CurrentAction<Action>(
      limit: configuration.derivedActionLimit,
      timeline: Timeline(clock: configuration.clock)
    ) { reporter.report($0) }
    let drain = Drain()
    self.mailbox = Mailbox(currentAction: currentAction) { drain.body() }
    self.handleIsolated = unsafeBitCast(DomainHost.isolatedHandle, to: Handle.self)
    self.runIsolated = unsafeBitCast(DomainHost.isolatedRun, to: Run.self)
    self.domain = domain
    self.reducer = domain.reducer
    self.declaredBridges = domain.declarations.bridges
    self.bind = domain.declarations.bind
    self.derive = domain.declarations.derive
    self.declaredEffects = domain.declarations.effects
    self.domainCount = domain.domainCount
    self.sideEffects = sideEffects.registry
    self.dispatch = dispatch
    self.reader = reader
    self.dispatcher = Dispatcher(mailbox: mailbox)
    self.currentAction = currentAction
    self.effects = EffectRunner(mailbox: mailbox, currentAction: currentAction, clock: configuration.clock)
    self.effects.marksLasting = true
    self.running = DeclaredEffects(triggers: domain.declarations.triggers)
    self.reporter = reporter
    self.invariants = configuration.checksInvariants ? InvariantWatch(of: Action.self) : nil
    self.sideEffects.reporter = reporter
    drain.body = { [weak self] in self?.runNow() }
    if domain.declarations.triggers.isEmpty { return }
    if reader != nil { runLater() }
    self.sideEffects.observe { [weak mailbox, weak self] in
      mailbox?.put { [weak self] in self?.runSuppliedEffects() }
      return mailbox != nil
    }
  }

  deinit {
    mailbox.close()
  }

  /// The bridges and effects that schemas declare for an action; nil without either.
  typealias Declared = (
    bridges: [_DeclaredBridge<State, Action>]?, effects: [_DeclaredEffect<State, Action>]?
  )

  typealias Handle =
    @Sendable (
      DomainHost, UnsafeMutablePointer<State>, Action, ActionSource, Declared
    ) -> Void

  typealias Run = @Sendable (DomainHost) -> Void

  /// How much an action in the reducer has to look for. A property for all, because each access to one costs.
  enum Stage: UInt8 {
    /// Work or actions may wait.
    case busy
    /// Nothing waits, and nothing can end.
    case atRest
    /// The same, and an action was in the reducer since `run`.
    case reducedAtRest
  }

  private static var isolatedRun: @MainActor @Sendable (DomainHost) -> Void { { $0.runNow() } }

  private static var isolatedHandle:
    @MainActor @Sendable (
      DomainHost, UnsafeMutablePointer<State>, Action, ActionSource, Declared
    ) -> Void
  {
    { host, state, action, source, declared in host.handle(state, action, from: source, declared) }
  }

  /// Lets another reporter take the issues from now on.
  package func report(to reporter: Reporter) {
    self.reporter = reporter
    sideEffects.reporter = reporter
    currentAction.report = { reporter.report($0) }
  }

  /// The numbers of the running effects, in no particular order.
  package var runningEffects: [Int] { effects.running.ids }

  /// Reads the domain's state in the store; nil without a way to it.
  package var state: (@MainActor () -> State)? {
    guard let reader else { return nil }
    return { reader() }
  }

  /// The numbers of the actions, and the events of effects.
  package var timeline: Timeline { currentAction.timeline }

  /// Checks invariants from now on.
  ///
  /// - Returns: The invariants that do not hold in a state.
  package func checkInvariants(in state: State) -> [BrokenInvariant] {
    invariants = InvariantWatch(of: Action.self)
    stage = .busy
    return invariants?.newlyBroken(in: state) ?? []
  }

  /// Does all that is due.
  package func handleMail() { runNow() }

  /// The actions that were dispatched and have not reached the reducer.
  package var awaitedActions: [Action] {
    dispatched.map { unsafeDowncast($0, to: ActionMessage<Action>.self).action }
  }
}

extension DomainHost {
  /// One action that `turn` handled, with the work for `run`.
  public struct Turn: Sendable {
    /// The consequences of the action besides the changed state.
    public let step: Domain<State, Action>.Step
    let source: ActionSource
    /// The owners of effects whose children the action removed.
    let gone: [DeclaredEffectOwner]
    /// The effect whose last action this is.
    let ending: Int?
    /// Whether the action was not handled, because its child or its effect is gone.
    let isDropped: Bool
  }
}

/// A turn that waits for `run`.
final class TurnMessage<State, Action: Sendable>: Message, @unchecked Sendable {
  let turn: DomainHost<State, Action>.Turn

  override var isAction: Bool { true }

  /// - Parameter root: The running effect that contains all work of the turn, if its end is awaited.
  init(_ turn: DomainHost<State, Action>.Turn, root: Int? = nil) {
    self.turn = turn
    super.init(effect: root)
  }
}

/// The turns whose ends are awaited, by the running effects that contain all their work.
@MainActor
final class AwaitedTurns<Action> {
  struct Turn {
    let dispatch: @MainActor (Action) -> Void
    var continuation: CheckedContinuation<Void, Never>?
  }

  var turns: [Int: Turn] = [:]
}

/// The state in a store that is not StateKit's.
private final class HostedStateSource<State>: StateSource<State> {
  private let state: @MainActor () -> State

  init(_ state: @escaping @MainActor () -> State) {
    self.state = state
  }

  override func read<Value>(_ body: (State) -> Value) -> Value { body(state()) }
  override var isPresent: Bool { true }
  override var domains: Range<Int>? { nil }
  override var subscribers: Subscribers? { nil }
  override func storeFiresBridges(of action: any DomainAction.Type) -> Bool { false }
}
