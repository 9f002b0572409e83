import StateKitTestSupport
import Testing

@testable import StateKit

/// Many threads use one store: the main work of the thread sanitizer.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct StoreStressTests {
  private nonisolated static let senderCount = 8
  private nonisolated static let actionCount = Thoroughness.rounds(20_000, all: 100_000)

  @Test
  func `each action is counted once, in its sender's order, during other work, and memory does not leak`()
    async throws
  {
    let census = Census()
    weak var gone: StressStore?
    do {
      let store = StressStore.stress(census, senderCount: Self.senderCount + 1)
      gone = store
      await stress(store, census)
    }
    try #require(gone == nil)
    expectEqual(census.living(.middleware), 0)
    expectEqual(census.living(.subscriber), 0)
    expectEqual(census.living(.sideEffect), 0)
    // Cancelled effects end some time later.
    await census.allGone()
  }

  private func stress(_ store: StressStore, _ census: Census) async {
    let totals = StressTotals(store, census)
    let disturbance = StressDisturbance(store, census, sender: Self.senderCount)
    var memory: [Int] = []
    for round in 0..<StressRounds.count {
      await disturbance.during(seed: StressRounds.seed &+ UInt64(round)) {
        await send(Self.actionCount * round..<Self.actionCount * (round + 1), to: store.dispatcher)
      }
      store.handleMail()
      expectAllCame(in: store.state, totals, census, rounds: round + 1)
      if let bytes = StressMemory.bytesInUse { memory.append(bytes) }
    }
    // The disturbance must have run meanwhile.
    #expect(min(store.state.next[Self.senderCount], store.state.beats, census.born(.effect)) > 10)
    #expect(min(census.born(.subscriber), census.born(.sideEffect)) > 10)
    if StressRounds.areMany { expectFlat(memory, store.state, census) }
  }

  private func send(_ numbers: Range<Int>, to dispatcher: Dispatcher<StressAction>) async {
    await StressThreads.run(Self.senderCount) { sender in
      for number in numbers {
        // Without this pause, all actions would be sent before the main actor runs anything else, such as
        // other tests.
        if number.isMultiple(of: 100) { StressThreads.onMainActor {} }
        dispatcher.dispatch(.tick(sender: sender, number: number))
      }
    }
  }

  private func expectAllCame(
    in state: StressState,
    _ totals: StressTotals,
    _ census: Census,
    rounds: Int
  ) {
    let (sent, others) = (Self.actionCount * rounds, state.next[Self.senderCount])
    expectEqual(state.wrong, [])
    expectEqual(state.next.dropLast(), Array(repeating: sent, count: Self.senderCount)[...])
    expectEqual(state.total, Self.senderCount * sent + others)
    expectEqual(totals.last, state.total)
    #expect(totals.areRising)
    expectEqual(totals.seen, state.total)
    expectEqual(census.living(.subscriber), 1, "those that were cancelled are freed while the store is there")
    expectEqual(census.living(.sideEffect), 1)
  }

  /// Memory use does not grow after the first rounds, in which all tables reach their full size. The minimum
  /// counts, because threads and tasks may end some time after a round.
  private func expectFlat(_ memory: [Int], _ state: StressState, _ census: Census) {
    let warm = memory.dropFirst(2)
    let half = warm.count / 2
    guard let early = warm.prefix(half).min(), let late = warm.suffix(half).min() else { return }
    let growth = 100 * Double(late - early) / Double(early)
    print(
      """
      \(StressRounds.count) rounds, seed \(StressRounds.seed): \(state.total + state.beats) actions, \
      \(census.born(.effect)) effects, \(census.born(.subscriber)) subscriptions, \
      \(census.born(.sideEffect)) side effects; bytes in use \(early), then \(late): \(growth) % more
      """
    )
    #expect(growth < 1)
  }
}
