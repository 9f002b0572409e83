// To understand the runtime, read these files in this order; each leads to its neighbors:
// 1. Store.swift: what a store is made of, and how an action gets into it.
// 2. Store+Handle.swift: the order of everything that happens for one action.
// 3. Mailbox.swift: how actions of other threads and of effects arrive, without a lock.
// 4. StateStorage.swift: where the state lies, and how it is lent to readers.
// 5. Subscribers.swift: who is notified of a change, and who need not be.
// After them: EffectRunner.swift for effects, SideEffectRegistry.swift for side effects registered at run time, and
// DeclaredBridge.swift with DeclaredEffects.swift for what schemas declare. Folders are chapters of one thing.

/// One state, changed by actions alone.
///
///     let store = Store.app(reducer: .app(lifecycle: .lifecycle(), settings: .settings()))
///     store.dispatch(.settings(.toggledReachability))
///     store.state.settings.shouldUseReachability
///
/// An action that is dispatched while another is being handled, by middleware, an effect or a subscriber, waits its
/// turn, first in, first out; nothing recurses. For one action: middleware sees it, side effects registered for before
/// the reducers run, the reducer changes the state, subscribers are called, declared bridges fire, what middleware
/// returned runs, in the middleware's order, declared requests and effects start, and then side effects registered for
/// after the reducers run.
///
/// A store that goes away cancels its effects.
@MainActor
public final class Store<State, Action: Sendable>: StoreType {
  let storage: StateStorage<State>
  let reducer: Reducer<State, Action>
  /// Nil where there is none to be asked.
  let middleware: AnyMiddleware<Action, Action, State>?
  /// The leaves that the middleware is asked about.
  let answered: LeafFilter
  let index = ActionIndex<Action>()
  let mailbox: Mailbox<Action>
  let effects: EffectRunner<Action>
  let declaredBridges: Declarations<State, Action>.Bridges?
  let derive: Declarations<State, Action>.Derive
  let declaredEffects: DeclaredEffects<State, Action>
  let waiting = MessageQueue()
  private var isHandling = false
  let domainCount: Int
  /// Whether others than the reducer may answer actions, by what the store was made with.
  let isWired: Bool
  /// Is told of each message when all that it leads to at once is done: what test stores are made of.
  package var watcher: (@MainActor (StoreEvent<Action>) -> Void)? {
    get { watch }
    set { watch = newValue }
  }
  private(set) var watch: (@MainActor (StoreEvent<Action>) -> Void)?

  let handling: Handling<Action>
  let subscribers: Subscribers

  /// The side effects, to be added and removed at any time, by any thread.
  public nonisolated let sideEffects: SideEffectRegistry<State, Action>
  // swift-format-ignore: NoLeadingUnderscores
  /// Where the whole is seen from. Nothing to use by hand.
  public let _viewpoint: Viewpoint<State>
  /// A handle to `dispatch` that any thread may call.
  public nonisolated let dispatcher: Dispatcher<Action>

  /// Makes a store by hand; generated code has a factory for each domain, which adds the declared bridges.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer.
  ///   - sideEffects: Run before or after the reducer: a registry that others share, one side effect or an array.
  ///   - configuration: Who is told of what goes wrong, the clock, the limit of derived actions.
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>(),
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration()
  ) {
    self.init(initialState, reducer, declared: Declarations(), middleware, sideEffects, configuration)
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
    let tree = domainTable(of: Action.self, for: State.self)
    let storage = StateStorage(initialState)
    let root = StoreRoot(tree: tree, memory: storage, reporter: configuration.reporter)
    // Weak, as dispatchers hold it, and what subscribers hold is to go with the store.
    let handling = Handling<Action>(limit: configuration.derivedActionLimit) { [weak root] in
      root?.reporter.report($0)
    }
    let drain = Drain()
    let mailbox = Mailbox(handling: handling) { drain.body() }
    self.storage = storage
    self.subscribers = root.subscribers
    self.reducer = reducer
    let isNeeded = !(middleware is IdentityMiddleware<Action, Action, State>)
    self.middleware = isNeeded ? AnyMiddleware(middleware) : nil
    self.answered = (middleware as? any SelectiveMiddleware)?.answered ?? .everything
    self.declaredBridges = declared.bridges
    self.derive = declared.derive
    self.declaredEffects = DeclaredEffects(declared.effects, storage)
    self.isWired = isNeeded || declared.bridges != nil || declared.effects != nil
    self.handling = handling
    self.mailbox = mailbox
    self.dispatcher = Dispatcher(mailbox: mailbox)
    self.effects = EffectRunner(mailbox: mailbox, clock: configuration.clock)
    self.domainCount = tree.parents.count
    self._viewpoint = Viewpoint(of: storage, root: root)
    self.sideEffects = sideEffects.registry
    self.sideEffects.reporter = configuration.reporter
    drain.body = { [weak self] in self?.handleMail() }
    root.isIdle = { [weak self] in self?.isIdle ?? true }
    root.callAtOnce = { [weak self] body in self?.handleWaiting(after: body) ?? body() }
  }

  deinit {
    mailbox.close()
  }

  /// Dispatches an action that has a source already.
  @inlinable public func dispatch(_ action: Action, from source: ActionSource) {
    withLentAction(action, from: source) { dispatch(action, from: source, $0) }
  }

  @usableFromInline
  func dispatch(_ action: Action, from source: ActionSource, _ lent: LentAction<Action>) {
    if mailbox.hasMessages { takeMail() }
    // Where nothing waits, nothing is put into the queue, which would copy the action, too.
    guard !isHandling && waiting.isEmpty && source.isFirst else {
      return dispatchAheadOfMail(action, from: source)
    }
    isHandling = true
    handle(action, from: source, lent)
    if watch != nil { tell(action, source) }
    handleRest()
  }

  /// Whether an action that is dispatched now is handled before any other.
  private var isIdle: Bool { !isHandling && waiting.isEmpty && !mailbox.hasMessages }

  /// Dispatches an action before those that other threads have sent meanwhile.
  package func dispatchAheadOfMail(_ action: Action, from source: ActionSource) {
    wait(action, from: source)
    handleWaiting()
  }

  func wait(_ action: Action, from source: ActionSource, if isWanted: ActionCondition? = nil) {
    guard let source = handling.derive(source, by: .dispatch, of: action) else { return }
    waiting.append(mailbox.message(action, from: source, if: isWanted))
  }

  /// Takes what goes wrong.
  package var reporter: Reporter {
    get { _viewpoint.root.reporter }
    set {
      _viewpoint.root.reporter = newValue
      sideEffects.reporter = newValue
    }
  }

  /// The numbers of the effects that run, in no order.
  package var runningEffects: [Int] { effects.running.ids }

  /// Cancels all effects that run or wait. What they would still have sent is dropped.
  package func cancelEffects() {
    handleWaiting { effects.cancelAll() }
  }

  /// Handles what other threads have sent.
  package func handleMail() {
    takeMail()
    handleWaiting()
  }

  /// All mail queues up before any of it is handled, or what one action gives rise to would overtake the next.
  func takeMail() {
    mailbox.takeAll(into: waiting)
  }

  /// Handles what waits, unless that is being done further up the stack.
  @inline(__always)
  private func handleWaiting(after body: () -> Void = {}) {
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

/// What a store handled.
package enum StoreEvent<Action> {
  case action(Action, ActionSource)
  case endOfEffect
}

/// What a mailbox calls: set once the store that it belongs to exists.
@MainActor
private final class Drain {
  var body: @MainActor () -> Void = {}
}
