@testable import StateKit

extension Laws {
  /// A host in another store does step by step what a store does: it handles the same actions in the same order, calls the
  /// side effects around the same work, begins and ends the same requests and effects, and makes the same state.
  func checkHost() {
    let reporter = Reporter { _ in }
    let configuration = StoreConfiguration(reporter: reporter, clock: StoppedClock(), derivedActionLimit: 500)
    for action in samples.prefix(80) {
      let (steps, others) = (Steps<Action>(), Steps<Action>())
      let store = Facts.store(
        AnyMiddleware { action, _, _ in
          steps.begin(action)
          return .doNothing
        }
      )
      var registrations: [Registration] = []
      Facts.supply(store.sideEffects, &registrations)
      store.sideEffects.add(steps.sideEffects())
      store.effects.currentAction.timeline.onEffectEvent = steps.note
      let other = OtherStore(Facts.state(0), Domain.declared(reducer: Facts.reducer), others, configuration)
      Facts.supply(other.host.sideEffects, &registrations)
      // Effects of the first state begin before anybody listens, as they did in the store.
      other.host.run()
      other.host.sideEffects.add(others.sideEffects())
      other.host.effects.currentAction.timeline.onEffectEvent = others.note
      for action in [action, action] {
        store.dispatch(action)
        other.dispatch(action)
      }
      expect(
        steps.actions.count == others.actions.count
          && zip(steps.actions, others.actions).allSatisfy { Facts.isSame($0, $1) },
        "\(action) gives \(others.actions) in a host, not \(steps.actions)"
      )
      expect(
        steps.turns == others.turns,
        "\(action) gives the steps \(others.turns) in a host, not \(steps.turns)"
      )
      expectSame(other.state, as: store.state, "\(action) makes another state in a host")
      for registration in registrations { registration.cancel(endingWork: true) }
    }
  }
}

/// What happens in a store, action by action.
@MainActor
private final class Steps<Action: DomainAction> {
  private(set) var actions: [Action] = []
  /// What follows each action: side effects, and work that begins or ends.
  private(set) var turns: [[String]] = []

  func begin(_ action: Action) {
    actions.append(action)
    turns.append([])
  }

  func note(_ event: EffectEvent) { note("\(event.kind) \(event.name ?? "")") }

  private func note(_ step: String) {
    if !turns.isEmpty { turns[turns.count - 1].append(step) }
  }

  func sideEffects() -> [StateKit.SideEffect<Action.DomainState, Action>] {
    [
      StateKit.SideEffect { [self] (action: Action) in note("before \(action.name)") },
      StateKit.SideEffect(timing: .afterReducers) { [self] (action: Action) in note("after \(action.name)") },
    ]
  }
}

/// A store that is not StateKit's: it handles each action at once, as ReSwift does, and calls its host after it. A store with a
/// queue would hand an action over to the reducer, which drops it, after what it belongs to is gone.
@MainActor
private final class OtherStore<Action: DomainAction> where Action.DomainState: Sendable {
  private(set) var state: Action.DomainState
  private(set) var host: StateKit.DomainHost<Action.DomainState, Action>!
  private let steps: Steps<Action>

  init(
    _ state: Action.DomainState,
    _ domain: Domain<Action.DomainState, Action>,
    _ steps: Steps<Action>,
    _ configuration: StoreConfiguration
  ) {
    self.state = state
    self.steps = steps
    self.host = StateKit.DomainHost(
      domain,
      configuration: configuration,
      state: { [unowned self] in self.state },
      dispatch: { [unowned self] in dispatch($0) }
    )
  }

  func dispatch(_ action: Action) {
    host.reduce(&state, action)
    steps.begin(action)
    host.run()
  }
}
