import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct DispatcherTests {
  private struct Message: Sendable {
    let sender: Int
    let number: Int
  }

  @Test func `each sender's order is kept`() async {
    let store = Store<[Int: [Int]], Message>(
      initialState: [:],
      reducer: Reducer { state, message in state[message.sender, default: []].append(message.number) }
    )
    await withTaskGroup(of: Void.self) { [dispatcher = store.dispatcher] group in
      for sender in 0..<8 {
        group.addTask {
          for number in 0..<1000 { dispatcher.dispatch(Message(sender: sender, number: number)) }
        }
      }
    }
    store.dispatch(Message(sender: 8, number: 0))
    expectEqual(store.state.count, 9)
    for sender in 0..<8 { expectEqual(store.state[sender], Array(0..<1000)) }
  }

  @Test func `on the main actor an action is handled before the call returns, after the waiting actions`() {
    let store = Store.journal()
    onAnotherThread { [dispatcher = store.dispatcher] in
      dispatcher.dispatch(.write("a"))
      dispatcher.dispatch(.write("b"))
    }
    expectEqual(store.state.entries, [])
    store.dispatcher.dispatch(.write("c"))
    expectEqual(store.state.entries, ["a", "b", "c"])
  }

  @Test func `the store also takes the waiting actions first`() {
    let store = Store.journal()
    onAnotherThread { [dispatcher = store.dispatcher] in dispatcher.dispatch(.write("a")) }
    store.dispatch(.write("b"))
    expectEqual(store.state.entries, ["a", "b"])
  }

  @Test func `a derived action does not overtake the waiting actions`() {
    let store = Store.journal { action in action == .write("a") ? .just(.write("from a")) : .doNothing }
    onAnotherThread { [dispatcher = store.dispatcher] in
      dispatcher.dispatch(.write("a"))
      dispatcher.dispatch(.write("b"))
    }
    store.dispatch(.write("c"))
    expectEqual(store.state.entries, ["a", "b", "c", "from a"])
  }

  @Test func `from elsewhere an action is handled soon without any help`() async {
    let store = Store.journal()
    await Task.detached { [dispatcher = store.dispatcher] in dispatcher.dispatch(.write("a")) }.value
    await store.until { $0.entries == ["a"] }
  }

  @Test func `a function that is not isolated keeps the order with one that is`() {
    let store = Store.journal()
    notIsolated(store.dispatcher)
    expectEqual(store.state.entries, [])
    store.dispatcher.dispatch(.write("b"))
    expectEqual(store.state.entries, ["a", "b"])
  }

  @Test func `another actor's actions are queued`() async {
    actor Sender {
      func send(_ dispatcher: Dispatcher<JournalAction>) {
        dispatcher.dispatch(.write("a"))
        dispatcher.dispatch(.write("b"), from: ActionSource())
      }
    }
    let store = Store.journal()
    await Sender().send(store.dispatcher)
    store.dispatch(.write("c"))
    expectEqual(store.state.entries, ["a", "b", "c"])
  }

  @Test func `the source is the line of the call`() {
    let sources = Recorder<ActionSource>()
    let store = Store.journal(
      JournalMiddleware { _, source, _ in
        sources.append(source)
        return .doNothing
      }
    )
    store.dispatcher.dispatch(.count, info: "x")
    store.dispatch(.count)
    let line: UInt = #line
    expectEqual(sources.all.map(\.line), [line - 2, line - 1])
    let file = "StateKitTests/DispatcherTests.swift"
    expectEqual(sources.all.map(\.file), [file, file])
    expectEqual(sources.all.map(\.info), ["x", nil])
  }

  private nonisolated func notIsolated(_ dispatcher: Dispatcher<JournalAction>) {
    dispatcher.dispatch(.write("a"))
  }

  /// Runs a function on a separate thread, and blocks the main actor meanwhile.
  private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    OtherThreads([body]).wait()
  }
}
