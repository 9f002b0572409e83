import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Requests and effects that `until` ends one by one, and the work of a child that is removed or replaced.
@MainActor
@Suite(.timeLimit(.minutes(10)))
final class DownloadsTests {
  private let issues = Issues()
  private let saved = Gate()
  private let gate = Gate()

  // An effect that still waits would leak.
  deinit { gate.open() }

  private struct Handlers: DownloadsReducing {
    func sheetReplaced(_ state: inout DownloadsState) { state.sheet = SheetState(id: 2) }
  }

  private static let reducer = Reducer.downloads(Handlers(), peers: .peer(), sheet: .sheet())

  private func store(_ state: DownloadsState = DownloadsState()) -> Store<DownloadsState, DownloadsAction> {
    let store = Store.downloads(
      initialState: state,
      reducer: Self.reducer,
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    let gate = gate
    let (saved, endless) = (saved, AsyncStream<Int>.makeStream())
    store.sideEffects.register(
      DownloadsEffects(
        fetch: { _, state in
          await gate.wait()
          return state
        },
        check: { _ in
          await gate.wait()
          return true
        },
        play: { _ in endless.stream },
        follow: { _ in endless.stream }
      )
    )
    store.sideEffects.register(
      SheetEffects(
        load: {
          await gate.wait()
          return "late"
        },
        save: {
          await gate.wait()
          if !Task.isCancelled { saved.open() }
        },
        propose: { "never" },
        archive: {
          await gate.wait()
          if !Task.isCancelled { saved.open() }
        }
      )
    )
    return store
  }

  private func state(_ actions: DownloadsAction..., from state: DownloadsState) -> DownloadsState {
    var state = state
    for action in actions { Self.reducer.reduce(&state, action) }
    return state
  }

  @Test func `'until' with the id ends that request alone`() async {
    let store = store()
    for id in 1...3 { store.dispatch(.fetch(.request(url: "", state: id))) }
    expectEqual(store.runningEffects.count, 3)
    store.dispatch(.cancelled(url: "", state: 2))
    expectEqual(store.runningEffects.count, 2)
    expectEqual(store.state.files, [1: .loading(nil), 3: .loading(nil)])
    store.dispatch(.cancelled(url: "", state: 7))
    expectEqual(store.runningEffects.count, 2)
    gate.open()
    await store.reached { $0.files == [1: .loaded(1), 3: .loaded(3)] }
  }

  @Test func `'until' with the id gives back the earlier value, only for that request`() {
    let files: [Int: Loadable<Int, DownloadError>] = [
      1: .loading(nil), 2: .loading(7), 3: .loading(nil, after: .full), 4: .loaded(1),
    ]
    let left = state(
      .cancelled(url: "", state: 2),
      .cancelled(url: "", state: 3),
      .cancelled(url: "", state: 4),
      from: DownloadsState(files: files)
    )
    expectEqual(left.files, [1: .loading(nil), 2: .loaded(7), 3: .failed(.full, nil), 4: .loaded(1)])
  }

  @Test func `'until' with a value of that name and another type ends all`() {
    let store = store()
    for id in 1...3 { store.dispatch(.check(.request(id: id))) }
    store.dispatch(.forgotten(id: "1"))
    #expect(store.runningEffects.isEmpty)
    #expect(store.state.checks.isEmpty)
  }

  @Test func `'until' ends the effect of a value without a label`() {
    let store = store()
    for id in 1...3 { store.dispatch(.played(id)) }
    store.dispatch(.paused(2))
    expectEqual(store.runningEffects.count, 2)
  }

  @Test func `'until' ends the effect of an element`() {
    let store = store(DownloadsState(peers: [PeerState(id: "a"), PeerState(id: "b")]))
    for id in ["a", "b"] { store.dispatch(.peers(id: id, action: .joined)) }
    store.dispatch(.peers(id: "a", action: .left))
    expectEqual(store.runningEffects.count, 1)
    store.dispatch(.peers(id: "b", action: .left))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `'until' during a second try gives the failure from before`() {
    let failed = state(.count(.request), .count(.failure(error: .offline)), from: DownloadsState())
    let again = state(.count(.request), from: failed)
    expectEqual(again.total, .loading(nil))
    expectEqual(state(.cancelled(url: "", state: 0), from: again).total, .failed(.offline, nil))
    let loaded = state(.count(.success(3)), .count(.failure(error: .full)), .count(.request), from: failed)
    expectEqual(state(.cancelled(url: "", state: 0), from: loaded).total, .failed(.full, 3))
  }

  @Test
  func `'fireAndForget' on the action that closes its child runs to its end, and other effects do not start`()
    async
  {
    let store = store(DownloadsState(sheet: SheetState(id: 1)))
    store.dispatch(.sheet(.closed))
    #expect(store.state.sheet == nil)
    expectEqual(store.runningEffects.count, 1)
    gate.open()
    await saved.wait()
    #expect(issues.kinds.isEmpty)
  }

  @Test func `the request of a child that is replaced ends, and its bridge does not ask for the new one`()
    async
  {
    let store = store(DownloadsState(sheet: SheetState(id: 1)))
    store.dispatch(.sheet(.load(.request)))
    store.dispatch(.sheet(.replaced))
    expectEqual(store.state.sheet, SheetState(id: 2))
    expectEqual(store.runningEffects.count, 1)
    gate.open()
    await saved.wait()
    expectEqual(store.state.sheet, SheetState(id: 2))
    #expect(issues.kinds.isEmpty)
  }
}
