import ShopCore
import StateKit
import Testing

@testable import ShopCatalogue

/// Tests of the generated code of `Catalogue`: written by `statekit-gen scaffold --tests`, and completed where a product is needed.
@Suite(.timeLimit(.minutes(1)))
struct CatalogueTests {
  /// A sample of each action.
  static let samples: [CatalogueAction] = [
    .appeared,
    .reachedEnd,
    .typed(text: "text"),
    .searchEnded,
    .loadPage(.request(number: 1)),
    .loadPage(.success(page: ProductPage())),
    .loadPage(.failure(error: .offline)),
    .search(.request(text: "text")),
    .search(.success(products: [])),
    .search(.failure(error: .offline)),
    .opened(product: Product(id: 1, name: "name", price: Money(cents: 1))),
    .loadPicture(.request(product: 1)),
    .loadPicture(.success(product: 1, picture: "picture")),
  ]

  @Test("each sample has the name of its leaf", arguments: samples)
  func nameOfLeaf(action: CatalogueAction) {
    #expect(CatalogueAction.leaves[action.leafIndex].name == action.name)
  }

  @Test("each action has its own name")
  func namesOfLeaves() {
    let names: [String] = CatalogueAction.leaves.map(\.name)
    let own: [String] = [
      "appeared",
      "reachedEnd",
      "typed",
      "searchEnded",
      "opened",
      "loadPage.request",
      "loadPage.success",
      "loadPage.failure",
      "search.request",
      "search.success",
      "search.failure",
      "loadPicture.request",
      "loadPicture.success",
    ]
    #expect(Set(own).isSubset(of: names))
    #expect(Set(names).count == names.count)
  }

  @Test("only the accessor of its case has a value", arguments: samples)
  func accessors(action: CatalogueAction) {
    let accessors: [String: Bool] = [
      "appeared": action.appeared != nil,
      "reachedEnd": action.reachedEnd != nil,
      "typed": action.typed != nil,
      "searchEnded": action.searchEnded != nil,
      "opened": action.opened != nil,
      "loadPage": action.loadPage != nil,
      "search": action.search != nil,
      "loadPicture": action.loadPicture != nil,
    ]
    let name = String(action.name.prefix { $0 != "." })
    #expect(accessors.filter(\.value).map(\.key) == [name])
  }

  @Test("an accessor returns the payload")
  func payloads() {
    #expect(CatalogueAction.typed(text: "text").typed == "text")
    #expect(CatalogueAction.loadPage(.request(number: 1)).loadPage?.request == 1)
    #expect(CatalogueAction.loadPage(.success(page: ProductPage())).loadPage?.success == ProductPage())
    #expect(CatalogueAction.loadPage(.failure(error: .offline)).loadPage?.failure == .offline)
    #expect(CatalogueAction.search(.request(text: "text")).search?.request == "text")
    #expect(CatalogueAction.search(.success(products: [])).search?.success == [])
    #expect(CatalogueAction.search(.failure(error: .offline)).search?.failure == .offline)
  }

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
