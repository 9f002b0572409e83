import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// Undo and redo around a generated reducer with children.
@MainActor
@Suite(.watched)
struct UndoTests {
  private static let reducer: Reducer<ScrapbookState, ScrapbookAction> = .scrapbook(
    spine: .spine(),
    clippings: .clipping()
  )
  .undoable(\.title, history: \.titles) { action in
    switch action {
    case .binding(.title): .step(group: "title")
    case .left: .pause
    case .loaded: .clear
    case .undone: .undo
    case .redone: .redo
    default: .ignored
    }
  }

  /// What is undone is the list of elements.
  private static let listReducer: Reducer<ScrapbookState, ScrapbookAction> = .scrapbook(
    spine: .spine(),
    clippings: .clipping()
  )
  .undoable(\.clippings, history: \.clippingsBefore) { action in
    switch action {
    case .added, .clippings: .step
    case .undone: .undo
    case .redone: .redo
    default: .ignored
    }
  }

  private let issues = Issues()

  private func store(_ reducer: Reducer<ScrapbookState, ScrapbookAction> = reducer) -> Store<
    ScrapbookState, ScrapbookAction
  > {
    .scrapbook(reducer: reducer, configuration: StoreConfiguration(reporter: issues.reporter))
  }

  @Test func `a bound property is undone, and the properties that follow it`() {
    let store = store()
    for title in ["H", "Hi"] { store.set(\.title, to: title) }
    store.dispatch(.left)
    store.set(\.title, to: "Hi!")
    store.dispatch(.undone)
    expectEqual([store.title, store.spine.title], ["Hi", "Hi"])
    store.dispatch(.undone)
    expectEqual([store.title, store.spine.title], ["", ""])
    store.dispatch(.redone)
    expectEqual([store.title, store.spine.title], ["Hi", "Hi"])
    expectEqual([store.titles.canUndo, store.titles.canRedo], [true, true])
    store.dispatch(.loaded(title: "New"))
    expectEqual([store.titles.canUndo, store.titles.canRedo], [false, false])
  }

  @Test func `views hear of an undo, and of nothing else that it does not change`() {
    let store = store()
    store.set(\.title, to: "Hi")
    var titles: [String] = []
    var dark = 0
    let subscriptions = [
      store.subscribe(\.spine.title) { titles.append($0) }, store.subscribe(\.isDark) { _ in dark += 1 },
    ]
    titles = []
    dark = 0
    store.dispatch(.undone)
    store.dispatch(.undone)
    expectEqual(titles, [""])
    expectEqual(dark, 0)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `an element that dismisses itself comes back, and one that was added goes, with its effects`()
    async
  {
    let store = store(Self.listReducer)
    let ended = Gate()
    store.sideEffects.register(
      ClippingEffects(dry: { AsyncStream { $0.onTermination = { _ in ended.open() } } })
    )
    store.dispatch(.added(id: 1))
    store.dispatch(.clippings(id: 1, action: .noted(note: "n")))
    store.dispatch(.clippings(id: 1, action: .torn))
    #expect(store.clippings.isEmpty)
    store.dispatch(.undone)
    expectEqual(store.clippings[id: 1]?.note, "n")
    store.dispatch(.clippings(id: 1, action: .glued))
    for _ in 1...2 { store.dispatch(.undone) }
    #expect(store.clippings.isEmpty)
    await ended.wait()
    for _ in 1...3 { store.dispatch(.redone) }
    #expect(store.clippings.isEmpty)
    expectEqual(issues.kinds, [])
  }

  @Test func `an undo in a test is a change like any other`() async {
    let store = TestStore(store())
    store.send(.binding(.title("a"))) {
      $0.title = "a"
      $0.spine.title = "a"
      $0.titles.record("", group: "title")
    }
    store.send(.undone) {
      $0.title = ""
      $0.spine.title = ""
      var title = "a"
      $0.titles.undo(&title)
    }
    await store.finish()
  }

  @Test func `undo works in a host, too`() async {
    let book = ForeignStore(ScrapbookState(), .scrapbook(reducer: Self.listReducer), .queued)
    let ended = Gate()
    book.host.sideEffects.register(
      ClippingEffects(dry: { AsyncStream { $0.onTermination = { _ in ended.open() } } })
    )
    for action in [ScrapbookAction.added(id: 1), .clippings(id: 1, action: .glued), .undone] {
      book.dispatch(action)
    }
    #expect(book.state.clippings.isEmpty)
    await ended.wait()
    expectEqual(book.host.runningEffects, [])
  }
}
