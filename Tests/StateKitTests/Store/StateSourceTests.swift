import Testing

@testable import StateKit

/// Where readers read.
@MainActor
struct StateSourceTests {
  let reader = StateReader(StateStorage(BoardState()))

  @Test func `a part's readers know their domains below the root`() {
    #expect(reader.view(.draft).source.domains == 1..<2)
    #expect(reader.view(.cards).source.domains == 2..<4)
    let card = reader.view(BoardScope.root.cards.element(id: 1))
    #expect(card.source.domains == 2..<4)
    let lasting = LastingStateSource(card.source, last: CardState(id: 1))
    #expect(StateReader(lasting).view(.note).source.domains == 3..<4)
  }

  @Test func `who remembers what may go is told of its changes, and forgotten when nobody holds it`() {
    let subscribers = Subscribers(tree: .single(BoardState.self))
    let reader = StateReader(StateStorage(BoardState()), subscribers: subscribers)
    var lasting: LastingStateSource? = LastingStateSource(reader.view(.draft).source, last: DraftState())
    lasting?.watch()
    #expect(!subscribers.isEmpty)
    lasting = nil
    #expect(subscribers.isEmpty)
  }
}
