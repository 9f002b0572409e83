import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
struct StoreOrderTests {
  @Test func `middleware, reducer, subscribers, then effects in the middleware's order`() {
    let log = Recorder<String>()
    func speaking(_ name: String) -> JournalMiddleware {
      JournalMiddleware { _, _, state in
        log.append("\(name) handles \(state.count)")
        return .merge(
          .deferred { _ in log.append("\(name) runs \(state.count)") },
          .deferred { _ in log.append("\(name) runs again") }
        )
      }
    }
    let store = Store.journal(speaking("a") <> speaking("b"))
    let subscription = store.subscribe { log.append("subscriber \($0.count)") }
    store.dispatch(.count)
    subscription.cancel()
    expectEqual(
      log.all,
      [
        "subscriber 0", "a handles 0", "b handles 0", "subscriber 1", "a runs 1", "a runs again", "b runs 1",
        "b runs again",
      ]
    )
  }

  @Test func `an action from another thread during a turn comes before the actions that bridges derive`() {
    let sends = Recorder<@Sendable () -> Void>()
    let handled = Recorder<BoardAction>()
    let store = Store<BoardState, BoardAction>.withDeclaredBridges(
      initialState: BoardState(draft: DraftState(text: "a")),
      reducer: .board()
        <> Reducer { _, action in
          // A reducer is not isolated to an actor, like code on another thread.
          if action == .draft(.saved) { sends.all.last?() }
        },
      middleware: AnyMiddleware { action, _, _ in
        handled.append(action)
        return .doNothing
      },
      sideEffects: SideEffectRegistry<BoardState, BoardAction>(),
      configuration: StoreConfiguration()
    )
    sends.append { [dispatcher = store.dispatcher] in dispatcher.dispatch(.removed(id: 1), isolation: nil) }
    store.dispatch(.draft(.saved))
    expectEqual(handled.all, [.draft(.saved), .removed(id: 1), .draft(.typed("a!"))])
  }

  @Test func `an action that middleware dispatches waits its turn`() {
    let place = Place<JournalStore>()
    let store = Store.journal { [weak place] action in
      guard action == .write("a") else { return .doNothing }
      place?.value?.dispatch(.write("b"))
      return .just(.write("c"))
    }
    place.value = store
    trace(store, [.write("a")], expecting: ["a", "b", "c"])
  }

  @Test func `an action that a subscriber dispatches waits until all subscribers were called`() {
    let store = Store.journal()
    let log = Recorder<String>()
    let first = store.subscribe(\.count) { [unowned store] count in
      log.append("first \(count)")
      if count == 1 { store.dispatch(.count) }
    }
    let second = store.subscribe(\.count) { log.append("second \($0)") }
    store.dispatch(.count)
    expectEqual(log.all, ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an action that a subscriber dispatches in its first call waits until that returned`() {
    let store = Store.journal()
    let log = Recorder<Int>()
    let subscription = store.subscribe { [unowned store] state in
      let count = state.count
      log.append(count)
      if count == 0 { store.dispatch(.count) }
      expectEqual(state.count, count)
    }
    expectEqual(log.all, [0, 1])
    subscription.cancel()
  }

  @Test func `an action that an effect dispatches on the main actor waits for its turn`() async {
    let store = Store.journal { action in
      guard action == .count else { return .doNothing }
      return .run { @MainActor send in
        send(.write("a"))
        send(.write("b"))
      }
    }
    store.dispatch(.count)
    await store.until { $0.entries.count == 2 }
    expectEqual(store.state.entries, ["a", "b"])
  }

  @Test func `actions are handled first in, first out, however deep`() {
    let store = Store.journal { action in
      switch action {
      case .write(let text) where text.count < 4: .sequence([.write(text + "l"), .write(text + "r")])
      default: .doNothing
      }
    }
    trace(
      store,
      [.write("x")],
      expecting: [
        "x", "xl", "xr", "xll", "xlr", "xrl", "xrr", "xlll", "xllr", "xlrl", "xlrr", "xrll", "xrlr", "xrrl",
        "xrrr",
      ]
    )
  }

  @Test func `bridges chained 100,000 deep run in constant stack`() {
    let depths = Recorder<UInt>()
    let store = Store<Int, ChainAction>(
      initialState: 0,
      reducer: Reducer { state, action in
        if case .link(let number) = action { state = number }
        if state.isMultiple(of: 1000) { depths.append(stackAddress()) }
      },
      middleware: BridgeMiddleware<ChainAction, ChainAction, Int>()
        .bridge(\.link >=> { $0 < 100_000 ? .link($0 + 1) : nil })
    )
    store.dispatch(.link(0))
    expectEqual(store.state, 100_000)
    expectEqual(depths.all.count, 101)
    #expect((depths.all.max() ?? 0) - (depths.all.min() ?? 0) < 4096)
  }

  private func trace(
    _ store: JournalStore,
    _ actions: [JournalAction],
    expecting entries: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for action in actions { store.dispatch(action) }
    #expect(store.state.entries == entries, sourceLocation: sourceLocation)
  }
}

private enum ChainAction: Sendable {
  case link(Int)

  var link: Int? {
    if case .link(let number) = self { return number }
    return nil
  }
}

/// The approximate address of the stack's top.
private func stackAddress() -> UInt {
  var local: UInt8 = 0
  return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
}
