@testable import StateKit

extension Mailbox {
  /// A mailbox without a store.
  @MainActor
  convenience init(_ drain: @escaping @MainActor @Sendable () -> Void) {
    self.init(handling: Handling(limit: .max, report: { _ in }), drain: drain)
  }
}
