import ComposableArchitecture
import Foundation
import Testing

@testable import Club

/// Actions of elements by `IdentifiedAction`; the imported form of these differs.
@MainActor
struct IdentifiedActionTests {
  @Test func `an entry removes itself from the log`() async {
    let entry = LogEntry.State(id: UUID(7), kind: .gear, text: "text", date: today)
    let store = TestStore(initialState: EventLog.State(entries: [entry])) {
      EventLog()
    }
    await store.send(.entries(.element(id: UUID(7), action: .opened))) {
      $0.entries[id: UUID(7)]?.isRead = true
    }
    await store.send(.entries(.element(id: UUID(7), action: .removeTapped)))
    await store.receive(.entries(.element(id: UUID(7), action: .delegate(.removed)))) {
      $0.entries = []
    }
    await store.finish()
  }
}
