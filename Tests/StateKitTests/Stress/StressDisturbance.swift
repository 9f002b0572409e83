import StateKitTestSupport

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

  /// Does things on threads of its own while something else is done.
  ///
  /// - Parameter seed: What they do is drawn from it.
  @MainActor
  func during(seed: UInt64, _ body: @MainActor () async -> Void) async {
    progress.withLock { $0.isOver = false }
    async let disturbed: Void = StressThreads.run(3) { number in
      var random = SplitMix64(seed: seed << 2 + UInt64(number))
      self.run(&random)
    }
    await body()
    progress.withLock { $0.isOver = true }
    await disturbed
  }

  /// Does one thing after another at random until the end.
  private func run(_ random: inout SplitMix64) {
    var subscriptions: [Subscription] = []
    var registrations: [Registration] = []
    while !progress.withLock({ $0.isOver }) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        if subscriptions.count < 3, let subscription = StressThreads.onMainActor(subscribe) {
          subscriptions.append(subscription)
        }
      case 1: subscriptions.randomElement(using: &random)?.cancel()
      case 2:
        if let index = subscriptions.indices.randomElement(using: &random) { subscriptions.remove(at: index) }
      case 3: dispatcher.dispatch(.start(effect: newEffect(), slot: .random(in: 0..<8, using: &random)))
      case 4: dispatcher.dispatch(.cancel(slot: .random(in: 0..<8, using: &random)))
      case 5:
        if registrations.count < 3, let registration = register() { registrations.append(registration) }
      case 6: registrations.popLast()?.cancel()
      default: StressThreads.onMainActor(dispatchNow)
      }
    }
    // What is let go of stays registered.
    for registration in registrations { registration.cancel() }
  }

  private func newEffect() -> Int {
    progress.withLock { progress in
      progress.lastEffect += 1
      return progress.lastEffect
    }
  }
}
