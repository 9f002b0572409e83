import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct BridgeTableTests {
  private func reads(of action: ProbeAction, bridges: BridgeMiddleware<ProbeAction, ProbeAction, Int>) -> Int
  {
    let store = Store(initialState: 0, reducer: .identity, middleware: bridges)
    store.dispatch(.left(.two))
    return ProbeAction.reads { store.dispatch(action) }
  }

  private var hundredBridges: BridgeMiddleware<ProbeAction, ProbeAction, Int> {
    (0..<100).reduce(BridgeMiddleware()) { bridges, _ in
      bridges.bridge(\.left?.one >=> .right(.two)).bridge(on: \.right?.one, dispatch: .right(.two))
    }
  }

  @Test func `key paths that cannot match are not evaluated`() {
    expectEqual(reads(of: .right(.two), bridges: hundredBridges), 0)
    expectEqual(reads(of: .left(.two), bridges: hundredBridges), 0)
  }

  @Test func `the matching bridges are evaluated once each`() {
    expectEqual(reads(of: .left(.one), bridges: hundredBridges), 100)
  }

  @Test func `a path to a child looks at the child's actions alone`() {
    let bridges = BridgeMiddleware<ProbeAction, ProbeAction, Int>().bridge(
      \ProbeAction.left >=> { _ in ProbeAction?.none }
    )
    expectEqual(reads(of: .left(.one), bridges: bridges), 1)
    expectEqual(reads(of: .left(.two), bridges: bridges), 1)
    expectEqual(reads(of: .right(.one), bridges: bridges), 0)
  }

  @Test func `a path that goes further looks at the actions of its longest known prefix alone`() {
    let bridges = BridgeMiddleware<ProbeAction, ProbeAction, Int>().bridge(
      \ProbeAction.left?.number?.magnitude >=> { _ in ProbeAction?.none }
    )
    expectEqual(reads(of: .left(.number(1)), bridges: bridges), 1)
    expectEqual(reads(of: .left(.two), bridges: bridges), 0)
    expectEqual(reads(of: .right(.number(1)), bridges: bridges), 0)
  }

  @Test func `a path that is not in the tree looks at each action`() {
    let bridges = BridgeMiddleware<ProbeAction, ProbeAction, Int>().bridge(
      \ProbeAction.byHand >=> { _ in ProbeAction?.none }
    )
    expectEqual(reads(of: .left(.one), bridges: bridges), 1)
    expectEqual(reads(of: .right(.one), bridges: bridges), 1)
  }

  @Test func `bridges of one action keep the order in which they were added, on all paths`() {
    let store = Store<[String], AppAction>(
      initialState: [],
      reducer: Reducer { state, action in state.append("\(action)") },
      middleware: BridgeMiddleware<AppAction, AppAction, [String]>()
        .bridge(\.users?.posts?.selected?.description >=> { .users(.renamed(id: 1, name: $0)) })
        .bridge(\.users >=> { if case .posts = $0 { .users(.renamed(id: 2, name: "")) } else { nil } })
        .bridge(\.users?.posts?.selected >=> { .users(.renamed(id: $0, name: "")) })
    )
    store.dispatch(.users(.posts(.selected(3))))
    expectEqual(
      store.state,
      [
        "users(StateKitTests.UsersAction.posts(StateKitTests.PostsAction.selected(3)))",
        #"users(StateKitTests.UsersAction.renamed(id: 1, name: "3"))"#,
        #"users(StateKitTests.UsersAction.renamed(id: 2, name: ""))"#,
        #"users(StateKitTests.UsersAction.renamed(id: 3, name: ""))"#,
      ]
    )
  }

  @Test func `actions without an index are looked at by every bridge`() {
    let store = Store.journal(
      BridgeMiddleware<JournalAction, JournalAction, Journal>()
        .bridge(\.write >=> { $0 == "a" ? .write("b") : nil })
        .bridge(\.count >=> .write("counted"))
    )
    store.dispatch(.write("a"))
    store.dispatch(.count)
    expectEqual(store.state, Journal(entries: ["a", "b", "counted"], count: 1))
  }
}

extension ProbeAction {
  fileprivate var byHand: ProbeChild? { left }
}
