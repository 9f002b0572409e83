import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectTaskTests {
  private struct Offline: Error {
    let seconds: Int
  }

  private let bench = EffectBench()

  @Test func `an error becomes an action with the line of the task`() async {
    bench.run(
      .task(line: 7) {
        throw Offline(seconds: 3)
      } catch: { error in
        "failed: \(error)"
      }
    )
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["failed: Offline(seconds: 3)"])
    expectEqual(bench.sources.map(\.line), [7])
  }

  @Test func `an error whose type is known arrives as that type`() async {
    bench.run(
      .task { () async throws(Offline) in
        throw Offline(seconds: 3)
      } catch: { error in
        "again in \(error.seconds)"
      }
    )
    await bench.until { $0.actions == ["again in 3"] }
  }

  @Test
  func `actions that were sent before the error come first, and the action of the error ends the effect`()
    async
  {
    bench.run(
      .run(line: 7) { send in
        send("a")
        send("b")
        throw Offline(seconds: 3)
      } catch: { error in
        "failed: \(error)"
      }
    )
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a", "b", "failed: Offline(seconds: 3)"])
    expectEqual(bench.sources.last?.line, 7)
    expectEqual(bench.runningCounts, [1, 1, 0])
  }

  @Test func `an effect that returns gives no action for an error`() async {
    bench.run(
      .run { (send) async throws(Offline) in
        send("a")
      } catch: { _ in
        "failed"
      }
    )
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a"])
  }

  @Test func `without an error the action is the awaited value`() async {
    @Sendable func load() async throws -> String { "loaded" }
    bench.run(
      .task {
        try await load()
      } catch: { _ in
        "failed"
      }
    )
    await bench.until { $0.actions == ["loaded"] }
  }
}
