import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectPromiseTaskTests {
  @Test func `the task's completion is the effect's only action, from its line`() async {
    let bench = EffectBench()
    bench.run(
      .promise(line: 7) { [clock = bench.clock] completion in
        Task {
          try await clock.sleep(for: .seconds(3))
          completion("a")
          completion("b")
        }
      }
    )
    await bench.clock.sleeping(until: .seconds(3))
    bench.clock.advance(by: .seconds(3))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a"])
    expectEqual(bench.sources[0].line, 7)
    expectEqual(bench.sources[0].file, "StateKitTests/EffectPromiseTaskTests.swift")
  }

  @Test func `cancelling the effect cancels the task`() async {
    let bench = EffectBench()
    let ended = Gate()
    bench.run(
      .promise(cancellationToken: "t") { [clock = bench.clock] completion in
        Task {
          defer { ended.open() }
          try await clock.sleep(for: .seconds(3))
          completion("late")
        }
      }
    )
    await bench.clock.sleeping(until: .seconds(3))
    bench.run(.cancel("t"))
    await ended.wait()
    bench.run(.just("last"))
    expectEqual(bench.actions, ["last"])
    #expect(bench.isIdle)
  }
}
