import StateKit
import StateKitTestSupport
import Testing

/// Notifications of changes from stores of optional parts.
@MainActor
struct AbsentPartTests {
  private let store = Store<BoardState, BoardAction>(
    initialState: BoardState(
      draft: DraftState(),
      cards: [CardState(id: 1), CardState(id: 2, note: NoteState())]
    ),
    reducer: .board()
  )

  @Test func `a subscriber of the property that holds a child hears of the child's changes`() {
    let (drafts, cards) = (Recorder<String?>(), Recorder<[Int]>())
    let subscriptions = [
      store.subscribe(\.draft) { drafts.append($0?.text) },
      store.subscribe(\.cards) { cards.append($0.map(\.names.count)) },
    ]
    store.dispatch(.draft(.typed("a")))
    store.dispatch(.cards(id: 2, action: .named("b")))
    expectEqual(drafts.all, ["", "a"])
    expectEqual(cards.all, [[0, 0], [0, 1]])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func `an optional that takes more room than its value belongs to the child as a whole`() {
    #expect(MemoryLayout<NoteState?>.size > MemoryLayout<NoteState>.size)
    let card = Store<CardState, CardAction>(
      initialState: CardState(id: 1, note: NoteState()),
      reducer: .card()
    )
    let lines = Recorder<Int?>()
    let subscription = card.subscribe(\.note) { lines.append($0?.lines) }
    card.dispatch(.note(.added))
    expectEqual(lines.all, [0, 1])
    subscription.cancel()
  }

  @Test func `a subscriber of an element hears of the changes below it`() {
    let lines = Recorder<Int?>()
    let card = store.view(BoardScope.root.cards.element(id: 2))
    let subscription = card.subscribe(\.self) { lines.append($0?.note?.lines) }
    store.dispatch(.cards(id: 2, action: .note(.added)))
    store.dispatch(.cards(id: 2, action: .named("b")))
    store.dispatch(.removed(id: 2))
    expectEqual(lines.all, [0, 1, 1, nil])
    subscription.cancel()
  }

  @Test func `the store of a removed element has the last state, also a state that was not read before`()
    throws
  {
    let card = try #require(store.view(BoardScope.root.cards.element(id: 2)).unwrapped)
    store.dispatch(.cards(id: 2, action: .named("b")))
    store.dispatch(.removed(id: 2))
    expectEqual(card.state.names, ["b"])
  }

  @Test func `leaves and domains of absent children are counted like the ones of other children`() {
    expectEqual(BoardAction.actionTree.domains, [1..<2, 2..<4])
    expectEqual(
      BoardAction.leaves.map(\.name).suffix(3),
      ["cards.named", "cards.copied", "cards.note.added"]
    )
    expectEqual(BoardAction.cards(id: 1, action: .note(.added)).name, "cards.note.added")
  }
}
