@testable import StateKit

extension Mailbox {
  /// A mailbox without a store.
  @MainActor
  convenience init(_ drain: @escaping @MainActor @Sendable () -> Void) {
    self.init(currentAction: .bare, drain: drain)
  }
}

extension CurrentAction {
  /// A handling without a store and without a limit.
  static var bare: CurrentAction {
    CurrentAction(limit: .max, timeline: Timeline(clock: ContinuousClock()), report: { _ in })
  }
}
