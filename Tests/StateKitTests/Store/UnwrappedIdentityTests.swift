import StateKitTestSupport
import Testing

@testable import StateKit

/// A store from `unwrapped` belongs to the child for which it was made.
@MainActor
@Suite(.watched)
struct UnwrappedIdentityTests {
  private let issues = Recorder<RuntimeIssue>()
  private let heard = Recorder<Int>()

  private func shelf(
    _ state: ShelfState = ShelfState(lamp: LampState(id: 1), lamps: [LampState(id: 1), LampState(id: 2)])
  ) -> Store<ShelfState, ShelfAction> {
    Store(
      initialState: state,
      reducer: .shelf,
      configuration: StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) })
    )
  }

  @Test func `when another child takes the place, it keeps its own, and reports actions`() throws {
    let store = shelf()
    let lamp = try #require(store.view(.lamp).unwrapped)
    let subscription = lamp.subscribe(\.light) { [heard] in heard.append($0) }
    lamp.dispatch(.lit(3))
    store.dispatch(.put(LampState(id: 2)))
    lamp.dispatch(.lit(4))
    store.dispatch(.lamp(.lit(5)))
    expectEqual(lamp.state, LampState(id: 1, light: 3))
    expectEqual(store.state.lamp, LampState(id: 2, light: 5))
    expectEqual(heard.all, [0, 3])
    expectEqual(issues.all.map(\.kind), [.absentChild])
    subscription.cancel()
  }

  @Test func `a removed child stays absent, even if another child takes its place`() throws {
    let store = shelf()
    let lamp = try #require(store.view(.lamp).unwrapped)
    store.dispatch(.put(nil))
    store.dispatch(.put(LampState(id: 2)))
    lamp.dispatch(.lit(4))
    expectEqual(lamp.id, 1)
    expectEqual(store.state.lamp?.light, 0)
    expectEqual(issues.all.count, 1)
  }

  @Test func `the store of an element does not belong to another element`() throws {
    let store = shelf()
    let lamp = try #require(store.view(Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: 1)).unwrapped)
    store.dispatch(.lamps(id: 1, action: .renumbered(3)))
    lamp.dispatch(.lit(4))
    expectEqual(store.state.lamps.map(\.light), [0, 0])
    expectEqual(issues.all.count, 1)
  }

  @Test func `a store asked for anew is of the child that is there now`() throws {
    let store = shelf()
    let first = try #require(store.view(.lamp).unwrapped)
    store.dispatch(.put(LampState(id: 2)))
    let second = try #require(store.view(.lamp).unwrapped)
    second.dispatch(.lit(4))
    expectEqual(second.state, LampState(id: 2, light: 4))
    expectEqual(first.id, 1)
  }

  @Test func `an action that waits does not reach the child that replaced its own child`() throws {
    let store = shelf()
    let lamp = try #require(store.view(.lamp).unwrapped)
    let subscription = store.subscribe(\.note) { note in
      guard note == "x" else { return }
      store.dispatch(.put(LampState(id: 2)))
      lamp.dispatch(.lit(4))
    }
    store.dispatch(.noted("x"))
    expectEqual(store.state.lamp, LampState(id: 2))
    expectEqual(issues.all.map(\.kind), [.absentChild])
    subscription.cancel()
  }

  @Test(arguments: [false, true])
  func `an action from another thread does not reach the child that replaced its own child`(
    isViewed: Bool
  ) throws {
    let store = shelf()
    let lamp = try #require(store.view(.lamp).unwrapped)
    let dispatcher = isViewed ? lamp.view(Scope.root).dispatcher : lamp.dispatcher
    // Sent as from another thread: the action waits until the store handles its mail.
    dispatcher.dispatch(.lit(3), isolation: nil)
    store.handleMail()
    expectEqual(store.state.lamp?.light, 3)
    dispatcher.dispatch(.lit(4), isolation: nil)
    store.dispatchAheadOfMail(.put(LampState(id: 2)), from: ActionSource())
    store.handleMail()
    expectEqual(store.state.lamp, LampState(id: 2))
    expectEqual(issues.all.map(\.kind), [.absentChild])
  }

  @Test func `mail that removes its child comes before the child's own actions`() throws {
    let store = shelf()
    let lamp = try #require(store.view(.lamp).unwrapped)
    store.dispatcher.dispatch(.put(LampState(id: 2)), isolation: nil)
    lamp.dispatch(.lit(4))
    expectEqual(store.state.lamp, LampState(id: 2))
    expectEqual(issues.all.map(\.kind), [.absentChild])
  }

  @Test func `the states of a child end when the child is removed`() async throws {
    for next in [nil, LampState(id: 2)] {
      let store = shelf()
      let lamp = try #require(store.view(.lamp).unwrapped)
      let lights = lamp.view(state: \.light).states
      let states = lamp.states
      store.dispatch(.lamp(.lit(3)))
      store.dispatch(.put(next))
      store.dispatch(.lamp(.lit(4)))
      var seen: [Int] = []
      for await state in states { seen.append(state.light) }
      for await light in lights { seen.append(light) }
      expectEqual(seen, [0, 3, 0, 3])
    }
  }

  @Test func `the states of a child that went already are its last state`() async throws {
    let store = shelf()
    let lamp = try #require(store.view(.lamp).unwrapped)
    lamp.dispatch(.lit(3))
    store.dispatch(.put(nil))
    var seen: [Int] = []
    for await state in lamp.states { seen.append(state.light) }
    expectEqual(seen, [3])
  }
}
