import Testing

@testable import StateKit

struct ElementScopeTests {
  private let card = BoardScope.root.cards.element(id: 2)
  private let state = BoardState(cards: [CardState(id: 1), CardState(id: 2, names: ["b"])])

  @Test func `it reads the element, or nil where there is none`() {
    #expect(card.get(state) == CardState(id: 2, names: ["b"]))
    #expect(BoardScope.root.cards.element(id: 3).get(state) == nil)
  }

  @Test func `it changes the element and removes it`() {
    var changed = state
    card.modify(&changed) { $0?.names.append("c") }
    #expect(changed.cards == [CardState(id: 1), CardState(id: 2, names: ["b", "c"])])
    card.modify(&changed) { $0 = nil }
    #expect(changed.cards == [CardState(id: 1)])
  }

  @Test func `what is set where there is no element is dropped`() {
    var changed = state
    BoardScope.root.cards.element(id: 3).modify(&changed) { card in
      #expect(card == nil)
      card = CardState(id: 3)
    }
    #expect(changed == state)
  }

  @Test func `its actions are those with its id`() {
    #expect(card.embed(.copied) == .cards(id: 2, action: .copied))
    #expect(card.extract(.cards(id: 2, action: .copied)) == .copied)
    #expect(card.extract(.cards(id: 1, action: .copied)) == nil)
    #expect(card.extract(.closed) == nil)
  }

  @Test func `its domains are those of the list`() {
    #expect(BoardScope.root.cards.domains() == 2..<4)
    #expect(card.domains() == 2..<4)
    typealias Cards = IdentifiedArray<CardState>
    typealias CardsAction = IdentifiedAction<Int, CardAction>
    let list = Scope<Cards, CardsAction, Cards, CardsAction>.root
    #expect(list.domains() == 0..<2)
    #expect(list.element(id: 2).domains() == 0..<2)
  }
}
