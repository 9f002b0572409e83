import Observation
import StateKit
import StateKitTestSupport
import Testing

/// A store of an optional part.
@MainActor
struct LocalStoreUnwrappedTests {
  struct State: Equatable, Sendable {
    var detail: Journal?
    var other = 0
  }

  enum Action: Equatable, Sendable {
    case detail(JournalAction)
    case present(Journal?)
    case other
  }

  static let detail = Scope<State, Action, Journal?, JournalAction>(
    get: { $0.detail },
    modify: { state, change in change(&state.detail) },
    embed: { .detail($0) },
    extract: { if case .detail(let action) = $0 { action } else { nil } }
  )

  let issues = Recorder<RuntimeIssue>()
  let handled = Recorder<Action>()
  let store: Store<State, Action>

  init() {
    let reducer = Reducer<State, Action> { state, action in
      switch action {
      case .detail(let action):
        if var detail = state.detail {
          Reducer.journal.reduce(&detail, action)
          state.detail = detail
        }
      case .present(let detail): state.detail = detail
      case .other: state.other += 1
      }
    }
    store = Store(
      initialState: State(),
      reducer: reducer,
      middleware: AnyMiddleware { [handled] action, _, _ in
        handled.append(action)
        return .doNothing
      },
      configuration: StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) })
    )
  }

  @Test func `the store is nil if the child is absent`() {
    #expect(store.view(Self.detail).unwrapped == nil)
  }

  @Test func `the store is a store of the child while the child is present`() throws {
    store.dispatch(.present(Journal()))
    let detail = try #require(store.view(Self.detail).unwrapped)
    detail.dispatch(.write("a"))
    expectEqual(detail.state.entries, ["a"])
    expectEqual(detail.entries, ["a"])
    expectEqual(store.state.detail?.entries, ["a"])
    #expect(issues.all.isEmpty)
  }

  @Test func `afterwards it keeps the last value, and reports actions instead of dispatching them`() throws {
    store.dispatch(.present(Journal()))
    let detail = try #require(store.view(Self.detail).unwrapped)
    let heard = Recorder<[String]>()
    let subscription = detail.subscribe { heard.append($0().entries) }
    detail.dispatch(.write("a"))
    store.dispatch(.present(nil))
    expectEqual(detail.entries, ["a"])
    detail.dispatch(.write("b"), line: 7)
    expectEqual(detail.entries, ["a"])
    expectEqual(handled.all.last, .present(nil))
    expectEqual(issues.all.map(\.kind), [.absentChild])
    expectEqual(issues.all.first?.source?.line, 7)
    expectEqual(
      issues.all.first?.message,
      #"The action write("b") came for a child that is not there, and changed nothing."#
    )
    store.dispatch(.present(Journal(entries: ["c"])))
    expectEqual(detail.entries, ["a"])
    expectEqual(heard.all, [[], ["a"]])
    subscription.cancel()
  }

  @Test func `afterwards the store does not call its subscribers, with and without Equatable values`() throws
  {
    struct Unknown { var count = 0 }
    let store = Store<Unknown?, Int>(
      initialState: Unknown(),
      reducer: Reducer { state, count in state = count < 0 ? nil : Unknown(count: count) }
    )
    let child = try #require(store.view(Scope.root).unwrapped)
    let (heard, selected) = (Recorder<Int>(), Recorder<Int>())
    let changes = Recorder<Int>()
    let subscriptions = [
      child.subscribe { heard.append($0.count) },
      child.subscribe(select: { $0.count }, removeDuplicates: { _, _ in false }) { selected.append($0) },
    ]
    store.dispatch(1)
    withObservationTracking {
      _ = child.state
    } onChange: {
      changes.append(1)
    }
    for _ in 0..<3 { store.dispatch(-1) }
    expectEqual(heard.all, [0, 1])
    expectEqual(selected.all, [0, 1])
    #expect(changes.all.isEmpty)
    store.dispatch(2)
    expectEqual(heard.all, [0, 1])
    expectEqual(selected.all, [0, 1])
    #expect(changes.all.isEmpty)
    for subscription in subscriptions { subscription.cancel() }
  }
}
