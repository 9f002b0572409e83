import ComposableArchitecture
import Foundation
import Testing

@testable import Club

@MainActor
struct EventLogTests {
  private func entry(_ id: Int, _ text: String, isPinned: Bool = false) -> LogEntry.State {
    LogEntry.State(id: UUID(id), kind: .route, text: text, date: today, isPinned: isPinned)
  }

  @Test func `the newest event is the first one`() async {
    let store = TestStore(initialState: EventLog.State(limit: 1)) {
      EventLog()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(today)
    }
    await store.send(.recorded(kind: .route, text: "one")) { $0.entries = [entry(0, "one")] }
    await store.send(.recorded(kind: .route, text: "two")) { $0.entries = [entry(1, "two")] }
    await store.send(.limitChanged(0))
    await store.finish()
  }

  @Test func `a pause counts the missed events`() {
    var state = EventLog.State()
    _ = EventLog().reduce(into: &state, action: .pauseTapped)
    _ = EventLog().reduce(into: &state, action: .recorded(kind: .gear, text: "missed"))
    #expect(state.missed == 1)
    _ = EventLog().reduce(into: &state, action: .resumeTapped)
    #expect(state == EventLog.State())
  }

  @Test func `pinned entries survive`() {
    var state = EventLog.State(entries: [entry(0, "old", isPinned: true), entry(1, "new")])
    _ = EventLog().reduce(into: &state, action: .allRead)
    #expect(state.unreadCount == 0)
    _ = EventLog().reduce(into: &state, action: .cleared)
    #expect(state.entries.map(\.text) == ["old"])
    _ = EventLog().reduce(into: &state, action: .filterSelected(.gear))
    #expect(state.visible == [])
  }

  @Test func `an entry is read, pinned and corrected`() {
    var state = entry(0, "text")
    for action in [LogEntry.Action.opened, .pinTapped, .corrected(text: "other")] {
      _ = LogEntry().reduce(into: &state, action: action)
    }
    #expect(state.isRead && state.isPinned && state.text == "other")
    _ = LogEntry().reduce(into: &state, action: .readToggled)
    #expect(!state.isRead)
  }
}
