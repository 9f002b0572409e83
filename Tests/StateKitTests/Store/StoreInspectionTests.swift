import StateKit
import StateKitTestSupport
import Testing

@testable import StateKit

/// What a debugger does with a store.
@MainActor
struct StoreInspectionTests {
  private let store = Store<Int, Int>(initialState: 0, reducer: Reducer { $0 += $1 })

  @Test func `actions that are kept back are handled in their order afterwards`() async {
    var states: [Int] = []
    let subscription = store.subscribe(\.self) { states.append($0) }
    store.dispatch(1)
    #expect(store.hold())
    store.dispatch(10)
    await Task.detached { [dispatcher = store.dispatcher] in dispatcher.dispatch(100) }.value
    expectEqual(store.state, 1)
    expectEqual(store.heldCount, 2)
    store.release()
    expectEqual(states, [0, 1, 11, 111])
    #expect(!store.isHolding)
    subscription.cancel()
  }

  @Test func `readers and subscribers see the state that is shown`() {
    var states: [Int] = []
    let subscription = store.subscribe(\.self) { states.append($0) }
    store.dispatch(5)
    #expect(store.hold())
    store.show(2)
    expectEqual(store.state, 2)
    store.show(5)
    store.release()
    store.dispatch(1)
    expectEqual(states, [0, 5, 2, 5, 6])
    subscription.cancel()
  }

  @Test func `a store that goes on ends its effects and drops what was kept back`() async {
    let clock = ManualClock()
    let middleware = EffectMiddleware<Int, Int, Int, Void>.onAction { action, _, _ in
      action == 7 ? Effect.just(1000).delay(for: .seconds(1)) : .doNothing
    }
    let store = Store<Int, Int>(
      initialState: 0,
      reducer: Reducer { $0 += $1 },
      middleware: middleware,
      configuration: StoreConfiguration(clock: clock)
    )
    store.dispatch(7)
    #expect(store.hold())
    store.dispatch(50)
    store.show(3)
    store.goOn()
    expectEqual(store.runningEffects, [])
    store.dispatch(1)
    expectEqual(store.state, 4)
  }

  @Test func `a run whose action is dropped comes to its end`() async {
    let run = Task { await store.run(3) }
    while store.timeline.number == 0 { await Task.yield() }
    #expect(store.hold())
    store.goOn()
    await run.value
    expectEqual(store.state, 3)
  }

  @Test func `a store cannot be held while it handles an action`() {
    var wasHeld: Bool?
    let subscription = store.subscribe(\.self) { [unowned store] _ in wasHeld = store.hold() }
    store.dispatch(1)
    expectEqual(wasHeld, false)
    subscription.cancel()
  }

  @Test func `actions are numbered in the order in which they are handled`() {
    var numbers: [Int] = []
    store.observer = { [unowned store] _ in numbers.append(store.timeline.number) }
    let subscription = store.subscribe(\.self) { [unowned store] state in
      if state == 1 { store.dispatch(10) }
    }
    store.dispatch(1)
    store.dispatch(1)
    expectEqual(numbers, [1, 2, 3])
    subscription.cancel()
  }
}
