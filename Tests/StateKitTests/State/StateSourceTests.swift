import StateKitTestSupport
import Testing

@testable import StateKit

/// The sources of state readers.
@MainActor
struct StateSourceTests {
  let state = BoardState(draft: DraftState(), cards: [CardState(id: 1)])

  @Test func `a part's readers know their domains below the root`() throws {
    let reader = StateReader(StateStorage(state))
    expectEqual(reader.view(.draft).source.domains, 1..<2)
    expectEqual(reader.view(.cards).source.domains, 2..<4)
    let card = reader.view(BoardScope.root.cards.element(id: 1))
    expectEqual(card.source.domains, 2..<4)
    let child = try #require(ChildStateSource(card.source))
    expectEqual(StateReader(child).view(.note).source.domains, 3..<4)
  }

  @Test func `changes below a child do not affect its presence`() throws {
    let subscribers = Subscribers(tree: BoardAction.actionTree.domainTable)
    let reader = StateReader(StateStorage(state), subscribers: subscribers)
    let card = reader.view(BoardScope.root.cards.element(id: 1))
    let child = try #require(ChildStateSource(card.source))
    let looks = Recorder<Int>()
    let subscription = child.presence.watch { looks.append(1) }
    for domain in [0, 1, 3] { subscribers.notify(domain) }
    #expect(looks.all.isEmpty)
    subscribers.notify(2)
    expectEqual(looks.all.count, 1)
    subscription?.cancel()
  }

  @Test func `a child that is remembered is told of its changes, and forgotten when it is let go of`() {
    let subscribers = Subscribers(tree: .single(BoardState.self))
    let reader = StateReader(StateStorage(state), subscribers: subscribers)
    var child = ChildStateSource(reader.view(.draft).source)
    child?.watch()
    #expect(!subscribers.isEmpty)
    child = nil
    #expect(subscribers.isEmpty)
  }
}
