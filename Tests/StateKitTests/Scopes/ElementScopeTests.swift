import StateKitTestSupport
import Testing

@testable import StateKit

struct ElementScopeTests {
  private let card = BoardScope.root.cards.element(id: 2)
  private let state = BoardState(cards: [CardState(id: 1), CardState(id: 2, names: ["b"])])

  @Test func `the scope reads the element, or nil if it is absent`() {
    expectEqual(card.get(state), CardState(id: 2, names: ["b"]))
    #expect(BoardScope.root.cards.element(id: 3).get(state) == nil)
  }

  @Test func `the scope changes the element and removes it`() {
    var changed = state
    card.modify(&changed) { $0?.names.append("c") }
    expectEqual(changed.cards, [CardState(id: 1), CardState(id: 2, names: ["b", "c"])])
    card.modify(&changed) { $0 = nil }
    expectEqual(changed.cards, [CardState(id: 1)])
  }

  @Test func `a value that is set for an absent element is dropped`() {
    var changed = state
    BoardScope.root.cards.element(id: 3).modify(&changed) { card in
      #expect(card == nil)
      card = CardState(id: 3)
    }
    expectEqual(changed, state)
  }

  @Test func `the actions of the scope are the actions with its id`() {
    expectEqual(card.embed(.copied), .cards(id: 2, action: .copied))
    expectEqual(card.extract(.cards(id: 2, action: .copied)), .copied)
    #expect(card.extract(.cards(id: 1, action: .copied)) == nil)
    #expect(card.extract(.closed) == nil)
  }

  @Test func `the domains of the scope are the domains of the list`() {
    expectEqual(BoardScope.root.cards.domains(), 2..<4)
    expectEqual(card.domains(), 2..<4)
    typealias Cards = IdentifiedArray<CardState>
    typealias CardsAction = IdentifiedAction<Int, CardAction>
    let list = Scope<Cards, CardsAction, Cards, CardsAction>.root
    expectEqual(list.domains(), 0..<2)
    expectEqual(list.element(id: 2).domains(), 0..<2)
  }
}
