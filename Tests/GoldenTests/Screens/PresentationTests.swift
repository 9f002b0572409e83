import Observation
import StateKitTestSupport
import Synchronization
import Testing

@testable import GoldenCode
@testable import StateKit

/// One-ofs and stacks as SwiftUI presents them.
@MainActor
struct PresentationTests {
  private let issues = Issues()

  // MARK: One-ofs

  private func screens(_ destination: ScreensDestinationState?) -> Store<ScreensState, ScreensAction> {
    .screens(
      initialState: ScreensState(destination: destination, panel: .off(AlertState())),
      reducer: .screens(
        ScreensReducer(),
        destination: .screensDestination(detail: .detail(DetailReducer()), edit: .editor(), alert: .alert()),
        screen: .screensScreen(login: .login(), home: .home(HomeReducer())),
        memo: .memo(page: .memoPage(text: .editor(), off: .alert()), author: .author()),
        panel: .screensPanel(detail: .detail(DetailReducer()), off: .alert())
      ),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  @Test func `the item of a one-of is the store of its case, which keeps its last state`() throws {
    let store = screens(.detail(DetailState(id: 1)))
    guard case .detail(let detail) = store.binding(.destination, send: .closed).current?.item else {
      throw Unexpected()
    }
    detail.dispatch(.noted(text: "a"))
    store.dispatch(.alerted)
    expectEqual(detail.notes, ["a"])
    expectEqual(issues.kinds, [])
  }

  @Test func `another case or another id is another item`() {
    let store = screens(nil)
    let binding = store.binding(.destination, send: .closed)
    #expect(binding.current == nil)
    var ids: [PresentedID?] = []
    for action in [ScreensAction.shown(id: 0), .replaced(id: 1), .edited, .alerted] {
      store.dispatch(action)
      ids.append(binding.current?.id)
    }
    // A detail and an edit with the same id, another detail, and an alert without an id.
    #expect(Set(ids).count == 4 && !ids.contains(nil))
    store.dispatch(.shown(id: 0))
    store.dispatch(.destination(.detail(.noted(text: "a"))))
    expectEqual(binding.current?.id, ids[0])
  }

  @Test func `closing a one-of sends the action of its parent, unless another case took the place`() {
    let store = screens(.detail(DetailState(id: 1)))
    let binding = store.binding(.destination, send: .closed)
    store.dispatch(.alerted)
    binding.dismiss()
    expectEqual(store.destination, .alert(AlertState()))
    store.binding(.destination, send: .closed).dismiss()
    #expect(store.destination == nil)
    binding.dismiss()
    expectEqual(issues.kinds, [])
  }

  @Test func `each case can have its own action`() {
    let store = screens(.detail(DetailState(id: 1)))
    let binding = store.binding(
      .destination,
      sending: { destination in
        switch destination {
        case .detail(let detail): .replaced(id: detail.id + 1)
        case .edit, .alert: .closed
        }
      }
    )
    binding.dismiss()
    expectEqual(store.destination, .detail(DetailState(id: 2)))
    store.dispatch(.alerted)
    _ = binding.current
    binding.dismiss()
    #expect(store.destination == nil)
  }

  @Test func `one case is presented by its scope`() {
    let store = screens(.edit(EditorState(id: 1)))
    let edit = store.binding(ScreensScope.root.destination.edit, send: .closed)
    let alert = store.binding(ScreensScope.root.destination.alert, send: .closed)
    expectEqual(edit.current?.item.id, 1)
    #expect(alert.current == nil)
    store.dispatch(.alerted)
    edit.dismiss()
    #expect(edit.current == nil)
    #expect(alert.current != nil)
    alert.dismiss()
    #expect(store.destination == nil)
  }

  @Test func `the binding of a one-of observes which case is there, and not what is in it`() {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let store = screens(nil)
    let changes = Mutex(0)
    func draw() {
      withObservationTracking {
        _ = store.binding(.destination, send: .closed)
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    for (action, count) in [(ScreensAction.shown(id: 1), 1), (.alerted, 2), (.closed, 3)] {
      draw()
      store.dispatch(.destination(.detail(.noted(text: "a"))))
      expectEqual(changes.withLock(\.self), count - 1)
      store.dispatch(action)
      expectEqual(changes.withLock(\.self), count)
    }
  }

  // MARK: Stacks

  private func hike(_ path: StackState<HikePathState>) -> Store<HikeState, HikeAction> {
    .hike(
      initialState: HikeState(path: path),
      reducer: .hike(
        HikeHandlers(),
        path: .hikePath(stop: .stop(StopHandlers()), photo: .photo()),
        pack: .backpack(trail: .backpackTrail(photo: .photo()))
      ),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  private let three: StackState<HikePathState> = [
    .stop(StopState(id: 7)), .photo(PhotoState()), .stop(StopState(id: 7)),
  ]

  @Test func `the path has the store of each screen, which keeps its last state`() throws {
    let store = hike(three)
    let path = store.binding(.path).path
    expectEqual(path.map(\.id), [0, 1, 2])
    guard case .stop(let stop) = path[2].screen, case .photo = path[1].screen else { throw Unexpected() }
    stop.dispatch(.noted(text: "a"))
    expectEqual(store.state.path[id: 2]?.stop?.texts, ["a"])
    store.dispatch(.path(.popFrom(id: 2)))
    expectEqual(stop.texts, ["a"])
    expectEqual(issues.kinds, [])
  }

  @Test func `a screen is the same while its element, its case and its id are`() {
    let store = hike(three)
    let binding = store.binding(.path)
    let before = binding.path
    store.dispatch(.path(id: 2, action: .stop(.noted(text: "a"))))
    expectEqual(binding.path, before)
    expectEqual(Set(before).count, 3)
    let other = hike([.stop(StopState(id: 8)), .stop(StopState(id: 7)), .stop(StopState(id: 7))])
    expectEqual(zip(other.binding(.path).path, before).map(==), [false, false, true])
  }

  @Test func `leaving screens pops from the lowest that vanished, once`() {
    let store = hike(three)
    let binding = store.binding(.path)
    binding.path = Array(binding.path.prefix(1))
    expectEqual(store.state.path.ids, [0])
    expectEqual(store.last, 1)
    binding.path = Array(binding.path.prefix(1))
    expectEqual(store.count, 1)
    expectEqual(issues.kinds, [])
  }

  @Test func `screens that the view does not know stay, and those that are gone are not popped again`() {
    let store = hike(three)
    let binding = store.binding(.path)
    let shown = binding.path
    store.dispatch(.opened(id: 9))
    binding.path = shown
    expectEqual(store.state.path.ids, [0, 1, 2, 3])
    store.dispatch(.path(.popFrom(id: 1)))
    binding.path = Array(shown.prefix(1))
    expectEqual(store.state.path.ids, [0])
    expectEqual(store.count, 1)
    expectEqual(issues.kinds, [])
  }

  @Test func `what was read last counts as shown`() {
    let store = hike(three)
    let binding = store.binding(.path)
    store.dispatch(.opened(id: 9))
    var path = binding.path
    path.removeLast()
    binding.path = path
    expectEqual(store.state.path.ids, [0, 1, 2])
  }

  @Test func `a stack inside of another child is shown by the child's store`() throws {
    let store = Store<HikeState, HikeAction>.hike(
      initialState: HikeState(pack: BackpackState(trail: [.photo(PhotoState())])),
      reducer: .hike(
        HikeHandlers(),
        path: .hikePath(stop: .stop(StopHandlers()), photo: .photo()),
        pack: .backpack(trail: .backpackTrail(photo: .photo()))
      )
    )
    let pack = try #require(store.view(.pack).unwrapped)
    pack.binding(.trail).path = []
    expectEqual(store.state.pack?.trail.isEmpty, true)
  }

  @Test func `the binding of a stack observes which screens are there, and not what is in them`() {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let store = hike(three)
    let changes = Mutex(0)
    func draw() {
      withObservationTracking {
        _ = store.binding(.path)
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    draw()
    store.dispatch(.path(id: 2, action: .stop(.noted(text: "a"))))
    expectEqual(changes.withLock(\.self), 0)
    store.dispatch(.opened(id: 9))
    #expect(changes.withLock(\.self) > 0)
    draw()
    let count = changes.withLock(\.self)
    store.dispatch(.path(.popFrom(id: 3)))
    #expect(changes.withLock(\.self) > count)
  }

  @Test func `going back comes from the line that made the binding`() {
    let store = hike(three)
    var sources: [ActionSource] = []
    store.observer = { event in if case .action(_, let source) = event { sources.append(source) } }
    store.binding(.path, file: "Views.swift", function: "body", line: 7).path = []
    expectEqual(sources.last, ActionSource(file: "Views.swift", function: "body", line: 7))
  }
}

private struct Unexpected: Error {}
