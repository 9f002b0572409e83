#if INSPECTED
import Foundation
import StateKit
import StateKitInspector
import StateKitRecording

extension Workload {
  /// One action in a store that is recorded, or that an inspector follows, beside the same store alone.
  ///
  /// The floor is a history by hand: a ring of ten thousand states with their actions and times, behind a lock.
  @MainActor
  static var inspection: [Workload] {
    [floor, plain, history, recorder, stopped]
      + [10, 1_000, 100_000].flatMap { [byHand(among: $0), element(among: $0), inspectedElement(among: $0)] }
      + [
        inspected("an inspector") { _ in },
        inspected("an inspector with a page") { FollowingPage(at: $0.url).start() },
      ]
  }

  private static var history: Workload {
    Workload("floor, a history of 10000 states") {
      let history = FloorHistory()
      let store = FloorStore { history.append($0.state, App.floorIncremented) }
      return .one { store.dispatch(App.floorIncremented) }
    }
  }

  private static var recorder: Workload {
    Workload("a recorder", floor: "floor", goal: Goal(1_000, "no subscriber")) {
      let store = App.makeStore(ActionRecorder { _ in })
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static var stopped: Workload {
    Workload("an inspector that was stopped", floor: "floor", goal: Goal(1.05, "no subscriber")) {
      let store = App.makeStore()
      await inspector(of: store).stop()
      return .one { store.dispatch(App.incremented) }
    }
  }

  private static func inspected(
    _ name: String,
    prepare: @escaping @MainActor (Inspector) async -> Void
  ) -> Workload {
    Workload(name, floor: "floor, a history of 10000 states", goal: Goal(10, "no subscriber")) {
      let store = App.makeStore()
      let inspector = await inspector(of: store)
      await prepare(inspector)
      Kept.keep(inspector)
      return .one { store.dispatch(App.incremented) }
    }
  }

  /// An element that changes is in a list that the history has, too, so that the list is copied.
  private static func inspectedElement(among count: Int) -> Workload {
    Workload("an inspector, an element of \(count)", floor: "floor, an element of \(count)") {
      let store = list(of: count)
      // A hundred states, because ten thousand lists of the largest size do not fit into the memory.
      Kept.keep(await inspector(of: store, historyLength: 100))
      return .one { store.dispatch(.rows(id: count / 2, action: .incremented)) }
    }
  }

  @MainActor
  static func list(of count: Int) -> Store<ListingState, ListingAction> {
    .listing(
      initialState: ListingState(rows: IdentifiedArray((0..<count).map { RowState(id: $0) })),
      reducer: .listing(rows: .row())
    )
  }

  @MainActor
  static func inspector<State: Codable & Sendable, Action: RecordableAction>(
    of store: Store<State, Action>,
    historyLength: Int = 10_000
  ) async -> Inspector {
    let configuration = InspectorConfiguration(
      historyLength: historyLength,
      allowsReleaseBuilds: true,
      announce: { _ in }
    )
    do {
      return try await Inspector.start(store, configuration: configuration)
    } catch {
      fatalError("the inspector does not start: \(error)")
    }
  }
}

/// The last states with their actions and times, as a person would keep them for a page.
@MainActor
private final class FloorHistory {
  private struct Entry {
    let state: FloorState
    let action: FloorAction
    let time: ContinuousClock.Instant
  }

  private let lock = NSLock()
  private var ring: [Entry] = []
  private var next = 0

  func append(_ state: FloorState, _ action: FloorAction) {
    let entry = Entry(state: state, action: action, time: .now)
    lock.lock()
    if ring.count < 10_000 { ring.append(entry) } else { ring[next] = entry }
    next = (next + 1) % 10_000
    lock.unlock()
  }
}
#endif
