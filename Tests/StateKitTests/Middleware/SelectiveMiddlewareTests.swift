import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct SelectiveMiddlewareTests {
  /// A middleware that declares the leaves for which it is asked, and records the actions that it handles.
  private struct Probe: SelectiveMiddleware {
    let leaves: LeafFilter
    let asked: Recorder<ProbeAction>

    func handle(
      _ action: ProbeAction,
      from source: ActionSource,
      state: StateReader<Int>
    ) -> Effect<ProbeAction> {
      asked.append(action)
      return .doNothing
    }
  }

  private typealias Bridges = BridgeMiddleware<ProbeAction, ProbeAction, Int>

  private static let actions: [ProbeAction] = [
    .left(.one), .left(.two), .left(.number(1)), .right(.one), .right(.two), .right(.number(1)),
  ]

  /// The leaves that a store passes to a middleware with the declared answers of these bridges.
  private func asked(_ bridges: Bridges) -> [Int] {
    let asked = Recorder<ProbeAction>()
    let probe = Probe(leaves: bridges.leaves, asked: asked)
    let store = Store(initialState: 0, reducer: .identity, middleware: probe)
    for action in Self.actions { store.dispatch(action) }
    return asked.all.map(\.leafIndex)
  }

  @Test func `bridges are asked about the leaves that they start at alone`() {
    expectEqual(asked(Bridges()), [])
    expectEqual(asked(Bridges().bridge(\.left?.one >=> .right(.two))), [0])
    expectEqual(
      asked(
        Bridges().bridge(\.left?.one >=> .right(.two)).bridge(\.right?.number >=> { .left(.number($0)) })
      ),
      [0, 5]
    )
    expectEqual(asked(Bridges().bridge(\ProbeAction.right >=> { _ in ProbeAction?.none })), [3, 4, 5])
  }

  @Test func `bridges of which one's path is not in the tree are asked about all`() {
    let bridges = Bridges().bridge(\.left?.one >=> .right(.two))
      .bridge(\ProbeAction.unknown >=> { _ in ProbeAction?.none })
    expectEqual(asked(bridges), [0, 1, 2, 3, 4, 5])
  }

  @Test func `bridges of a schema are asked about all`() {
    expectEqual(asked(.declared), [0, 1, 2, 3, 4, 5])
    expectEqual(asked(.declared.bridge(\.left?.one >=> .right(.two))), [0, 1, 2, 3, 4, 5])
  }

  @Test func `a middleware that bridges are a part of is asked about all`() {
    let asked = Recorder<ProbeAction>()
    let logger = AnyMiddleware<ProbeAction, ProbeAction, Int> { action, _, _ in
      asked.append(action)
      return .doNothing
    }
    let store = Store(
      initialState: 0,
      reducer: .identity,
      middleware: logger <> Bridges().bridge(\.left?.one >=> .right(.two))
    )
    store.dispatch(.left(.two))
    store.dispatch(.left(.one))
    expectEqual(asked.all.map(\.leafIndex), [1, 0, 4])
  }

  @Test func `a store of actions without leaves asks its bridges about each`() {
    let bridges = BridgeMiddleware<JournalAction, JournalAction, Journal>().bridge(
      \.count >=> .write("counted")
    )
    #expect(bridges.leaves.mayContain(nil))
    #expect(!BridgeMiddleware<JournalAction, JournalAction, Journal>().leaves.mayContain(nil))
    let store = Store.journal(bridges)
    store.dispatch(.count)
    expectEqual(store.state.entries, ["counted"])
  }
}

extension ProbeAction {
  fileprivate var unknown: ProbeChild? { left }
}
