import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectPromiseTests {
  private typealias Completion = @Sendable (String) -> Void

  private let completions = Recorder<Completion>()
  private let log = Recorder<String>()

  private var promise: Effect<String> {
    .promise(cancellationToken: "t", line: 7) { [completions, log] completion in
      log.append("starts")
      completions.append(completion)
      return { log.append("cancelled") }
    }
  }

  @Test func `a promise starts at once, gives one action with its line, and ends`() async {
    let bench = EffectBench()
    bench.run(promise)
    expectEqual(log.all, ["starts"])
    #expect(!bench.isIdle)
    completions.all[0]("a")
    completions.all[0]("b")
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a"])
    expectEqual(bench.sources[0].line, 7)
    expectEqual(bench.sources[0].file, "StateKitTests/EffectPromiseTests.swift")
  }

  @Test func `a promise that is completed at once is handled before the dispatch returns`() {
    let store = JournalStore.journal { action in
      guard action == .count else { return .doNothing }
      return .promise { completion in
        completion(.write("a"))
        completion(.write("b"))
        return {}
      }
    }
    store.dispatch(.count)
    expectEqual(store.state.entries, ["a"])
  }

  @Test func `after the completion cancelling has no effect, also before the store received the completion`()
    async
  {
    let bench = EffectBench()
    bench.run(promise)
    completions.all[0]("a")
    bench.run(.cancel("t"))
    expectEqual(log.all, ["starts"])
    await bench.until { $0.isIdle }
  }

  @Test func `cancelling calls the cancellation once, and a late completion has no effect`() {
    let bench = EffectBench()
    bench.run(promise)
    bench.run(.cancel("t"))
    bench.run(.cancel("t"))
    completions.all[0]("late")
    bench.run(.just("last"))
    expectEqual(log.all, ["starts", "cancelled"])
    expectEqual(bench.actions, ["last"])
    #expect(bench.isIdle)
  }

  @Test func `a promise may complete before it has returned its cancellation`() async {
    let bench = EffectBench()
    bench.run(
      .promise(cancellationToken: "t") { [log] completion in
        completion("a")
        return { log.append("cancelled") }
      }
    )
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a"])
    expectEqual(log.all, [])
  }

  @Test func `a completion during another completion has no effect`() async {
    let bench = EffectBench()
    let effect = promise.map { [completions] text in
      if text == "first" { completions.all[0]("second") }
      return text
    }
    bench.run(effect)
    completions.all[0]("first")
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["first"])
  }

  @Test func `of many threads that complete it, one counts`() async {
    for _ in 0..<100 {
      let bench = EffectBench()
      bench.run(promise)
      let completion = completions.all[completions.all.count - 1]
      await withTaskGroup { group in
        for number in 0..<4 { group.addTask { completion("\(number)") } }
      }
      await bench.until { $0.isIdle }
      expectEqual(bench.actions.count, 1)
    }
  }

  @Test func `the closures for completion and cancellation are freed, even if the completion is kept`() async
  {
    let released = Gate()
    let bench = EffectBench()
    let start: @MainActor () -> Effect<String> = { [completions] in
      let witness = Witness(released)
      return Effect<Int>.promise { completion in
        completions.append { text in completion(text.count) }
        return { withExtendedLifetime(witness) {} }
      }.map { number in withExtendedLifetime(witness) { "\(number)" } }
    }
    bench.run(start())
    completions.all[0]("abc")
    await bench.until { $0.actions == ["3"] }
    await released.wait()
  }

  @Test func `a store that goes cancels it`() {
    var store: JournalStore? = .journal { [log] _ in .promise { _ in { log.append("cancelled") } } }
    store?.dispatch(.count)
    store = nil
    expectEqual(log.all, ["cancelled"])
  }
}
