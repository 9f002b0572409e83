import StateKit
import StateKitTestSupport
import StateKitTesting
import Testing

@testable import GoldenCode

/// A domain in many places of a store, by their ids.
@MainActor
@Suite(.watched)
struct DomainHostsTests {
  /// A store with a plant in each window, as a Redux with actions for windows has it.
  @MainActor
  private final class Redux {
    var windows: [String: PlantState]
    var actions: [String] = []
    private(set) var plants: DomainHosts<String, PlantState, PlantAction>!
    private var queue: [(PlantAction?, String)] = []
    private var isHandling = false

    init(_ windows: String...) {
      self.windows = Dictionary(uniqueKeysWithValues: windows.map { ($0, PlantState()) })
      plants = DomainHosts(.plant(reducer: Reducers.plant)) { [unowned self] in
        self.windows[$0]
      } dispatch: { [unowned self] in
        dispatch($0, in: $1)
      }
    }

    /// Middleware runs before the new state is assigned, as in the Redux of Firefox for iOS.
    ///
    /// - Parameter action: Nil closes the window.
    func dispatch(_ action: PlantAction?, in window: String) {
      queue.append((action, window))
      if isHandling { return }
      isHandling = true
      while !queue.isEmpty {
        let (action, window) = queue.removeFirst()
        var new = windows
        if let action {
          actions.append("\(window): \(action.name)")
          var state = new[window] ?? PlantState()
          plants.reduce(&state, action, in: window)
          new[window] = state
        } else {
          new[window] = nil
        }
        plants.run()
        windows = new
      }
      isHandling = false
    }
  }

  @Test func `each id has work of its own, and the closures are shared`() async {
    let redux = Redux("left", "right")
    let counts = Lock(0)
    redux.plants.sideEffects.register(
      PlantEffects(count: {
        counts.withLock {
          $0 += 1
          return $0
        }
      })
    )
    redux.dispatch(.count(.request), in: "left")
    await redux.plants.settled()
    redux.dispatch(.count(.request), in: "right")
    await redux.plants.settled()
    expectEqual(redux.windows["left"]?.total.value, 1)
    expectEqual(redux.windows["right"]?.total.value, 2)
    expectEqual(
      redux.actions,
      ["left: count.request", "left: count.success", "right: count.request", "right: count.success"]
    )
    expectEqual(redux.plants.ids, ["left", "right"])
  }

  @Test func `a window that comes with its first action has a host, and its work`() async {
    let redux = Redux()
    redux.plants.sideEffects.register(PlantEffects(count: { 7 }))
    redux.plants.sideEffects.addAfterReducers { (_: PumpAction, _: Dispatcher<PlantAction>) in }
    redux.dispatch(.count(.request), in: "new")
    redux.dispatch(.pump(.stopped), in: "new")
    await redux.plants.settled()
    expectEqual(redux.windows["new"]?.total.value, 7)
    #expect(redux.plants["new"] != nil)
    #expect(redux.plants["unknown"] == nil)
  }

  @Test func `the work of a window ends after it was closed, and that of others goes on`() async {
    let redux = Redux("left", "right")
    let ended = Gate()
    redux.plants.sideEffects.register(
      PumpEffects(
        monitor: { Levels(values: AsyncStream { $0.onTermination = { _ in ended.open() } }) },
        tick: { AsyncStream { _ in } }
      )
    )
    redux.plants.sideEffects.register(PlantEffects(light: { "on" }))
    for window in ["left", "right"] { redux.dispatch(.pump(.started), in: window) }
    await redux.plants.settled()
    let left = redux.plants["left"]
    expectEqual(left?.runningEffects.count, 2)
    redux.dispatch(nil, in: "left")
    // Somebody holds the host, and the work ends all the same.
    await ended.wait()
    expectEqual(left?.runningEffects, [])
    expectEqual(redux.plants.ids, ["right"])
    expectEqual(redux.plants["right"]?.runningEffects.count, 2)
  }

  @MainActor private final class Radios {
    var radios = ["a": RadioState(isRecording: true), "b": RadioState()]
  }

  @Test func `with the ids of the store, effects with while begin before the first action`() async {
    let redux = Radios()
    let clock = TestClock()
    let hosts = DomainHosts<String, RadioState, RadioAction>(
      .radio(reducer: Reducers.radio),
      configuration: StoreConfiguration(clock: clock),
      ids: { redux.radios.keys.sorted() },
      state: { redux.radios[$0] },
      dispatch: { _, _ in }
    )
    await hosts.settled()
    expectEqual(hosts.ids, ["a", "b"])
    expectEqual(hosts.ids.map { hosts[$0]?.runningEffects.count }, [1, 0])
    redux.radios["c"] = RadioState(isRecording: true)
    redux.radios["a"] = nil
    hosts.run()
    await hosts.settled()
    expectEqual(hosts.ids, ["b", "c"])
    expectEqual(hosts.ids.map { hosts[$0]?.runningEffects.count }, [0, 1])
  }

  @Test func `one window is tested by a test host`() async {
    let redux = Redux("left", "right")
    redux.plants.sideEffects.register(PlantEffects(count: { 7 }))
    let left = TestHost(redux.plants["left"]!)
    left.send(.count(.request)) { $0.total = .loading(nil) }
    redux.dispatch(.count(.request), in: "right")
    await left.receive(.count(.success(7))) { $0.total = .loaded(7) }
    await left.finish()
  }
}
