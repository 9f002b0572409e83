import StateKit
import StateKitTestSupport
import Testing

/// A store that is not StateKit's, with a host for its only domain.
@MainActor
final class ForeignStore<State, Action: Sendable> {
  /// What a store does with an action that is dispatched while another one is being handled.
  enum Kind: CaseIterable {
    /// It is handled at once, inside of the first one: ReSwift.
    case nested
    /// It waits, and middleware runs before the new state is assigned: the Redux of Firefox for iOS.
    case queued
    /// Each action is handled later, when the main actor is free.
    case later

    static var atOnce: [Kind] { [.nested, .queued] }
  }

  private(set) var state: State
  /// The actions that reached the reducer, in order.
  private(set) var actions: [Action] = []
  private(set) var host: DomainHost<State, Action>!
  private let kind: Kind
  private var queue: [Action] = []
  private var isHandling = false
  /// Actions that are kept from the reducer.
  var keepsBack: (Action) -> Bool = { _ in false }
  /// Called after each change.
  var subscriber: (ForeignStore) -> Void = { _ in }
  /// Whether middleware calls `run`.
  var runs = true

  init(
    _ state: State,
    _ domain: Domain<State, Action>,
    _ kind: Kind,
    sideEffects: SideEffectRegistry<State, Action> = SideEffectRegistry(),
    configuration: StoreConfiguration = StoreConfiguration()
  ) {
    self.state = state
    self.kind = kind
    self.host = DomainHost(
      domain,
      sideEffects: sideEffects,
      configuration: configuration,
      state: { [unowned self] in self.state },
      dispatch: { [unowned self] in dispatch($0) }
    )
  }

  func dispatch(_ action: Action) {
    if keepsBack(action) { return }
    switch kind {
    case .nested:
      state = reduced(action)
      subscriber(self)
      if runs { host.run() }
    case .later:
      queue.append(action)
      Task {
        state = reduced(queue.removeFirst())
        if runs { host?.run() }
        subscriber(self)
      }
    case .queued:
      queue.append(action)
      if isHandling { return }
      isHandling = true
      while !queue.isEmpty {
        let new = reduced(queue.removeFirst())
        if runs { host.run() }
        state = new
        subscriber(self)
      }
      isHandling = false
    }
  }

  private func reduced(_ action: Action) -> State {
    var state = state
    host?.reduce(&state, action)
    actions.append(action)
    return state
  }

  /// Changes the state behind the host's back.
  func replace(_ change: (inout State) -> Void) {
    change(&state)
  }

  func release() {
    host = nil
  }

  /// Waits until the state fulfils a condition; returns immediately if it already does.
  func reached(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @MainActor (State) -> Bool
  ) async {
    if condition(state) { return }
    let gate = Gate()
    subscriber = { if condition($0.state) { gate.open() } }
    await gate.wait(sourceLocation: sourceLocation)
    subscriber = { _ in }
  }

  /// Waits until a condition is true, which the work of the main actor makes true.
  func settled(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}
