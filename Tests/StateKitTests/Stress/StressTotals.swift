@testable import StateKit

/// A subscriber that looks whether it is told of each total once.
@MainActor
final class StressTotals {
  private(set) var last = -1
  private(set) var areRising = true
  private var subscription: Subscription?

  init(_ store: StressStore, _ census: Census) {
    let member = census.member(.subscriber)
    subscription = store.subscribe(\.total) { [weak self] total in
      withExtendedLifetime(member) { self?.follow(total) }
    }
  }

  private func follow(_ total: Int) {
    if total <= last { areRising = false }
    last = total
  }
}
