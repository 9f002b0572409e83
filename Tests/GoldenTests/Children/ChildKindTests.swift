import Foundation
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKit

/// Optional children and lists of children, in the state, the actions, the tree and the scopes.
struct ChildKindTests {
  private let followed = BoardAction.cards(
    id: 2,
    action: .note(.links(id: "b", action: .followed(text: "x")))
  )

  @Test func `a state needs no value for them`() {
    #expect(BoardState().draft == nil)
    #expect(BoardState().cards.isEmpty)
    #expect(ShelfState(boxes: [BoxState(id: "a")]).boxes[id: "a"] != nil)
  }

  @Test func `an action of an element is made from its id, and taken apart again`() {
    expectEqual(BoardAction.cards(id: 2, action: .copied), .cards(IdentifiedAction(id: 2, action: .copied)))
    expectEqual(followed.cards?.id, 2)
    expectEqual(followed.cards?.action.note?.links?.action.followed, "x")
    expectEqual(followed[keyPath: \BoardAction.cards?[id: 2]?.note?.links?[id: "b"]?.followed], "x")
    #expect(followed[keyPath: \BoardAction.cards?[id: 3]?.note] == nil)
    #expect(followed.draft == nil)
  }

  @Test func `setters change the payload of a case`() {
    var action = followed
    action.draft = .saved
    expectEqual(action, followed)
    action.cards?.id = 3
    expectEqual(action.cards?.id, 3)
    #expect(action.isCards && !action.isDraft)
  }

  @Test func `the tree numbers and names the leaves through them`() {
    expectEqual(followed.name, "cards.note.links.followed")
    expectEqual(BoardAction.draft(.saved).name, "draft.saved")
    expectEqual(BoardAction.leaves.map(\.name).count, Set(BoardAction.leaves.map(\.name)).count)
    expectEqual(BoardAction.leaves[followed.leafIndex].labels, ["text"])
    expectEqual(BoardAction.actionTree.domainCount, 8)
  }

  @Test func `states and actions keep their conformances`() throws {
    let state = BoardState(draft: DraftState(card: 2), cards: [CardState(id: 2, note: NoteState())])
    let decoded = try JSONDecoder().decode(BoardState.self, from: try JSONEncoder().encode(state))
    #expect(decoded == state && decoded.hashValue == state.hashValue)
    let action = try JSONDecoder().decode(BoardAction.self, from: try JSONEncoder().encode(followed))
    #expect(action == followed && action.hashValue == followed.hashValue)
  }

  @Test func `a scope of an element extracts the action that it embeds, and does not extract other actions`()
  {
    let scope = BoardScope.root.cards(id: 2)
    expectEqual(scope.embed(.copied), .cards(id: 2, action: .copied))
    expectEqual(scope.extract(followed), .note(.links(id: "b", action: .followed(text: "x"))))
    #expect(BoardScope.root.cards(id: 3).extract(followed) == nil)
    expectEqual(BoardScope.root.cards.extract(followed)?.id, 2)
    expectEqual(BoardScope.root.draft.extract(.draft(.saved)), .saved)
  }

  @Test func `scopes read and change present parts`() {
    var state = BoardState(cards: [CardState(id: 2)])
    BoardScope.root.cards(id: 2).modify(&state) { $0?.marks = 7 }
    BoardScope.root.draft.modify(&state) { $0 = DraftState(text: "x") }
    BoardScope.root.shelf.boxes.modify(&state) { $0.append(BoxState(id: "a")) }
    expectEqual(state.cards[id: 2]?.marks, 7)
    expectEqual(BoardScope.root.cards(id: 2).get(state)?.marks, 7)
    #expect(BoardScope.root.cards(id: 3).get(state) == nil)
    expectEqual(BoardScope.root.shelf.boxes(id: "a").get(state), BoxState(id: "a"))
    expectEqual(state.draft?.text, "x")
  }

  @Test func `the scope of one element is the same from its parent's types as from the root`() {
    let scope: Scope<BoardState, BoardAction, CardState?, CardAction> = .cards(id: 2)
    expectEqual(scope.steps, BoardScope.root.cards(id: 2).steps)
    expectEqual(scope.domains(), BoardScope.root.cards.domains())
  }
}
