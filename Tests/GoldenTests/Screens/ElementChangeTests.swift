import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// `append`, `insert`, `remove`, `push` and `pop`.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ElementChangeTests {
  private let issues = Issues()

  private func store(_ state: AtticState = AtticState()) -> Store<AtticState, AtticAction> {
    .attic(
      initialState: state,
      reducer: .attic(
        books: .tome(),
        heirlooms: .identity,
        desk: .atticDesk(page: .folio(), scrap: .identity),
        pile: .identity
      ),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  // MARK: Lists

  @Test func `an element is appended, and all values are read before the first property changes`() {
    let store = store(AtticState(draft: "Ulysses", nextID: 7))
    store.dispatch(.shelved)
    store.dispatch(.shelved)
    expectEqual(store.books.elements, [TomeState(id: 7, title: "Ulysses"), TomeState(id: 8, title: "")])
    expectEqual(store.draft, "")
    expectEqual(store.nextID, 9)
  }

  @Test func `an element is inserted at the front, and replaces the one with its id in place`() {
    let books: IdentifiedArray<TomeState> = [TomeState(id: 1, title: "a"), TomeState(id: 2, title: "b")]
    let store = store(AtticState(books: books))
    store.dispatch(.shelvedFirst(id: 3))
    expectEqual(store.books.ids, [3, 1, 2])
    store.dispatch(.shelvedFirst(id: 2))
    expectEqual(store.books.elements.map(\.title), ["untitled", "a", "untitled"])
  }

  @Test func `an element is removed by its id, and one that is not there is not reported`() {
    let store = store(AtticState(books: [TomeState(id: 1), TomeState(id: 2)]))
    store.dispatch(.lost(id: 1))
    store.dispatch(.lost(id: 3))
    expectEqual(store.books.ids, [2])
    expectEqual(issues.kinds, [])
  }

  @Test func `elements whose state is written by hand come and go`() {
    let store = store()
    store.dispatch(.inherited(name: "clock"))
    store.dispatch(.inherited(name: "ring"))
    store.dispatch(.lostHeirloom(name: "clock"))
    expectEqual(store.heirlooms.elements, [HeirloomState(name: "ring")])
  }

  @Test func `a reaction removes the element that asks for it, and its work ends`() async {
    let store = store(AtticState(books: [TomeState(id: 1), TomeState(id: 2)]))
    let ended = Gate()
    let streams = AsyncStream<String>.makeStream()
    streams.continuation.onTermination = { _ in ended.open() }
    store.sideEffects.register(
      TomeEffects(remind: { _ in streams.stream.asEffectStream }),
      at: AtticScope.root.books(id: 1)
    )
    store.dispatch(.books(id: 1, action: .lent(reader: "Ann")))
    expectEqual(store.books[id: 1]?.readers, ["Ann"])
    store.dispatch(.books(id: 1, action: .returned(note: "torn")))
    expectEqual(store.books.ids, [2])
    expectEqual(store.tags, ["torn"])
    await ended.wait()
    expectEqual(issues.kinds, [])
  }

  @Test func `subscribers of the list and of what is counted hear of a change, those of other parts do not`()
  {
    let store = store()
    var heard: [String] = []
    let subscriptions = [
      store.view(.books).subscribe { heard.append("books \($0().count)") },
      store.view(.desk).subscribe { heard.append("desk \($0().count)") },
      store.view(.pile).subscribe { heard.append("pile \($0().count)") },
    ]
    heard = []
    store.dispatch(.shelvedFirst(id: 1))
    store.dispatch(.opened(id: 1))
    store.dispatch(.lost(id: 1))
    expectEqual(heard, ["books 1", "desk 1", "books 0"])
    subscriptions.forEach { $0.cancel() }
  }

  // MARK: Stacks

  @Test func `an element is pushed with values of the payload and of the state`() {
    let store = store(AtticState(draft: "x"))
    store.dispatch(.opened(id: 4))
    store.dispatch(.noted)
    expectEqual(store.desk.elements, [.page(FolioState(number: 4, word: "x")), .scrap(ScrapState())])
    expectEqual(store.desk.ids, [0, 1])
  }

  @Test func `the top is popped, and no id returns`() {
    let store = store()
    store.dispatch(.opened(id: 1))
    store.dispatch(.opened(id: 2))
    store.dispatch(.wentBack)
    // The bridge dispatched `noted`.
    expectEqual(store.desk.ids, [0, 2])
    expectEqual(store.count, 1)
  }

  @Test func `an action that pops an empty stack changes nothing, and is reported`() {
    let store = store()
    store.dispatch(.clearedBoth)
    expectEqual(store.state, AtticState())
    expectEqual(issues.kinds, [.absentChild])
    store.dispatch(.noted)
    store.dispatch(.clearedBoth)
    expectEqual(store.desk.count, 1)
    expectEqual(issues.kinds, [.absentChild, .absentChild])
    store.dispatch(.wentBack)
    store.dispatch(.wentBack)
    store.dispatch(.wentBack)
    expectEqual(store.count, 3)
  }

  @Test func `a reaction pops another stack, or changes nothing`() {
    let store = store(AtticState(desk: [.page(FolioState(number: 1))], pile: [.scrap(ScrapState())]))
    store.dispatch(.desk(id: 0, action: .page(.finished(word: "end"))))
    #expect(store.pile.isEmpty)
    expectEqual(store.words, ["end"])
    expectEqual(issues.kinds, [])
    store.dispatch(.desk(id: 0, action: .page(.finished(word: "again"))))
    expectEqual(store.words, ["end"])
    expectEqual(issues.kinds, [])
  }

  // MARK: Arrays and sets

  @Test func `values are appended to arrays and sets`() {
    let store = store()
    store.dispatch(.spoke(word: "b"))
    store.dispatch(.spoke(word: "b"))
    store.dispatch(.whispered(word: "a"))
    expectEqual(store.words, ["a", "b", "b"])
    expectEqual(store.tags, ["b"])
    store.dispatch(.logged(entry: AtticEntry(text: "said")))
    expectEqual(store.log, [AtticEntry(text: "said")])
  }

  @Test func `all equal values are removed`() {
    let store = store(AtticState(draft: "b", words: ["a", "b", "a"], tags: ["a"]))
    store.dispatch(.forgot(word: "a"))
    expectEqual(store.words, ["b"])
    expectEqual(store.tags, [])
    store.dispatch(.forgotDraft)
    store.dispatch(.forgot(word: "z"))
    expectEqual(store.words, [])
    expectEqual(issues.kinds, [])
    let other = self.store(AtticState(log: [AtticEntry(text: "x"), AtticEntry(text: "x", count: 1)]))
    other.dispatch(.erased(entry: AtticEntry(text: "x")))
    expectEqual(other.log, [AtticEntry(text: "x", count: 1)])
  }

  @Test func `a removal that reads another property of the same state does not trap`() {
    let store = store(AtticState(draft: "a", words: ["a"]))
    store.dispatch(.forgotDraft)
    expectEqual(store.words, [])
  }
}
