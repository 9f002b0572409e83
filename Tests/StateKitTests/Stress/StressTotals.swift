@testable import StateKit

/// A subscriber and a side effect that check that they are notified of each action once.
@MainActor
final class StressTotals {
  private(set) var last = -1
  private(set) var areRising = true
  /// The number of numbered actions that the side effect received.
  private(set) var seen = 0
  private var subscription: Subscription?

  init(_ store: StressStore, _ census: Census) {
    let member = census.member(.subscriber)
    subscription = store.subscribe(\.total) { [weak self] total in
      withExtendedLifetime(member) { self?.follow(total) }
    }
    let other = census.member(.sideEffect)
    store.sideEffects.addAfterReducers { [weak self] (action: StressAction) in
      withExtendedLifetime(other) {
        if case .tick = action { self?.seen += 1 }
      }
    }
  }

  private func follow(_ total: Int) {
    if total <= last { areRising = false }
    last = total
  }
}
