import Observation
import StateKitTestSupport
import Testing

@testable import StateKit

/// Observation of `unwrapped`: readers are notified when the child is added, removed or replaced.
@MainActor
struct ChildObservationTests {
  private let changes = Recorder<String>()
  private let board = Store<BoardState, BoardAction>(
    initialState: BoardState(cards: [CardState(id: 1), CardState(id: 2, note: NoteState())]),
    reducer: .board()
      <> .marking { state, action, touched in
        guard action == .closed else { return }
        touched.markAll()
        state.cards[id: 2]?.note = nil
        state.cards.append(CardState(id: 7))
      }
  )
  private let shelf = Store<ShelfState, ShelfAction>(
    initialState: ShelfState(lamp: LampState(id: 1), lamps: [LampState(id: 1)]),
    reducer: .shelf
  )

  private func observe(_ name: String, _ read: () -> Void) {
    withObservationTracking(read) { [changes] in changes.append(name) }
  }

  @Test func `a child that comes and goes`() {
    observe("comes") { #expect(board.view(.draft).unwrapped == nil) }
    board.dispatch(.cards(id: 1, action: .named("x")))
    expectEqual(changes.all, [])
    board.dispatch(.opened(DraftState()))
    expectEqual(changes.all, ["comes"])
    observe("goes") { #expect(board.view(.draft).unwrapped != nil) }
    board.dispatch(.draft(.typed("x")))
    expectEqual(changes.all, ["comes"])
    board.dispatch(.closed)
    expectEqual(changes.all, ["comes", "goes"])
  }

  @Test func `a child that is exchanged, and not one that changes`() {
    observe("lamp") { #expect(shelf.view(.lamp).unwrapped?._viewpoint != nil) }
    shelf.dispatch(.lamp(.lit(1)))
    shelf.dispatch(.put(LampState(id: 1, light: 2)))
    expectEqual(changes.all, [])
    shelf.dispatch(.put(LampState(id: 2)))
    expectEqual(changes.all, ["lamp"])
  }

  @Test func `an element that comes and goes`() {
    observe("7") { #expect(board.view(BoardScope.root.cards.element(id: 7)).unwrapped == nil) }
    observe("1") { #expect(board.view(BoardScope.root.cards.element(id: 1)).unwrapped != nil) }
    board.dispatch(.cards(id: 1, action: .named("x")))
    board.dispatch(.removed(id: 2))
    expectEqual(changes.all, [])
    board.dispatch(.closed)
    expectEqual(changes.all, ["7"])
    board.dispatch(.removed(id: 1))
    expectEqual(changes.all, ["7", "1"])
  }

  @Test(arguments: [false, true])
  func `a child of an element, along one way or from store to store`(isStepwise: Bool) throws {
    let card = BoardScope.root.cards.element(id: 2)
    observe("note") {
      if isStepwise {
        #expect(board.view(card).unwrapped?.view(.note).unwrapped != nil)
      } else {
        #expect(board.view(card.appending(.note)).unwrapped != nil)
      }
    }
    board.dispatch(.cards(id: 2, action: .named("x")))
    board.dispatch(.cards(id: 2, action: .note(.added)))
    expectEqual(changes.all, [])
    board.dispatch(.closed)
    expectEqual(changes.all, ["note"])
  }

  @Test func `a body that read its child is only told of the child's changes`() {
    observe("light") { expectEqual(shelf.view(.lamp).unwrapped?.light, 0) }
    shelf.dispatch(.noted("x"))
    shelf.dispatch(.lamps(id: 1, action: .lit(1)))
    expectEqual(changes.all, [])
    shelf.dispatch(.lamp(.lit(1)))
    expectEqual(changes.all, ["light"])
  }

  @Test func `the presence of a child is not checked for changes elsewhere or below it`() {
    let reads = Recorder<Int>()
    let cards = Scope<
      BoardState, BoardAction, IdentifiedArray<CardState>, IdentifiedAction<CardState.ID, CardAction>
    >(
      child: 1,
      get: { state in
        reads.append(1)
        return state.cards
      },
      modify: { state, change in change(&state.cards) },
      embed: { BoardAction.cards },
      extract: \.cards
    )
    observe("9") { #expect(board.view(cards.element(id: 9)).unwrapped == nil) }
    let before = reads.all.count
    board.dispatch(.opened(DraftState()))
    let other = reads.all.count
    board.dispatch(.draft(.typed("x")))
    board.dispatch(.cards(id: 2, action: .note(.added)))
    expectEqual(reads.all.count, other)
    board.dispatch(.cards(id: 1, action: .named("x")))
    #expect(reads.all.count > other && other > before)
  }

  @Test func `a new child is observed like the old one`() {
    for id in 2...4 {
      observe("light \(id)") { _ = shelf.view(.lamp).unwrapped?.light }
      shelf.dispatch(.put(LampState(id: id)))
    }
    observe("end") { _ = shelf.view(.lamp).unwrapped?.light }
    shelf.dispatch(.lamp(.lit(1)))
    expectEqual(changes.all, ["light 2", "light 3", "light 4", "end"])
  }

  @Test func `a scope made by hand is observed, too`() {
    let made = Scope<ShelfState, ShelfAction, LampState?, LampAction>.lamp
    let scope = Scope(get: made.get, modify: made.modify, embed: made.embed, extract: made.extract)
    observe("lamp") { _ = shelf.view(scope).unwrapped }
    shelf.dispatch(.lamp(.lit(1)))
    expectEqual(changes.all, [])
    shelf.dispatch(.put(LampState(id: 2)))
    expectEqual(changes.all, ["lamp"])
  }

  @Test func `bodies that read one child again and again are kept once, and not beyond the child`() {
    for _ in 0..<100 { observe("light") { _ = shelf.view(.lamp).unwrapped?.light } }
    let count = shelf._viewpoint.root.subscribers.count
    #expect(count <= 3)
    for id in 2...50 {
      shelf.dispatch(.put(LampState(id: id)))
      observe("light") { _ = shelf.view(.lamp).unwrapped?.light }
    }
    expectEqual(shelf._viewpoint.root.subscribers.count, count)
    for _ in 0..<3 {
      shelf.dispatch(.put(nil))
      shelf.dispatch(.put(LampState(id: 1)))
    }
    #expect(shelf._viewpoint.root.subscribers.isEmpty)
  }
}
