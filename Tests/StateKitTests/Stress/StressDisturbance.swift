import StateKitTestSupport

@testable import StateKit

/// The work besides the senders: subscriptions and side effects are added and removed, effects start, replace
/// and cancel each other, and the main actor also dispatches.
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

  /// - Parameter sender: The sender number of the main actor.
  @MainActor
  init(_ store: StressStore, _ census: Census, sender: Int) {
    // Weak, because a thread may release its closure some time after it has ended.
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

  /// Runs random work on separate threads during a function.
  ///
  /// - Parameter seed: The seed of the random work.
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

  /// Runs random steps until the end.
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
    // Releasing a registration does not cancel it.
    for registration in registrations { registration.cancel() }
  }

  private func newEffect() -> Int {
    progress.withLock { progress in
      progress.lastEffect += 1
      return progress.lastEffect
    }
  }
}
