import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// What a reducer does beside changing the state is not lost where another reducer wraps it.
@MainActor
struct WrappedReducerTests {
  /// A way to wrap a reducer that changes nothing.
  enum Wrapper: String, CaseIterable {
    case none, closure, closureTwice, marking, combined, onChange

    func wrap<State: Equatable & Sendable, Action>(
      _ reducer: Reducer<State, Action>
    ) -> Reducer<State, Action> {
      switch self {
      case .none: reducer
      case .closure: Reducer { state, action in reducer(&state, action) }
      case .closureTwice: Reducer { state, action in Wrapper.closure.wrap(reducer).reduce(&state, action) }
      case .marking:
        .marking { state, action, touched in reducer.reduce(&state, action, touching: &touched) }
      case .combined: .combine(Reducer { _, _ in }, reducer, .identity)
      case .onChange: reducer.onChange(of: \.self) { _, _, _ in }
      }
    }
  }

  /// A root that no schema declares.
  private struct Gallery: Equatable, Sendable {
    var easel = EaselState(artist: "Ada")
    var spare: EaselState? = EaselState(artist: "Bob")
    var worker: WorkerState? = WorkerState(id: 1)
  }

  private enum GalleryAction: Equatable, Sendable {
    case easel(EaselAction)
    case spare(EaselAction)
    case worker(WorkerAction)

    var easel: EaselAction? { if case .easel(let action) = self { action } else { nil } }
    var spare: EaselAction? { if case .spare(let action) = self { action } else { nil } }
  }

  private let issues = Issues()

  @Test(arguments: Wrapper.allCases)
  func `properties follow others below a root that no schema declares`(wrapper: Wrapper) {
    let easel = wrapper.wrap(Reducer<EaselState, EaselAction>.easel(EaselReducer(), brush: .brush()))
    let reducer = Reducer<Gallery, GalleryAction>.combine(
      easel.pullback(state: \.easel, action: \.easel),
      easel.pullback(state: \.spare, action: \.spare)
    )
    let store = Store(initialState: Gallery(), reducer: reducer)
    expectEqual([store.easel.brush.owner, store.spare?.brush.owner], ["Ada", "Bob"])
    for action in [GalleryAction.easel(.forged), .spare(.forged)] { store.dispatch(action) }
    expectEqual(store.easel.brush.owner, store.easel.artist)
    #expect(store.easel.artist != "Ada")
    expectEqual(store.spare?.brush.owner, store.spare?.artist)
    var state = EaselState(artist: "Eve")
    easel.follow(&state)
    expectEqual(state.brush.owner, "Eve")
  }

  @Test(arguments: Wrapper.allCases)
  func `a child that an action dismisses is removed`(wrapper: Wrapper) {
    let worker = wrapper.wrap(Reducer<WorkerState, WorkerAction>.worker(tool: .tool()))
    var state = YardState(guest: WorkerState(id: 1), rows: [WorkerState(id: 1), WorkerState(id: 7)])
    state.path = [.worker(WorkerState(id: 1))]
    state.place = .worker(WorkerState(id: 1))
    let store = Store.yard(
      initialState: state,
      reducer: .yard(
        guest: worker,
        rows: worker,
        path: wrapper.wrap(.yardPath(worker: worker, shed: .shed())),
        place: wrapper.wrap(.yardPlace(worker: worker, shed: .shed()))
      ),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    for action in [
      YardAction.guest(.closed), .rows(id: 1, action: .closed), .path(id: 0, action: .worker(.closed)),
      .place(.worker(.closed)),
    ] { store.dispatch(action) }
    expectEqual(store.state, YardState(rows: [WorkerState(id: 7)]))
    expectEqual(issues.kinds, [])
  }

  @Test(arguments: Wrapper.allCases)
  func `an action for an absent child is reported`(wrapper: Wrapper) {
    let yard = wrapper.wrap(
      Reducer<YardState, YardAction>.yard(
        guest: .worker(tool: .tool()),
        rows: .worker(tool: .tool()),
        path: .yardPath(worker: .worker(tool: .tool()), shed: .shed()),
        place: .yardPlace(worker: .worker(tool: .tool()), shed: .shed())
      )
    )
    let store = Store.yard(reducer: yard, configuration: StoreConfiguration(reporter: issues.reporter))
    store.dispatch(.guest(.ticked))
    store.dispatch(.rows(id: 3, action: .ticked))
    expectEqual(issues.kinds, [.absentChild, .absentChild])
  }

  @Test(arguments: [false, true])
  func `a host reports a dismissal that a closure cannot keep once, too`(asTurn: Bool) {
    let worker = Reducer<WorkerState, WorkerAction>.worker(tool: .tool())
    let host = DomainHost<YardState, YardAction>(
      .yard(
        reducer: Reducer { state, action in
          guard case .guest(let action) = action, var guest = state.guest else { return }
          worker(&guest, action)
          state.guest = guest
        }
      ),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    var state = YardState(guest: WorkerState(id: 1))
    for action in [WorkerAction.ticked, .closed, .closed] {
      if asTurn { _ = host.turn(&state, .guest(action)) } else { host.reduce(&state, .guest(action)) }
    }
    expectEqual(issues.kinds, [.lostDismissal])
  }

  @Test func `a dismissal that a closure cannot keep is reported once`() {
    let worker = Reducer<WorkerState, WorkerAction>.worker(tool: .tool())
    let store = Store(
      initialState: Gallery(),
      reducer: Reducer<Gallery, GalleryAction> { state, action in
        if case .worker(let action) = action, var child = state.worker {
          worker(&child, action)
          state.worker = child
        }
      },
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
    store.dispatch(.worker(.ticked))
    expectEqual(issues.kinds, [])
    for _ in 1...2 { store.dispatch(.worker(.closed)) }
    expectEqual(issues.kinds, [.lostDismissal])
    #expect(
      issues.messages[0].hasPrefix("The action worker(GoldenCode.WorkerAction.closed) dismisses a child")
    )
    // What a reducer leaves outside of a store is not reported by the next one.
    var state = WorkerState(id: 1)
    worker(&state, .closed)
    store.dispatch(.worker(.ticked))
    expectEqual(issues.kinds, [.lostDismissal])
  }
}
