import Observation
import StateKitTestSupport
import Testing

@testable import StateKit

/// A list observes its ids, and each row its own state, so that each is drawn alone.
@MainActor
struct RowTests {
  private let changes = Recorder<String>()
  private let board = Store<BoardState, BoardAction>(
    initialState: BoardState(cards: [CardState(id: 1), CardState(id: 2)]),
    reducer: .board()
      <> .marking { state, action, touched in
        guard case .opened = action else { return }
        touched.markAll()
        state.cards.append(CardState(id: 3))
      }
  )

  private func observe(_ name: String, _ read: () -> Void) {
    withObservationTracking(read) { [changes] in changes.append(name) }
  }

  /// Observes the list and all of its rows, as a list in SwiftUI does.
  private func draw() {
    let cards = board.view(.cards)
    observe("list") { for id in cards.ids { _ = cards.row(id: id) } }
    for id in cards.ids {
      observe("row \(id)") { _ = cards.row(id: id)?.names }
    }
  }

  @Test func `a row that changes is drawn again alone`() {
    draw()
    board.dispatch(.cards(id: 2, action: .named("x")))
    expectEqual(changes.all, ["row 2"])
  }

  @Test func `rows that come and go draw the list again, and not the rows that stay`() {
    draw()
    board.dispatch(.opened(DraftState()))
    expectEqual(changes.all, ["list"])
    draw()
    board.dispatch(.removed(id: 1))
    expectEqual(changes.all, ["list", "list"])
  }

  @Test func `making the store of a row observes nothing`() {
    observe("body") { _ = board.view(.cards).row(id: 2) }
    board.dispatch(.cards(id: 2, action: .named("x")))
    board.dispatch(.removed(id: 2))
    board.dispatch(.opened(DraftState()))
    expectEqual(changes.all, [])
  }

  @Test func `the store of a row is that of the element, and ends with it`() throws {
    let row = try #require(board.view(.cards).row(id: 2))
    row.dispatch(.named("x"))
    expectEqual(board.cards[id: 2]?.names, ["x"])
    expectEqual(row.names, ["x"])
    board.dispatch(.removed(id: 2))
    expectEqual(row.names, ["x"])
    #expect(board.view(.cards).row(id: 2)?.names == nil)
    expectEqual(board.view(.cards).row(id: 1)?.id, 1)
  }

  @Test func `a list that is drawn again and again keeps its observers once`() {
    draw()
    let count = board._viewpoint.root.subscribers.count
    for _ in 0..<50 { draw() }
    expectEqual(board._viewpoint.root.subscribers.count, count)
  }
}
