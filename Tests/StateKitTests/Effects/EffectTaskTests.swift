import Testing

@testable import StateKit

@MainActor
@Suite(.timeLimit(.minutes(10)))
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
    #expect(bench.actions == ["failed: Offline(seconds: 3)"])
    #expect(bench.sources.map(\.line) == [7])
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

  @Test func `where nothing is thrown the action is what was awaited`() async {
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
