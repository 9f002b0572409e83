import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectStreamTests {
  private struct Offline: Error {}

  private let bench = EffectBench()

  private var letters: AsyncStream<String> {
    AsyncStream { continuation in
      for letter in ["a", "b"] { continuation.yield(letter) }
      continuation.finish()
    }
  }

  @Test func `a property's actions come from where the effect was started, also when it starts later`() async
  {
    bench.run(.concatenate(.just("first"), letters.asEffect), from: ActionSource(line: 9))
    await bench.until { $0.isIdle }
    #expect(bench.actions == ["first", "a", "b"])
    #expect(bench.sources.suffix(2).map(\.line) == [9, 9])
  }

  @Test func `a call's actions come from its line`() async {
    bench.run(letters.asEffect(line: 7), from: ActionSource(line: 9))
    await bench.until { $0.isIdle }
    #expect(bench.sources.map(\.line) == [7, 7])
  }

  @Test func `the error that a sequence ends with becomes an action`() async {
    let failing = AsyncThrowingStream<String, any Error> { continuation in
      continuation.yield("a")
      continuation.finish(throwing: Offline())
    }
    bench.run(.stream(failing, line: 7) { error in "failed: \(error)" })
    await bench.until { $0.isIdle }
    #expect(bench.actions == ["a", "failed: Offline()"])
    #expect(bench.sources.map(\.line) == [7, 7])
  }

  @Test func `cancelling an effect ends its sequence`() async {
    let ended = Gate()
    let endless = AsyncStream<String> { $0.onTermination = { _ in ended.open() } }
    bench.run(endless.asEffect(cancellationToken: "t"))
    bench.run(.cancel("t"))
    await ended.wait()
    #expect(bench.isIdle)
  }
}
