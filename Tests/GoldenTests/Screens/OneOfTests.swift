import Observation
import StateKit
import StateKitTestSupport
import Synchronization
import Testing

@testable import GoldenCode

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OneOfTests {
  private let issues = Issues()

  private static let destination: Reducer<ScreensDestinationState, ScreensDestinationAction> =
    .screensDestination(
      detail: .detail(DetailReducer()),
      edit: .editor(),
      alert: .alert()
    )

  /// Its handler removes notes, for which their array needs no other memory.
  private static let removing: Reducer<ScreensDestinationState, ScreensDestinationAction> =
    .screensDestination(
      detail: Reducer { state, _ in state.notes.removeLast() },
      edit: .editor(),
      alert: .alert()
    )

  private func store(
    _ destination: ScreensDestinationState? = nil,
    _ screen: ScreensScreenState = ScreensScreenState()
  ) -> Store<ScreensState, ScreensAction> {
    .screens(
      initialState: ScreensState(destination: destination, screen: screen, panel: .off(AlertState())),
      reducer: .screens(
        ScreensReducer(),
        destination: Self.destination,
        screen: .screensScreen(login: .login(), home: .home(HomeReducer())),
        memo: .memo(page: .memoPage(text: .editor(), off: .alert()), author: .author()),
        panel: .screensPanel(detail: .detail(DetailReducer()), off: .alert())
      ),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  // MARK: The state

  @Test func `each case has a property, which is nil for the other cases`() {
    let state = ScreensDestinationState.edit(EditorState(id: 3))
    expectEqual(state.edit, EditorState(id: 3))
    #expect(state.detail == nil)
    #expect(state.alert == nil)
  }

  @Test func `the state of a case is changed by its property, and another case by assigning it`() {
    var state = ScreensDestinationState.edit(EditorState(id: 3))
    state.edit?.draft = "Hello"
    state.detail?.notes = ["lost"]
    expectEqual(state, .edit(EditorState(id: 3, draft: "Hello")))
    state.detail = DetailState(id: 1)
    expectEqual(state, .detail(DetailState(id: 1)))
  }

  @Test func `the state of a case is changed in place`() {
    var state: ScreensDestinationState? = .detail(
      DetailState(id: 1, notes: Array(repeating: "note", count: 100))
    )
    let before = state?.detail?.notes.withUnsafeBufferPointer { $0.baseAddress }
    state?.detail?.notes[0] = "changed"
    let scope = Scope<
      ScreensDestinationState?, ScreensDestinationAction, ScreensDestinationState?, ScreensDestinationAction
    >.root
    let reducer = Self.removing.pullback(scope)
    reducer.reduce(&state, .detail(.closed))
    reducer.reduce(&state, .detail(.closed))
    #expect(before != nil)
    expectEqual(state?.detail?.notes.withUnsafeBufferPointer { $0.baseAddress }, before)
    expectEqual(state?.detail?.notes.count, 98)
  }

  @Test func `an error while a case is changed leaves the case there`() {
    struct Failure: Error {}
    func fail(_ state: inout DetailState?) throws {
      state?.notes = ["before the error"]
      throw Failure()
    }
    var state = ScreensDestinationState.detail(DetailState(id: 1))
    #expect(throws: Failure.self) { try fail(&state.detail) }
    expectEqual(state, .detail(DetailState(id: 1, notes: ["before the error"])))
  }

  @Test func `a case cannot become nil`() async {
    await #expect(processExitsWith: .failure) {
      var state = ScreensDestinationState.detail(DetailState(id: 1))
      state.detail = nil
    }
  }

  @Test func `the initial case is there at the start, if its state can be made`() {
    let state = ScreensState(panel: .off(AlertState()))
    #expect(state.destination == nil)
    expectEqual(state.screen, .login(LoginState()))
    expectEqual(ScreensScreenState(), .login(LoginState()))
  }

  // MARK: Actions

  @Test func `an action reaches its case`() {
    let store = store(.detail(DetailState(id: 1)))
    store.dispatch(.destination(.detail(.noted(text: "a"))))
    expectEqual(store.state.destination, .detail(DetailState(id: 1, notes: ["a"])))
    store.dispatch(.destination(.detail(.closed)))
    #expect(store.state.destination == nil)
    expectEqual(issues.kinds, [])
  }

  @Test(arguments: [nil, ScreensDestinationState.alert(AlertState())])
  func `an action for a case that is not there is reported, and changes nothing`(
    _ state: ScreensDestinationState?
  ) {
    let store = store(state)
    store.dispatch(.destination(.detail(.closed)))
    expectEqual(store.state.destination, state)
    expectEqual(issues.kinds, [.absentChild])
  }

  @Test func `bridges and reactions name cases, and read their states`() {
    let store = store(.edit(EditorState(id: 7)))
    store.dispatch(.destination(.edit(.saved(text: "b"))))
    expectEqual(store.count, 1)
    expectEqual(issues.kinds, [.absentChild])
    let home = self.store(.edit(EditorState(id: 7)), .home(HomeState()))
    home.dispatch(.destination(.edit(.saved(text: "b"))))
    expectEqual(home.screen, .home(HomeState(texts: ["7: b"])))
  }

  @Test func `a path names a case, and its accessors lead to the action`() {
    let action = ScreensAction.destination(.edit(.saved(text: "b")))
    expectEqual(action.destination?.edit?.saved, "b")
    #expect(action.destination?.detail == nil)
    expectEqual(action.name, "destination.edit.saved")
  }

  // MARK: Making

  @Test func `an action makes a case, and reads all values before it changes one`() {
    let store = store()
    store.dispatch(.shown(id: 3))
    expectEqual(store.state.destination, .detail(DetailState(id: 3)))
    store.dispatch(.edited)
    expectEqual(store.state.destination, .edit(EditorState(id: 0, draft: "@me")))
    expectEqual(store.count, 7)
    expectEqual(store.last, 0)
    store.dispatch(.homeShown)
    expectEqual(store.screen, .home(HomeState(texts: ["a"])))
  }

  @Test func `an action makes a child with children of its own`() {
    let store = store(nil, .login(LoginState(name: "Ann")))
    store.dispatch(.memoOpened(title: "x"))
    expectEqual(store.memo, MemoState(title: "x", page: .off(AlertState()), author: AuthorState(name: "Ann")))
  }

  @Test func `subscribers of a child hear that it was made`() {
    let store = store()
    var heard: [String?] = []
    let subscription = store.view(.memo).subscribe { heard.append($0()?.title) }
    store.dispatch(.shown(id: 3))
    store.dispatch(.memoOpened(title: "x"))
    expectEqual(heard, [nil, "x"])
    subscription.cancel()
  }

  // MARK: Stores

  @Test func `the store of a case ends with the case`() throws {
    let store = store(.detail(DetailState(id: 1)))
    let view = store.view(.destination)
    guard case .detail(let detail) = view.case else { throw Unexpected() }
    detail.dispatch(.noted(text: "a"))
    expectEqual(detail.notes, ["a"])
    store.dispatch(.replaced(id: 2))
    detail.dispatch(.noted(text: "b"))
    expectEqual(detail.state, DetailState(id: 1, notes: ["a"]))
    expectEqual(store.state.destination, .detail(DetailState(id: 2)))
    expectEqual(issues.kinds, [.absentChild])
    store.dispatch(.closed)
    #expect(view.case == nil)
  }

  @Test func `a one-of that is always there has a store for its case`() throws {
    let store = store()
    guard case .login(let login) = store.view(.screen).case else { throw Unexpected() }
    login.dispatch(.named("Ann"))
    expectEqual(store.screen.login?.name, "Ann")
  }

  @Test func `in the store of a child that is gone, the case is gone as well`() throws {
    let store = store()
    store.dispatch(.memoOpened(title: "x"))
    let memo = try #require(store.view(.memo).unwrapped)
    store.dispatch(.memoClosed)
    guard case .off(let alert) = memo.view(.page).case else { throw Unexpected() }
    var heard = 0
    let subscription = alert.subscribe { _ in heard += 1 }
    alert.dispatch(.confirmed)
    store.dispatch(.memoOpened(title: "y"))
    expectEqual(alert.state, AlertState())
    expectEqual(heard, 1)
    expectEqual(issues.kinds, [.absentChild])
    subscription.cancel()
  }

  @Test func `the scope of a case ends in an optional`() {
    let store = store(.edit(EditorState(id: 3)))
    expectEqual(store.view(ScreensScope.root.destination.edit).state, EditorState(id: 3))
    #expect(store.view(ScreensScope.root.destination.detail).state == nil)
    expectEqual(store.view(ScreensScope.root.screen.login).unwrapped?.name, "")
  }

  @Test func `reading the case observes which one it is, and not what is in it`() throws {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let store = store()
    let changes = Mutex(0)
    func read() {
      withObservationTracking {
        _ = store.view(.destination).case
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    read()
    store.dispatch(.replaced(id: 1))
    expectEqual(changes.withLock(\.self), 1)
    read()
    store.dispatch(.destination(.detail(.noted(text: "a"))))
    expectEqual(changes.withLock(\.self), 1)
    store.dispatch(.replaced(id: 2))
    expectEqual(changes.withLock(\.self), 2)
    read()
    store.dispatch(.closed)
    expectEqual(changes.withLock(\.self), 3)
  }

  // MARK: Work

  @Test(arguments: [ScreensAction.closed, .replaced(id: 2), .alerted])
  func `the work of a case ends when nothing, another id or another case takes its place`(
    _ action: ScreensAction
  ) async {
    let store = store(.detail(DetailState(id: 1)))
    let (texts, input) = AsyncStream<String>.makeStream()
    let ended = Gate()
    input.onTermination = { _ in ended.open() }
    store.sideEffects.register(
      DetailEffects(follow: { texts.asEffectStream }),
      at: ScreensScope.root.destination.detail
    )
    store.dispatch(.destination(.detail(.opened)))
    input.yield("a")
    await store.reached { $0.destination?.detail?.notes == ["a"] }
    store.dispatch(action)
    await ended.wait()
    expectEqual(issues.kinds, [])
  }

  @Test func `the work of a case goes on where the same is made anew`() async {
    let store = store(.detail(DetailState(id: 1)))
    let (texts, input) = AsyncStream<String>.makeStream()
    store.sideEffects.register(
      DetailEffects(follow: { texts.asEffectStream }),
      at: ScreensScope.root.destination.detail
    )
    store.dispatch(.destination(.detail(.opened)))
    input.yield("a")
    await store.reached { $0.destination?.detail?.notes == ["a"] }
    store.dispatch(.replaced(id: 1))
    expectEqual(store.state.destination, .detail(DetailState(id: 1)))
    input.yield("b")
    await store.reached { $0.destination?.detail?.notes == ["b"] }
  }
}

private struct Unexpected: Error {}
