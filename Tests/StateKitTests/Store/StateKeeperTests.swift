import Testing

@testable import StateKit

@MainActor
struct StateKeeperTests {
  private final class Keeper: StateKeeper {
    var keepCount = 0
    func keep() { keepCount += 1 }
  }

  private func touched(_ domains: Range<Int>) -> TouchedDomains {
    var touched = TouchedDomains(domainCount: 9)
    touched.mark(domains)
    return touched
  }

  @Test func `only those concerned are told, and those whose domains are unknown`() {
    var list = StateKeeperList()
    let (first, second, unknown) = (Keeper(), Keeper(), Keeper())
    list.add(first, domains: 1..<2)
    list.add(second, domains: 2..<4)
    list.add(unknown, domains: nil)
    list.keep(touched(3..<4))
    #expect([first, second, unknown].map(\.keepCount) == [0, 1, 1])
  }

  @Test func `those that nobody holds any more are forgotten`() {
    var list = StateKeeperList()
    let kept = Keeper()
    list.add(kept, domains: nil)
    for _ in 0..<1000 { list.add(Keeper(), domains: nil) }
    #expect(list.count <= 8)
    list.keep(touched(0..<1))
    #expect(kept.keepCount == 1)
  }

  @Test func `a part's readers are told of their own domains below the root`() {
    let reader = StateReader(StateStorage(BoardState()))
    #expect(reader.view(.draft).source.domains == 1..<2)
    #expect(reader.view(.cards).source.domains == 2..<4)
    #expect(reader.view(BoardScope.root.cards.element(id: 1)).source.domains == 2..<4)
    let note = LastingStateSource(
      reader.view(BoardScope.root.cards.element(id: 1)).source,
      last: CardState(id: 1)
    )
    #expect(StateReader(note).view(.note).source.domains == 3..<4)
  }
}
