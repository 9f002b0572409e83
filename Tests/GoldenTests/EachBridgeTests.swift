import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Bridges that send an action to all elements.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EachBridgeTests {
  private let issues = Issues()
  private let trace = Trace<CupboardAction>()

  private static let drawer: Reducer<DrawerState, DrawerAction> = .drawer(
    DrawerReducer(),
    cartons: .carton(),
    sticker: .sticker(),
    rack: .rack(cartons: .carton())
  )

  private static let cupboard: Reducer<CupboardState, CupboardAction> = .cupboard(
    CupboardReducer(),
    drawers: drawer,
    rack: .rack(cartons: .carton()),
    front: .cupboardFront(rack: .rack(cartons: .carton()), drawer: drawer)
  )

  private func store(_ state: CupboardState) -> Store<CupboardState, CupboardAction> {
    .cupboard(
      initialState: state,
      reducer: Self.cupboard,
      middleware: trace.middleware(for: CupboardState.self),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  private static let full = CupboardState(
    drawers: [
      DrawerState(id: 2, cartons: [CartonState(id: "b"), CartonState(id: "a")]),
      DrawerState(id: 1, sticker: StickerState()),
      DrawerState(id: 3, cartons: [CartonState(id: "c")], rack: RackState(cartons: [CartonState(id: "r")])),
    ]
  )

  @Test func `each element gets the action, in order, and each action is logged with its cause`() {
    let store = store(Self.full)
    store.dispatch(.opened)
    expectEqual(
      trace.actions,
      [
        .opened, .drawers(id: 2, action: .pulled), .drawers(id: 1, action: .pulled),
        .drawers(id: 3, action: .pulled), .drawers(id: 1, action: .sticker(.read(limit: 3))),
      ]
    )
    expectEqual(store.drawers.map(\.log), [["pulled"], ["pulled"], ["pulled"]])
    let line = "Bridged from opened at Each.statekit.json, Cupboard"
    expectEqual(trace.infos, [nil, line, line, line, line])
  }

  @Test func `through lists in lists all of their elements get it, with values of the payload`() {
    let store = store(Self.full)
    store.dispatch(.cleaned(send: "soap", element0: 4))
    expectEqual(
      trace.actions.dropFirst(),
      [
        .drawers(id: 2, action: .cartons(id: "b", action: .wiped(with: "soap", times: 4))),
        .drawers(id: 2, action: .cartons(id: "a", action: .wiped(with: "soap", times: 4))),
        .drawers(id: 3, action: .cartons(id: "c", action: .wiped(with: "soap", times: 4))),
      ]
    )
    expectEqual(store.drawers[id: 3]?.cartons[id: "c"], CartonState(id: "c", wiped: 4, with: "soap"))
  }

  @Test func `a condition that is false, and an empty list, send no action and report nothing`() {
    var state = Self.full
    state.isLocked = true
    store(state).dispatch(.cleaned(send: "soap", element0: 4))
    store(CupboardState()).dispatch(.opened)
    expectEqual(trace.actions, [.cleaned(send: "soap", element0: 4), .opened])
    #expect(issues.kinds.isEmpty)
  }

  @Test func `a child on the path that is absent is passed over and not reported`() {
    var state = Self.full
    store(state).dispatch(.shown)
    expectEqual(
      trace.actions.dropFirst(),
      [
        .drawers(id: 3, action: .rack(.cartons(id: "r", action: .touched)))
      ]
    )
    state.drawers = []
    state.rack = RackState(cartons: [CartonState(id: "x")])
    store(state).dispatch(.opened)
    expectEqual(trace.actions.dropFirst(2), [.opened, .rack(.cartons(id: "x", action: .touched))])
    #expect(issues.kinds.isEmpty)
  }

  @Test func `the case of a one-of that is there gets it, if no value is nil`() {
    var state = CupboardState(front: .rack(RackState(cartons: [CartonState(id: "x"), CartonState(id: "y")])))
    store(state).dispatch(.locked)
    expectEqual(trace.actions, [.locked])
    state.note = "wax"
    store(state).dispatch(.locked)
    expectEqual(
      trace.actions.dropFirst(),
      [
        .locked, .front(.rack(.cartons(id: "x", action: .wiped(with: "wax", times: 2)))),
        .front(.rack(.cartons(id: "y", action: .wiped(with: "wax", times: 2)))),
      ]
    )
    state.front = .drawer(DrawerState(id: 1, cartons: [CartonState(id: "x")]))
    store(state).dispatch(.locked)
    expectEqual(trace.actions.count, 5)
  }

  @Test func `the elements are those after the reducers`() {
    let store = store(Self.full)
    store.dispatch(.removed)
    expectEqual(
      trace.actions,
      [.removed, .drawers(id: 2, action: .emptied), .drawers(id: 3, action: .emptied)]
    )
    #expect(store.drawers.isEmpty)
  }

  @Test func `an element declares such a bridge for its own lists`() {
    let store = store(Self.full)
    store.dispatch(.drawers(id: 2, action: .shaken))
    expectEqual(
      trace.actions.dropFirst(),
      [
        .drawers(id: 2, action: .cartons(id: "b", action: .touched)),
        .drawers(id: 2, action: .cartons(id: "a", action: .touched)),
        .drawers(id: 2, action: .cartons(id: "b", action: .wiped(with: "dust", times: 1))),
        .drawers(id: 2, action: .cartons(id: "a", action: .wiped(with: "dust", times: 1))),
      ]
    )
    expectEqual(store.drawers.flatMap(\.cartons).map(\.with), ["dust", "dust", ""])
  }

  @Test func `a step lists all derived actions, and other stores fire them as well`() {
    var state = Self.full
    let step = Domain.cupboard(reducer: Self.cupboard).step(&state, .cleaned(send: "soap", element0: 4))
    expectEqual(step.bridged.count, 3)
    let store = Store(
      initialState: Self.full,
      reducer: Self.cupboard,
      middleware: BridgeMiddleware.cupboard <> trace.middleware(for: CupboardState.self)
    )
    store.dispatch(.opened)
    expectEqual(trace.actions.count, 5)
    expectEqual(store.drawers.map(\.log), [["pulled"], ["pulled"], ["pulled"]])
  }

  @Test func `the action of another store's host is derived for each element`() {
    var state = Self.full
    var dispatched: [CupboardAction] = []
    let host = DomainHost(Domain.cupboard(reducer: Self.cupboard), state: { Self.full }) {
      dispatched.append($0)
    }
    host.reduce(&state, .cleaned(send: "soap", element0: 4))
    host.run()
    expectEqual(
      dispatched,
      [
        .drawers(id: 2, action: .cartons(id: "b", action: .wiped(with: "soap", times: 4))),
        .drawers(id: 2, action: .cartons(id: "a", action: .wiped(with: "soap", times: 4))),
        .drawers(id: 3, action: .cartons(id: "c", action: .wiped(with: "soap", times: 4))),
      ]
    )
  }
}

private struct DrawerReducer: DrawerReducing {
  func pulled(_ state: inout DrawerState) { state.log.append("pulled") }
}

private struct CupboardReducer: CupboardReducing {
  func removed(_ state: inout CupboardState) { state.drawers[id: 1] = nil }
  func drawersEmptied(_ state: inout CupboardState, drawers: DrawerState.ID) {
    state.drawers[id: drawers] = nil
  }
}
