import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

@MainActor
struct BridgeTests {
  private let trace = Trace<DeskAction>()

  private func desk(_ state: DeskState = DeskTests.state) -> Store<DeskState, DeskAction> {
    .desk(initialState: state, reducer: Reducers.desk, middleware: trace.middleware(for: DeskState.self))
  }

  @Test func `bridges on one action fire in order, each on the state that the reducers left`() {
    let store = desk()
    store.dispatch(.tray(.arrived(id: 1, title: "a")))
    expectEqual(
      trace.actions,
      [
        .tray(.arrived(id: 1, title: "a")), .archive(.filed(id: 1, title: "a")), .archive(.counted),
        .archive(.emptied),
      ]
    )
    expectEqual(store.state.archive, ArchiveState(count: 100))
  }

  @Test func `conditions are read from the state, negated or not`() {
    var state = DeskTests.state
    state.isOpen = false
    state.archive.isLocked = true
    desk(state).dispatch(.tray(.arrived(id: 1, title: "a")))
    expectEqual(trace.actions.dropFirst(), [.archive(.filed(id: 1, title: "a"))])
  }

  @Test func `values come from the payload, from the state and from the schema`() {
    var state = DeskTests.state
    state.note = "n"
    desk(state).dispatch(.tray(.signed(name: "Bo")))
    expectEqual(
      trace.actions.dropFirst(),
      [
        .stamped(by: "Bo", 3, note: "n"), .archive(.noted(text: "n", copy: "n", state: "Bo")),
      ]
    )
  }

  @Test func `nil in place of a needed value does not dispatch an action`() {
    let store = desk()
    store.dispatch(.stamped(by: "Bo", 3, note: nil))
    store.dispatch(.tray(.emptied))
    expectEqual(trace.actions, [.stamped(by: "Bo", 3, note: nil), .tray(.emptied)])
  }

  @Test func `a value that is there is unwrapped`() {
    var state = DeskTests.state
    state.legacy.settings.id = 7
    desk(state).dispatch(.tray(.emptied))
    expectEqual(trace.actions.dropFirst(), [.legacy(.touched(id: 7))])
  }

  @Test func `literals of the schema arrive as they are`() {
    desk().dispatch(.closed)
    expectEqual(
      trace.actions.dropFirst(),
      [.archive(.locked(clerk: "Ada", reason: #"shut "$""#, code: "$1"))]
    )
  }

  @Test func `a derived action says which bridge it went through`() {
    desk().dispatch(.closed)
    expectEqual(trace.infos, [nil, "Bridged from closed at Desk.statekit.json, Desk"])
  }

  @Test func `bridges of the domains below come first, and each level's are seen from the top`() {
    let trace = Trace<WorldAction>()
    let store = Store.world(reducer: Reducers.world, middleware: trace.middleware(for: WorldState.self))
    store.dispatch(.europe(.north(.capital(.renamed(name: "Oslo")))))
    expectEqual(
      trace.actions,
      [
        .europe(.north(.capital(.renamed(name: "Oslo")))),
        .europe(.north(.capital(.street(.cleaned)))),
        .europe(.south(.capital(.renamed(name: "Oslo")))),
        .europe(.south(.capital(.street(.cleaned)))),
      ]
    )
    expectEqual(store.state.europe.south.capital.name, "Oslo")
    expectEqual(trace.infos.last??.split(separator: "\n").count, 2)
  }

  @Test func `two bridges of the top fire from deep down, the second on its condition`() {
    let trace = Trace<WorldAction>()
    let store = Store.world(reducer: Reducers.world, middleware: trace.middleware(for: WorldState.self))
    let lit = WorldAction.europe(.north(.capital(.street(.lit(lamp: "gas")))))
    for _ in 0..<2 { store.dispatch(lit) }
    expectEqual(store.state.log.lines, ["gas", "gas"])
    #expect(store.state.asia.north.capital.street.isLit)
    expectEqual(trace.actions.filter { $0.asia != nil }.count, 1)
  }

  @Test func `a case with the name 'none' is dispatched like other cases`() {
    let trace = Trace<NamesAction>()
    let store = Store.names(
      reducer: .names(
        NamesReducer(),
        state: .data(),
        action: .task(),
        touched: .data(),
        domains: .data(),
        handlers: .data(),
        reduce: .data(),
        none: .task()
      ),
      middleware: trace.middleware(for: NamesState.self)
    )
    store.dispatch(.state(.loaded))
    expectEqual(trace.actions, [.state(.loaded), NamesAction.none(.none), .started])
    expectEqual(store.state.none.count, 1)
  }
}

enum DeskTests {
  static let state = DeskState(legacy: LegacyState())
}
