import StateKit
import Testing

/// Bridges that a schema declares in optional children.
@MainActor
struct DeclaredBridgeTests {
  private func store(_ state: BoardState) -> Store<BoardState, BoardAction> {
    Store(initialState: state, reducer: .board(), middleware: BridgeMiddleware<_, _, _>.declared)
  }

  @Test func `a bridge of an optional child reads the child and answers to it`() {
    let store = store(BoardState(draft: DraftState(text: "a")))
    store.dispatch(.draft(.saved))
    #expect(store.state.draft?.text == "a!")
  }

  @Test func `a bridge of an element reads the element and answers to it`() {
    let store = store(BoardState(cards: [CardState(id: 1, names: ["a"]), CardState(id: 2, names: ["b"])]))
    store.dispatch(.cards(id: 2, action: .copied))
    #expect(store.state.cards.map(\.names) == [["a"], ["b", "copy of b"]])
  }

  @Test(arguments: [.draft(.saved), .cards(id: 3, action: .copied)] as [BoardAction])
  func `a bridge of an absent child gives nothing`(action: BoardAction) {
    let trace = ActionTrace(
      BoardState(cards: [CardState(id: 1, names: ["a"])]),
      .board(),
      BridgeMiddleware<BoardAction, BoardAction, BoardState>.declared
    )
    trace.store.dispatch(action)
    #expect(trace.actions == [action])
  }
}
