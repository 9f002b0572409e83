import ShopCore
import StateKit
import Testing

@testable import ShopCatalogue

/// Tests of the bridges and requests of `Catalogue`: written by `statekit-gen scaffold --tests`, and completed where a product is
/// needed.
@Suite(.timeLimit(.minutes(1)))
struct CatalogueTests {
  @Test("appeared leads to loadPage.request while products.isEmpty is true")
  @MainActor func appearedLeadsToLoadPageRequest() {
    var state = CatalogueState()
    #expect(bridged(.appeared, in: state).contains(.loadPage(.request(number: 1))))
    state.products = [Product(id: 1, name: "name", price: Money(cents: 1))]
    #expect(bridged(.appeared, in: state).isEmpty)
  }

  @Test("reachedEnd leads to loadPage.request")
  @MainActor func reachedEndLeadsToLoadPageRequest() {
    var state = CatalogueState()
    state.next = 1
    let actions = bridged(.reachedEnd, in: state)
    #expect(actions.contains(.loadPage(.request(number: 1))))
  }

  @Test("typed leads to searchEnded while the text is empty")
  @MainActor func typedLeadsToSearchEnded() {
    #expect(bridged(.typed(text: ""), in: CatalogueState()) == [.searchEnded])
  }

  @Test("typed leads to search.request while the text is not empty")
  @MainActor func typedLeadsToSearchRequest() {
    #expect(bridged(.typed(text: "text"), in: CatalogueState()) == [.search(.request(text: "text"))])
  }

  /// The actions that the declared bridges make of one action in a state that does not change.
  @MainActor
  private func bridged(_ action: CatalogueAction, in state: CatalogueState) -> [CatalogueAction] {
    var state = state
    let domain = Domain<CatalogueState, CatalogueAction>.catalogue(reducer: Reducer { _, _ in })
    return domain.step(&state, action).bridged.map(\.action)
  }

  @Test("a second loadPage is ignored while the first runs")
  @MainActor func loadPageTwice() async {
    let calls = StubCalls()
    let state = CatalogueState()
    let store = Store<CatalogueState, CatalogueAction>(initialState: state, reducer: Reducer { _, _ in })
    store.sideEffects.register(
      CatalogueEffects(loadPage: { _ in
        await calls.run()
        return ProductPage()
      })
    )
    store.dispatch(.loadPage(.request(number: 1)))
    let first = await calls.next()
    store.dispatch(.loadPage(.request(number: 1)))
    await calls.settle()
    #expect(await calls.end(first) == .answered)
    await calls.settle()
    #expect(calls.count == 1)
  }

  @Test("a second search replaces the first")
  @MainActor func searchTwice() async {
    let calls = StubCalls()
    let state = CatalogueState()
    let store = Store<CatalogueState, CatalogueAction>(initialState: state, reducer: Reducer { _, _ in })
    store.sideEffects.register(
      CatalogueEffects(search: { _ in
        await calls.run()
        return []
      })
    )
    store.dispatch(.search(.request(text: "text")))
    let first = await calls.next()
    store.dispatch(.search(.request(text: "text")))
    let second = await calls.next()
    #expect(await calls.end(first) == .cancelled)
    #expect(await calls.end(second) == .answered)
  }

  @Test("a second loadPicture runs beside the first")
  @MainActor func loadPictureTwice() async {
    let calls = StubCalls()
    let state = CatalogueState()
    let store = Store<CatalogueState, CatalogueAction>(initialState: state, reducer: Reducer { _, _ in })
    store.sideEffects.register(
      CatalogueEffects(loadPicture: { _ in
        await calls.run()
        return "picture"
      })
    )
    store.dispatch(.loadPicture(.request(product: 1)))
    let first = await calls.next()
    store.dispatch(.loadPicture(.request(product: 1)))
    let second = await calls.next()
    #expect(await calls.end(first) == .answered)
    #expect(await calls.end(second) == .answered)
  }
}

/// The calls of a stub. Each call runs until the test ends it.
@MainActor
private final class StubCalls {
  typealias Call = CheckedContinuation<Void, Never>

  enum End {
    case answered, cancelled
  }

  /// The number of calls.
  private(set) var count = 0
  private let (begun, begins) = AsyncStream<Call>.makeStream()
  private let (ended, ends) = AsyncStream<End>.makeStream()

  /// Counts a call, and waits until the test ends it.
  func run() async {
    count += 1
    await withCheckedContinuation { _ = begins.yield($0) }
    ends.yield(Task.isCancelled ? .cancelled : .answered)
  }

  /// The next call; it runs already.
  func next() async -> Call? {
    for await call in begun { return call }
    return nil
  }

  /// Ends a call, and returns whether it was answered or cancelled.
  func end(_ call: Call?) async -> End? {
    call?.resume()
    for await end in ended { return end }
    return nil
  }

  /// Waits long enough for a call to begin that should not begin.
  func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }
}
