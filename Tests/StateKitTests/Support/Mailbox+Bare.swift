@testable import StateKit

extension Mailbox {
  /// A mailbox without a store.
  @MainActor
  convenience init(_ drain: @escaping @MainActor @Sendable () -> Void) {
    self.init(handling: .bare, drain: drain)
  }
}

extension Handling {
  /// A handling without a store and without a limit.
  static var bare: Handling {
    Handling(limit: .max, timeline: Timeline(clock: ContinuousClock()), report: { _ in })
  }
}
