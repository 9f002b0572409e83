import StateKit
@testable import StateKitTesting
import StateKit
import StateKitTestSupport
import Testing

@Suite(.watched)
struct TestClockTests {
  private let clock = TestClock()

  /// Starts tasks that sleep; returns their durations in the order in which they wake.
  private func sleepers(_ durations: [Duration]) async -> AsyncStream<Duration> {
    let (stream, continuation) = AsyncStream<Duration>.makeStream()
    for duration in durations {
      Task {
        try await clock.sleep(for: duration)
        continuation.yield(duration)
      }
    }
    await clock.waitForSleepers(durations.count, timeout: .noHurry)
    return stream
  }

  @Test func `time stands still until it is moved`() async {
    expectEqual(clock.now, TestClock.Instant())
    await clock.advance(by: .seconds(2))
    await clock.advance(by: .milliseconds(500))
    expectEqual(clock.now.offset, .milliseconds(2500))
  }

  @Test func `tasks wake in the order of their deadlines, each at its own`() async {
    var woken = await sleepers([.seconds(3), .seconds(1), .seconds(2)]).makeAsyncIterator()
    await clock.advance(to: TestClock.Instant(offset: .seconds(1)), settling: {})
    await expectEqual(woken.next(), .seconds(1))
    await clock.advance(to: TestClock.Instant(offset: .seconds(2)), settling: {})
    await expectEqual(woken.next(), .seconds(2))
    await clock.advance(by: .seconds(5))
    await expectEqual(woken.next(), .seconds(3))
    expectEqual(clock.now.offset, .seconds(7))
  }

  @Test func `a task that sleeps again within the time that passes wakes again`() async {
    let times = Lock<[Duration]>([])
    let task = Task {
      while times.withLock({ $0.count }) < 3 {
        try await clock.sleep(for: .seconds(1))
        times.withLock { $0.append(clock.now.offset) }
      }
    }
    var steps = 0
    await clock.advance(to: TestClock.Instant(offset: .milliseconds(3500))) {
      steps += 1
      if steps < 4 { await clock.waitForSleepers(1, timeout: .noHurry) } else { _ = await task.result }
    }
    expectEqual(times.withLock { $0 }, [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test func `running wakes all and ends at the last deadline`() async {
    var woken = await sleepers([.seconds(3), .seconds(1), .seconds(20)]).makeAsyncIterator()
    await clock.run(timeout: .noHurry)
    expectEqual(clock.now.offset, .seconds(20))
    var times: [Duration] = []
    while times.count < 3, let time = await woken.next() { times.append(time) }
    expectEqual(Set(times), [.seconds(1), .seconds(3), .seconds(20)])
    await clock.run(timeout: .noHurry)
    expectEqual(clock.now.offset, .seconds(20))
  }

  @Test func `running also wakes tasks that sleep again, until it is cancelled`() async {
    let ticking = Task { [clock] in
      while !Task.isCancelled { try await clock.sleep(for: .seconds(1)) }
    }
    await clock.waitForSleepers(1, timeout: .noHurry)
    let running = Task { [clock] in
      await clock.run(atMost: .noHurry) {
        if clock.now.offset < .seconds(100) {
          await clock.waitForSleepers(1, timeout: .noHurry)
        } else {
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
    }
    #expect(await running.value)
    expectEqual(clock.now.offset, .seconds(100))
    ticking.cancel()
  }

  @Test func `a deadline that is over does not sleep`() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(1)))
    expectEqual(clock.now, TestClock.Instant(offset: .seconds(1)))
  }

  @Test func `cancellation ends the sleep, before it as well as in it`() async {
    let asleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1, timeout: .noHurry)
    asleep.cancel()
    await #expect(throws: CancellationError.self) { try await asleep.value }
    let early = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
  }

  #if Testing
  @Test @MainActor func `waiting in vain fails at the line of the wait, and says what was missing`() async {
    let failures = await failures {
      await clock.waitForSleepers(1, timeout: .zero)
      await clock.waitForSleepers(2, timeout: .nanoseconds(1))
      let sleeping = Task { try await clock.sleep(for: .seconds(3)) }
      await clock.waitForSleepers(1, timeout: .noHurry)
      await clock.waitForSleepers(1, timeout: .zero)
      await clock.waitForSleepers(2, timeout: .zero)
      let others = Task { try await clock.sleep(for: .seconds(2)) }
      await clock.waitForSleepers(2, timeout: .noHurry)
      await clock.advance(by: .seconds(1))
      await clock.waitForSleepers(3, timeout: .zero)
      await clock.run(timeout: .zero)
      await clock.run(timeout: .noHurry)
      _ = await (sleeping.result, others.result)
    }
    expectEqual(
      failures.map(\.message),
      [
        "A task was to sleep on the clock within 0.0 seconds, and none does: it is 0.0 seconds there.",
        "2 tasks were to sleep on the clock within 1e-09 seconds, and none does: it is 0.0 seconds there.",
        "2 tasks were to sleep on the clock within 0.0 seconds, and one does, until 3.0 seconds: it is 0.0 seconds there.",
        "3 tasks were to sleep on the clock within 0.0 seconds, and 2 do, the first until 2.0 seconds: it is 1.0 seconds "
          + "there.",
        "No task was to sleep on the clock any more after it has run for 0.0 seconds, and 2 do, the first until 2.0 seconds: "
          + "it is 1.0 seconds there. A task that sleeps repeatedly, such as a timer, has to be cancelled before the clock "
          + "runs.",
      ]
    )
    let start = failures.first?.line ?? 0
    expectEqual(failures.map { $0.line - start }, [0, 1, 5, 9, 10])
  }

  @Test @MainActor func `an effect that sleeps on the clock sends when its time has come`() async {
    let store = SearchTestStore.search { [clock] action in
      guard let text = action.typed else { return .doNothing }
      return .task(cancellationToken: "typing") {
        try? await clock.sleep(for: .milliseconds(300))
        return .search(text)
      }
    }
    store.send(.typed("a")) { $0.text = "a" }
    await clock.waitForSleepers(1, timeout: .noHurry)
    store.send(.typed("ab")) { $0.text = "ab" }
    await clock.waitForSleepers(1, timeout: .noHurry)
    await clock.advance(by: .milliseconds(300))
    await store.receive(.search("ab"), timeout: .noHurry)
    await store.finish(timeout: .noHurry)
  }
  #endif

  @Test func `waiting for sleepers that do not come lasts until the task is cancelled`() async {
    let waiting = Task { [clock] in await clock.waitForSleepers(1, timeout: .noHurry) }
    waiting.cancel()
    await waiting.value
    let begun = Task(executorPreference: AtOnce()) { [clock] in
      await clock.waitForSleepers(1, timeout: .noHurry)
    }
    begun.cancel()
    await begun.value
    var sleepers = Sleepers(now: TestClock.Instant())
    let isMet = await withCheckedContinuation { continuation in
      let areSleeping = sleepers.whenSleeping(1, 7, continuation)
      #expect(areSleeping == nil)
      sleepers.cancelObserver(7)?()
    }
    let later = sleepers.cancelObserver(7)
    #expect(!isMet && later == nil)
  }
}

/// Runs a task where it is started, until it waits.
private final class AtOnce: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
