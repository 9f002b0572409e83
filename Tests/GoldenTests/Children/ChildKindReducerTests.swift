import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKit

/// Reducers through optional children and through lists. The domains of a board are 0, draft 1, cards 2,
/// notes 3, links 4, shelf 5, boxes 6, blanks 7.
struct ChildKindReducerTests {
  private static let board = Reducers.board
  private let state = BoardState(
    draft: DraftState(),
    cards: [CardState(id: 1), CardState(id: 2, note: NoteState(links: [LinkState(id: "a")]))]
  )

  @Test func `an action reaches the child and the element that it is for`() {
    var state = state
    Self.board.reduce(&state, .draft(.typed(text: "x")))
    Self.board.reduce(&state, .cards(id: 2, action: .marked(by: 3)))
    Self.board.reduce(&state, .cards(id: 2, action: .note(.links(id: "a", action: .visited))))
    expectEqual(state.draft?.text, "x")
    expectEqual(state.cards.map(\.marks), [0, 3])
    expectEqual(state.cards[id: 2]?.note?.links[id: "a"]?.visits, 1)
  }

  @Test(arguments: [
    BoardAction.draft(.typed(text: "x")), .cards(id: 3, action: .marked(by: 1)),
    .cards(id: 1, action: .note(.counted)), .cards(id: 2, action: .note(.links(id: "b", action: .visited))),
    .shelf(.boxes(id: "a", action: .shut)),
  ])
  func `an action for an absent child does not change the state and is reported`(action: BoardAction) {
    var state = state
    state.draft = nil
    let before = state
    var touched = TouchedDomains(domainCount: 8)
    Self.board.body(&state, action, &touched)
    expectEqual(state, before)
    #expect(touched._missedChild && touched.isEmpty)
  }

  @Test func `set takes an optional child out`() {
    var state = state
    state.title = "t"
    Self.board.reduce(&state, .dropped)
    #expect(state.draft == nil)
    expectEqual(state.title, "t")
    Self.board.reduce(&state, .cleared)
    expectEqual(state.title, "")
    Self.board.reduce(&state, .cards(id: 2, action: .unpinned))
    #expect(state.cards[id: 2]?.note == nil)
  }

  @Test(arguments: [
    (BoardAction.dropped, [1]), (.cleared, [0, 1]), (.titled(title: "x"), [0]),
    (.draft(.typed(text: "x")), [1]), (.cards(id: 2, action: .marked(by: 1)), [2]),
    (.cards(id: 2, action: .unpinned), [3, 4]),
    (.cards(id: 2, action: .note(.links(id: "a", action: .visited))), [4]),
    (.removed(id: 1), [0, 1, 2, 3, 4, 5, 6, 7]), (.linked(card: 1, link: "", text: ""), []),
  ])
  func `the domains that change are marked, and no others`(action: BoardAction, domains: [Int]) {
    expectEqual(touched(by: Self.board, action, from: state), domains)
  }
}
