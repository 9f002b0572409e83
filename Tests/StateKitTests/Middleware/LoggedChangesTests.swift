import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct LoggedChangesTests {
  private let source = ActionSource(file: "App/Lifecycle.swift", function: "receive(_:)", line: 118)

  private func box(_ action: String) -> String {
    LogBox(action: action, source: source).description
  }

  @Test func `the changes of an action stand after its box, before the next box`() {
    let texts = Recorder<String>()
    let store = JournalStore.journal(
      LoggerMiddleware(showingChanges: true) { texts.append($0) }
        <> AnyMiddleware { action, source, _ in
          guard action == .count else { return .doNothing }
          return .deferred { $0(.write("a"), from: source) }
        }
    )
    store.dispatch(.count, from: source)
    expectEqual(
      texts.all,
      [
        box("count"), "  count: 0 → 1\n", box(#"write("a")"#), "  entries[0]: + \"a\"\n",
      ]
    )
  }

  @Test func `an action without changes only has its box`() {
    let texts = Recorder<String>()
    let store = JournalStore.journal(LoggerMiddleware(showingChanges: true) { texts.append($0) })
    store.dispatch(.ignore, from: source)
    expectEqual(texts.all, [box("ignore")])
  }

  @Test func `changes are written only where they are asked for`() {
    let texts = Recorder<String>()
    let store = JournalStore.journal(LoggerMiddleware { texts.append($0) })
    store.dispatch(.count, from: source)
    expectEqual(texts.all, [box("count")])
  }

  @Test func `many changes are written together, a line each`() {
    let texts = Recorder<String>()
    let store = Store<Journal, JournalAction>(
      initialState: Journal(),
      reducer: Reducer { state, _ in state = Journal(entries: ["a", "b"], count: 3) },
      middleware: LoggerMiddleware(showingChanges: true) { texts.append($0) }
    )
    store.dispatch(.count, from: source)
    expectEqual(texts.all.last, "  entries[0]: + \"a\"\n  entries[1]: + \"b\"\n  count: 0 → 3\n")
  }

  @Test func `the values of sensitive properties are not written`() {
    let texts = Recorder<String>()
    let store = Store<AccountHolder<AccountState?>, JournalAction>(
      initialState: AccountHolder(part: AccountState()),
      reducer: Reducer { state, action in
        if action == .count { state.part?.password = "secret-2" } else { state.part = nil }
      },
      middleware: LoggerMiddleware(showingChanges: true) { texts.append($0) }
    )
    store.dispatch(.count, from: source)
    store.dispatch(.ignore, from: source)
    expectEqual(
      texts.all,
      [
        box("count"), "  part.password: •••\n", box("ignore"),
        "  part: AccountState(name: \"Ada\", password: •••, pin: •••) → nil\n",
      ]
    )
  }
}
