@testable import StateKit

/// What goes on beside the senders: subscriptions and side effects come and go, effects start, replace and cancel one
/// another, and the main actor dispatches too.
final class StressDisturbance: Sendable {
  private struct Progress {
    var isOver = false
    var lastEffect = 0
  }

  private let subscribe: @MainActor @Sendable () -> Subscription?
  private let register: @Sendable () -> Registration?
  private let dispatchNow: @MainActor @Sendable () -> Void
  private let dispatcher: Dispatcher<StressAction>
  private let progress = Lock(Progress())

  /// - Parameter sender: The number of the main actor as a sender.
  @MainActor
  init(_ store: StressStore, _ census: Census, sender: Int) {
    // A thread may let go of what it ran some time after it has said that it ended.
    subscribe = { [weak store] in
      let member = census.member(.subscriber)
      return store?.subscribe { _ in withExtendedLifetime(member) {} }
    }
    register = { [weak registry = store.sideEffects] in
      let member = census.member(.sideEffect)
      return registry?.addBeforeReducers { (_: StressAction) in withExtendedLifetime(member) {} }
    }
    dispatchNow = { [weak store] in
      guard let store else { return }
      store.dispatch(.tick(sender: sender, number: store.state.next[sender]))
    }
    dispatcher = store.dispatcher
  }

  func end() {
    progress.withLock { $0.isOver = true }
  }

  /// Does one thing after another at random until the end.
  func run() {
    var subscriptions: [Subscription] = []
    var registrations: [Registration] = []
    while !progress.withLock({ $0.isOver }) {
      switch Int.random(in: 0..<8) {
      case 0:
        if subscriptions.count < 3, let subscription = StressThreads.onMainActor(subscribe) {
          subscriptions.append(subscription)
        }
      case 1: subscriptions.randomElement()?.cancel()
      case 2: if let index = subscriptions.indices.randomElement() { subscriptions.remove(at: index) }
      case 3: dispatcher.dispatch(.start(effect: newEffect(), slot: .random(in: 0..<8)))
      case 4: dispatcher.dispatch(.cancel(slot: .random(in: 0..<8)))
      case 5:
        // What is dropped stays registered until the store goes.
        if registrations.count < 3, let registration = register() { registrations.append(registration) }
      case 6: registrations.popLast()?.cancel()
      default: StressThreads.onMainActor(dispatchNow)
      }
    }
  }

  private func newEffect() -> Int {
    progress.withLock { progress in
      progress.lastEffect += 1
      return progress.lastEffect
    }
  }
}
