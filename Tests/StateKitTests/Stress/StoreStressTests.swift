import Testing

@testable import StateKit

/// Many threads at one store: what the thread sanitizer watches best.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct StoreStressTests {
  private nonisolated static let senderCount = 8
  private nonisolated static let actionCount = 100_000

  @Test func `each action is counted once, in its sender's order, whatever else goes on, and nothing leaks`()
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
    #expect(census.living(.middleware) == 0)
    #expect(census.living(.subscriber) == 0)
    #expect(census.living(.sideEffect) == 0)
    // Effects were cancelled, and need some time to notice.
    await census.allGone()
  }

  private func stress(_ store: StressStore, _ census: Census) async {
    let totals = StressTotals(store, census)
    let disturbance = StressDisturbance(store, census, sender: Self.senderCount)
    let dispatcher = store.dispatcher
    async let disturbed: Void = StressThreads.run(3) { _ in disturbance.run() }
    await StressThreads.run(Self.senderCount) { sender in
      for number in 0..<Self.actionCount {
        // Else all would be sent before the main actor has turned to anything else, such as other tests.
        if number.isMultiple(of: 100) { StressThreads.onMainActor {} }
        dispatcher.dispatch(.tick(sender: sender, number: number))
      }
    }
    disturbance.end()
    await disturbed
    store.handleMail()

    let (state, others) = (store.state, store.state.next[Self.senderCount])
    #expect(state.wrong == [])
    #expect(state.next.dropLast() == Array(repeating: Self.actionCount, count: Self.senderCount)[...])
    #expect(state.total == Self.senderCount * Self.actionCount + others)
    #expect(totals.last == state.total)
    #expect(totals.areRising)
    #expect(totals.seen == state.total)
    #expect(census.living(.subscriber) == 1, "those that were cancelled are freed while the store is there")
    #expect(census.living(.sideEffect) <= 1 + 3 * 3)
    // Else nothing went on meanwhile.
    #expect(min(others, state.nextBeat.count, census.born(.effect)) > 10)
    #expect(min(census.born(.subscriber), census.born(.sideEffect)) > 10)
  }
}
