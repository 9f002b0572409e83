import StateKit
import Synchronization
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The parts of actions that stay out of logs.
@MainActor
struct EverythingSensitiveTests {
  @Test func `the log has no PIN in it, neither of an action nor of the action that led to it`() {
    let boxes = Mutex<[String]>([])
    let store = Store.library(
      initialState: .sample,
      reducer: Reducers.library,
      middleware: LoggerMiddleware { box in boxes.withLock { $0.append(box) } }
    )
    for action: MembershipAction in [.nameTyped("Ada"), .pinTyped(1, "2345"), .checked(card: 7, pin: "2345")]
    {
      store.dispatch(.account(action))
    }
    let log = boxes.withLock { $0.joined() }
    #expect(!log.contains("2345"))
    #expect(log.contains("pinTyped(1, •••)"))
    #expect(log.contains("checked(card: 7, pin: •••)"))
    #expect(log.contains("Bridged from account(GoldenCode.MembershipAction.checked(card: 7, pin: •••))"))
    expectEqual(store.state.account.card, 7)
  }

  @Test func `a leaf names its sensitive values`() {
    let sensitive = LibraryAction.leaves.filter { !$0.sensitiveLabels.isEmpty }
    expectEqual(sensitive.map(\.name), ["account.pinTyped", "account.checked", "catalogue.find.request"])
    expectEqual(sensitive.map(\.sensitiveLabels), [["1"], ["pin"], ["text"]])
  }
}
