import StateKit
import StateKitTestSupport
import Testing

/// Stores whose state differs from the domain state of their generated actions.
@MainActor
struct PartAsRootTests {
  private typealias Cards = IdentifiedArray<CardState>
  private typealias CardsAction = IdentifiedAction<CardState.ID, CardAction>

  @Test func `the root of a store may be a list`() {
    let store = Store<Cards, CardsAction>(
      initialState: [CardState(id: 1, note: NoteState()), CardState(id: 2)],
      reducer: Reducer.card().pullback(Scope<Cards, CardsAction, _, _>.root)
    )
    let lines = Recorder<Int?>()
    let subscription = store.subscribe(\.first?.note?.lines) { lines.append($0) }
    store.dispatch(CardsAction(id: 1, action: .note(.added)))
    store.dispatch(CardsAction(id: 2, action: .named("b")))
    expectEqual(lines.all, [0, 1])
    subscription.cancel()
  }

  @Test func `the root of a store may be a child that may be absent`() {
    let store = Store<CardState?, CardAction>(
      initialState: CardState(id: 1, note: NoteState()),
      reducer: Reducer.card().pullback(Scope<CardState?, CardAction, _, _>.root)
    )
    let lines = Recorder<Int?>()
    let subscription = store.subscribe(\.?.note?.lines) { lines.append($0) }
    store.dispatch(.note(.added))
    expectEqual(lines.all, [0, 1])
    subscription.cancel()
  }

  @Test func `the state of a store may be one by hand, around that of a domain`() {
    struct Desk: Equatable, Sendable {
      var count = 0
      var board = BoardState(cards: [CardState(id: 1, note: NoteState())])
    }
    let desk = Scope<Desk, BoardAction, BoardState, BoardAction>(
      get: { $0.board },
      modify: { $1(&$0.board) },
      embed: { $0 },
      extract: { $0 }
    )
    let store = Store<Desk, BoardAction>(
      initialState: Desk(),
      reducer: Reducer.board().pullback(desk)
        <> Reducer<Desk, BoardAction> { desk, _ in desk.count += 1 }.pullback(.root)
    )
    let (counts, names) = (Recorder<Int>(), Recorder<[String]?>())
    let subscriptions = [
      store.subscribe(\.count) { counts.append($0) },
      store.view(state: \.board).subscribe(\.cards[id: 1]?.names) { names.append($0) },
    ]
    store.dispatch(.cards(id: 1, action: .named("a")))
    store.dispatch(.cards(id: 1, action: .note(.added)))
    expectEqual(counts.all, [0, 1, 2])
    expectEqual(names.all, [[], ["a"]])
    for subscription in subscriptions { subscription.cancel() }
  }
}
