/// One state, changed by actions alone.
///
///     let store = Store.app(reducer: .app(lifecycle: .lifecycle(), settings: .settings()))
///     store.dispatch(.settings(.toggledReachability))
///     store.state.settings.shouldUseReachability
///
/// An action that is dispatched while another is being handled, by middleware, an effect or a subscriber, waits its
/// turn, first in, first out; nothing recurses. For one action: middleware sees it, the reducer changes the state,
/// subscribers are called, then what middleware returned runs, in the middleware's order.
///
/// A store that goes away cancels its effects.
@MainActor
public final class Store<State, Action: Sendable> {
  private let storage: StateStorage<State>
  private let reader: StateReader<State>
  private let reducer: Reducer<State, Action>
  private let middleware: AnyMiddleware<Action, Action, State>
  private let mailbox: Mailbox<Action>
  private let effects: EffectRunner<Action>
  private let subscribers = SubscriberList<State>()
  private var waiting = FIFOQueue<Mailbox<Action>.Message>()
  private var isHandling = false
  private var touched: TouchedDomains
  /// Is told of each message when all that it leads to at once is done: what test stores are made of.
  package var watcher: (@MainActor (StoreEvent<Action>) -> Void)?

  /// Takes what goes wrong.
  package var reporter: Reporter
  private let derivedActionLimit: Int

  /// A handle to `dispatch` that any thread may call.
  public nonisolated let dispatcher: Dispatcher<Action>

  /// Makes a store by hand; generated code has a factory for each domain, which adds the declared bridges.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middleware: Sees each action before the reducer.
  ///   - configuration: Who is told of what goes wrong, the clock, the limit of derived actions.
  public init(
    initialState: State,
    reducer: Reducer<State, Action>,
    middleware: any Middleware<Action, Action, State> = IdentityMiddleware<Action, Action, State>(),
    configuration: StoreConfiguration = StoreConfiguration()
  ) {
    let drain = Drain()
    let mailbox = Mailbox<Action> { drain.body() }
    self.storage = StateStorage(initialState)
    self.reader = StateReader(storage)
    self.reducer = reducer
    self.middleware = AnyMiddleware(middleware)
    self.mailbox = mailbox
    self.dispatcher = Dispatcher(mailbox: mailbox)
    self.effects = EffectRunner(dispatcher: dispatcher, clock: configuration.clock)
    self.reporter = configuration.reporter
    self.derivedActionLimit = configuration.derivedActionLimit
    self.touched = TouchedDomains(domainCount: domainCount(of: Action.self))
    drain.body = { [weak self] in self?.handleMail() }
  }

  deinit {
    mailbox.close()
  }

  /// The present state.
  public var state: State { storage.read { $0 } }

  /// Dispatches an action; its source is the line of this call.
  public func dispatch(
    _ action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) {
    dispatch(action, from: ActionSource(file: file, function: function, line: line, info: info))
  }

  /// Dispatches an action that has a source already.
  public func dispatch(_ action: Action, from source: ActionSource) {
    if mailbox.hasMessages { takeMail() }
    dispatchAheadOfMail(action, from: source)
  }

  /// Dispatches an action before those that other threads have sent meanwhile.
  package func dispatchAheadOfMail(_ action: Action, from source: ActionSource) {
    waiting.append(.action(action, source, effect: nil))
    handleWaiting()
  }

  /// The numbers of the effects that run, in no order.
  package var runningEffects: [Int] { effects.running.ids }

  /// Calls back at once, and after each action that may have changed the state. The reader copies nothing by itself.
  /// What is dispatched in the first call waits until it returned, as in the others.
  ///
  /// - Returns: A token; the subscription ends when it is cancelled or released.
  public func subscribe(_ body: @escaping @MainActor @Sendable (StateReader<State>) -> Void) -> Subscription {
    let subscription = subscribers.add(body)
    handleWaiting(after: { body(reader) })
    return subscription
  }

  /// Calls back at once with a part of the state, then when that part changed.
  ///
  ///     store.subscribe(\.settings.isOn) { isOn in … }
  public func subscribe<Value: Equatable & SendableMetatype>(
    _ path: any KeyPath<State, Value> & Sendable,
    _ body: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Subscription {
    subscribe(select: { $0[dynamicMember: path] }, removeDuplicates: ==, body)
  }

  /// Calls back at once with what `select` gives, then when that changed.
  ///
  /// - Parameters:
  ///   - select: Reads what matters.
  ///   - removeDuplicates: Whether two values are the same, so that nothing needs to be said.
  ///   - body: Called with the value.
  public func subscribe<Value>(
    select: @escaping @MainActor @Sendable (StateReader<State>) -> Value,
    removeDuplicates: @escaping @MainActor @Sendable (Value, Value) -> Bool,
    _ body: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Subscription {
    let last = LastValue<Value>()
    return subscribe { state in
      let value = select(state)
      if let lastValue = last.value, removeDuplicates(lastValue, value) { return }
      last.value = value
      body(value)
    }
  }

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
    case .action(let action, let source, let effect):
      if let effect, !effects.isRunning(effect) { return }
      handle(action, from: source)
      watcher?(.action(action, source))
    }
  }

  private func handle(_ action: Action, from source: ActionSource) {
    let effect = middleware.handle(action, from: source, state: reader)
    touched.reset()
    storage.change { reducer.body(&$0, action, &touched) }
    if !touched.isEmpty {
      storage.keepers.keep(touched)
      subscribers.notify(reader)
    }
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

/// What a subscriber was told last.
@MainActor
private final class LastValue<Value> {
  var value: Value?
}
