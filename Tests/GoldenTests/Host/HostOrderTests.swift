import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// A host handles the actions of a store in its order, with the same state at the end.
@MainActor
struct HostOrderTests {
  private func check<State: Equatable, Action: DomainAction & Equatable>(
    _ state: State,
    _ domain: Domain<State, Action>,
    _ kind: ForeignStore<State, Action>.Kind,
    _ actions: [Action],
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Action.DomainState == State {
    let trace = Trace<Action>()
    let (issues, hosted) = (Issues(), Issues())
    let store = Store(
      initialState: state,
      domain: domain,
      middleware: trace.middleware(for: State.self),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    let foreign = ForeignStore(
      state,
      domain,
      kind,
      configuration: StoreConfiguration(reporter: hosted.reporter)
    )
    for action in actions {
      store.dispatch(action)
      foreign.dispatch(action)
    }
    #expect(foreign.actions == trace.actions, sourceLocation: sourceLocation)
    #expect(foreign.state == store.state, sourceLocation: sourceLocation)
    #expect(hosted.messages == issues.messages, sourceLocation: sourceLocation)
  }

  @Test(arguments: ForeignStore<DeskState, DeskAction>.Kind.atOnce)
  func `bridges of required children`(kind: ForeignStore<DeskState, DeskAction>.Kind) {
    let actions: [DeskAction] = [
      .tray(.arrived(id: 1, title: "a")), .tray(.signed(name: "Bo")), .tray(.emptied), .closed,
      .stamped(by: "Bo", 3, note: nil), .stamped(by: "Bo", 3, note: "n"), .archive(.counted),
    ]
    check(
      DeskTests.state,
      .desk(reducer: Reducers.desk),
      kind,
      shuffled(actions, count: 300)
    )
  }

  @Test(arguments: ForeignStore<ChestState, ChestAction>.Kind.atOnce)
  func `bridges of children that are removed and inserted`(kind: ForeignStore<ChestState, ChestAction>.Kind) {
    let actions: [ChestAction] = [
      .fell, .lock(.broke), .closedAndTurned, .turnedAndClosed, .closedLaterAndTurned, .closedPutAndTurned,
      .lid(.left),
    ]
    check(
      ChestState(lid: LidState()),
      .chest(reducer: .chest(ChestReducer(), lid: .lid(), lock: .lock())),
      kind,
      shuffled(actions, count: 300)
    )
  }

  @Test(arguments: ForeignStore<BoardState, BoardAction>.Kind.atOnce)
  func `bridges of elements`(kind: ForeignStore<BoardState, BoardAction>.Kind) {
    let state = BoardState(
      draft: DraftState(text: "d", card: 2),
      cards: [CardState(id: 1), CardState(id: 2, note: NoteState(links: [LinkState(id: "a")]))],
      shelf: ShelfState(boxes: [BoxState(id: "x")])
    )
    let actions: [BoardAction] = [
      .cards(id: 2, action: .copied), .cards(id: 1, action: .pinned(name: "n")), .draft(.saved),
      .draft(.typed(text: "t")), .cards(id: 9, action: .copied), .shelf(.counted),
    ]
    check(state, .board(reducer: Reducers.board), kind, shuffled(actions, count: 300))
  }

  private func shuffled<Action>(_ actions: [Action], count: Int) -> [Action] {
    var numbers = SplitMix64(seed: 21)
    return (0..<count).map { _ in actions[Int.random(in: actions.indices, using: &numbers)] }
  }

  @Test func `an action that a subscriber dispatches is run after the one before it`() {
    let foreign = ForeignStore(DeskTests.state, .desk(reducer: Reducers.desk), .nested)
    foreign.subscriber = { store in
      store.subscriber = { _ in }
      store.dispatch(.tray(.arrived(id: 2, title: "b")))
    }
    foreign.dispatch(.tray(.arrived(id: 1, title: "a")))
    let filed = foreign.actions.compactMap { action in
      if case .archive(.filed(let id, _)) = action { id } else { nil }
    }
    expectEqual(filed, [1, 2])
    expectEqual(
      foreign.actions.prefix(2),
      [
        .tray(.arrived(id: 1, title: "a")), .tray(.arrived(id: 2, title: "b")),
      ]
    )
  }

  @Test func `what an action ends has ended before its change starts something, as in a store`() {
    var events: [[String]] = [[], []]
    let domain = Domain<RadioState, RadioAction>.radio(reducer: Reducers.radio)
    let store = Store(initialState: RadioState(), domain: domain)
    let foreign = ForeignStore(RadioState(), domain, .nested)
    store.timeline.onEffectEvent = { events[0].append("\($0.kind) \($0.name ?? "")") }
    foreign.host.timeline.onEffectEvent = { events[1].append("\($0.kind) \($0.name ?? "")") }
    for action: RadioAction in [
      .deckAdded(id: 1), .decks(id: 1, action: .copied), .decks(id: 1, action: .played),
    ] {
      store.dispatch(action)
      foreign.dispatch(action)
    }
    // What copies a deck adds one that plays.
    expectEqual(
      events[0],
      ["began decks.fade", "began decks.turn", "cancelled ", "ended ", "began decks.turn"]
    )
    expectEqual(events[1], events[0])
  }

  @Test func `without a call of run, turns run as soon as the main actor is free`() async {
    let foreign = ForeignStore(DeskTests.state, .desk(reducer: Reducers.desk), .nested)
    foreign.runs = false
    foreign.dispatch(.tray(.arrived(id: 1, title: "a")))
    expectEqual(foreign.actions.count, 1)
    await foreign.reached { $0.archive.titles == [] && $0.archive.count == 100 }
  }
}
