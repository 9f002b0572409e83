import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@Suite(.watched)
struct ImmediateClockTests {
  private let clock = ImmediateClock()

  @Test func `a sleep ends at once, and it is later then`() async throws {
    expectEqual(clock.now.offset, .zero)
    try await clock.sleep(for: .seconds(3))
    expectEqual(clock.now.offset, .seconds(3))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .seconds(4)))
    expectEqual(clock.now.offset, .seconds(5))
    expectEqual(clock.minimumResolution, .zero)
  }

  @Test func `a task that is cancelled does not sleep`() async {
    let cancelled = Task { [clock] in
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    expectEqual(clock.now.offset, .zero)
  }

  @Test func `a task that sleeps again and again is cancelled between two sleeps`() async {
    let ticks = Lock(0)
    let ticking = Task { [clock] in
      while true {
        try await clock.sleep(for: .seconds(1))
        if ticks.withLock({
          $0 += 1; return $0
        }) == 100 {
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
    }
    await #expect(throws: CancellationError.self) { try await ticking.value }
    #expect(ticks.withLock { $0 } == 100 && clock.now.offset == .seconds(100))
  }

  #if Testing
  @Test @MainActor func `effects of a store wait by it without waiting`() async {
    let store = SearchTestStore(
      initialState: SearchState(),
      reducer: .search,
      middleware: AnyMiddleware { action, _, _ in
        guard let text = action.typed else { return .doNothing }
        return SearchEffect.just(.search(text)).debounce("typing", for: .seconds(300))
      },
      configuration: StoreConfiguration(clock: clock)
    )
    store.send(.typed("a")) { $0.text = "a" }
    await store.receive(.search("a"), timeout: .noHurry)
    await store.finish(timeout: .noHurry)
  }

  @Test @MainActor
  func `a store handles what an effect has sent before it sleeps, and ends the effect in time`() async {
    let sent = Lock(0)
    let store = SearchStore(
      initialState: SearchState(),
      reducer: .search,
      middleware: AnyMiddleware { [clock] action, _, _ in
        if action == .search("10") { return .cancel("counting") }
        guard action.typed != nil else { return .doNothing }
        return .run(cancellationToken: "counting") { send in
          while (try? await clock.sleep(for: .seconds(1))) != nil {
            let number = sent.withLock { sent in
              sent += 1
              return sent
            }
            send(.search("\(number)"))
          }
        }
      }
    )
    await store.run(.typed("a"))
    expectEqual(sent.withLock { $0 }, 10)
  }
  #endif
}
