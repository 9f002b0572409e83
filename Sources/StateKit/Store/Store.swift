/// One state, changed by actions alone.
///
///     let store = Store.app(reducer: .app(lifecycle: .lifecycle(), settings: .settings()))
///     store.dispatch(.settings(.toggledReachability))
///     store.state.settings.shouldUseReachability
///
/// An action that is dispatched while another is being handled, by middleware, an effect or a subscriber, waits its
/// turn, first in, first out; nothing recurses. For one action: middleware sees it, side effects registered for before
/// the reducers run, the reducer changes the state, subscribers are called, what middleware returned runs, in the
/// middleware's order, and then side effects registered for after the reducers.
///
/// A store that goes away cancels its effects.
@MainActor
public final class Store<State, Action: Sendable>: StoreType {
  private let storage: StateStorage<State>
  private let reducer: Reducer<State, Action>
  private let middleware: AnyMiddleware<Action, Action, State>
  private let mailbox: Mailbox<Action>
  private let effects: EffectRunner<Action>
  private let declaredEffects = DeclaredEffects<State, Action>()
  private var waiting = FIFOQueue<Mailbox<Action>.Message>()
  private var isHandling = false
  private var touched: TouchedDomains
  /// Is told of each message when all that it leads to at once is done: what test stores are made of.
  package var watcher: (@MainActor (StoreEvent<Action>) -> Void)?

  private let handling: Handling<Action>

  /// The side effects, to be added and removed at any time, by any thread.
  public nonisolated let sideEffects: SideEffectRegistry<State, Action>
  /// Where the whole is seen from. Nothing to use by hand.
  public let viewpoint: Viewpoint<State>
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
  public init(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>(),
    sideEffects: any SideEffects<State, Action> = SideEffectRegistry<State, Action>(),
    configuration: StoreConfiguration = StoreConfiguration()
  ) {
    let tree = domainTable(of: Action.self, for: State.self)
    let root = StoreRoot(tree: tree, reporter: configuration.reporter)
    // Weak, as dispatchers hold it, and what subscribers hold is to go with the store.
    let handling = Handling<Action>(limit: configuration.derivedActionLimit) { [weak root] in
      root?.reporter.report($0)
    }
    let drain = Drain()
    let mailbox = Mailbox(handling: handling) { drain.body() }
    self.storage = StateStorage(initialState)
    self.reducer = reducer
    self.middleware = AnyMiddleware(middleware)
    self.handling = handling
    self.mailbox = mailbox
    self.dispatcher = Dispatcher(mailbox: mailbox)
    self.effects = EffectRunner(mailbox: mailbox, clock: configuration.clock)
    self.touched = TouchedDomains(domainCount: tree.parents.count)
    self.viewpoint = Viewpoint(of: storage, root: root)
    self.sideEffects = sideEffects.registry
    self.sideEffects.reporter = configuration.reporter
    drain.body = { [weak self] in self?.handleMail() }
    root.callAtOnce = { [weak self] body in self?.handleWaiting(after: body) ?? body() }
  }

  deinit {
    mailbox.close()
  }

  /// Dispatches an action that has a source already.
  public func dispatch(_ action: Action, from source: ActionSource) {
    if mailbox.hasMessages { takeMail() }
    dispatchAheadOfMail(action, from: source)
  }

  /// Dispatches an action before those that other threads have sent meanwhile.
  package func dispatchAheadOfMail(_ action: Action, from source: ActionSource) {
    guard let source = handling.derive(source, by: .dispatch, of: action) else { return }
    waiting.append(.action(action, source, effect: nil))
    handleWaiting()
  }

  /// Takes what goes wrong.
  package var reporter: Reporter {
    get { viewpoint.root.reporter }
    set {
      viewpoint.root.reporter = newValue
      sideEffects.reporter = newValue
    }
  }

  /// The numbers of the effects that run, in no order.
  package var runningEffects: [Int] { effects.running.ids }

  /// Handles what other threads have sent.
  package func handleMail() {
    takeMail()
    handleWaiting()
  }

  /// All mail queues up before any of it is handled, or what one action gives rise to would overtake the next.
  private func takeMail() {
    for message in mailbox.takeAll() { waiting.append(message) }
  }

  /// Handles what waits, unless that is being done further up the stack.
  private func handleWaiting(after body: () -> Void = {}) {
    guard !isHandling else { return body() }
    isHandling = true
    body()
    while let message = waiting.popFirst() { handle(message) }
    isHandling = false
  }

  private func handle(_ message: Mailbox<Action>.Message) {
    switch message {
    case .endOfEffect(let id):
      effects.end(id)
      watcher?(.endOfEffect)
    case .action(let action, let source, let effect, let isLast):
      if let effect, !effects.isRunning(effect) { return }
      handle(action, from: source)
      if isLast, let effect { effects.end(effect) }
      watcher?(.action(action, source))
    }
  }

  private func handle(_ action: Action, from source: ActionSource) {
    handling.begin(action, from: source)
    let sideEffects = sideEffects.sideEffects(for: action)
    let effect = middleware.handle(action, from: source, state: viewpoint.reader)
    sideEffects.runBefore(dispatcher, viewpoint.reader)
    touched.reset()
    storage.change { reducer.body(&$0, action, &touched) }
    if touched.missedChild { viewpoint.root.reporter.report(.absentChild(action, from: source)) }
    if !touched.isEmpty { viewpoint.root.subscribers.notify(touched) }
    effects.run(effect, startedFrom: source)
    runDeclaredEffects(of: action, from: source)
    sideEffects.runAfter(dispatcher, viewpoint.reader)
    handling.end()
  }

  private func runDeclaredEffects(of action: Action, from source: ActionSource) {
    effects.run(
      declaredEffects.effectOfChange(of: touched) { storage.read($0) },
      startedFrom: source
    )
    // For a child that is not there nothing happens.
    if touched.missedChild { return }
    let effect = declaredEffects.effect(
      for: action,
      from: source,
      in: self.sideEffects,
      reporter: viewpoint.root.reporter
    )
    effects.run(effect, startedFrom: source)
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
