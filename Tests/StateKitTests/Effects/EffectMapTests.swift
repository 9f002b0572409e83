import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectMapTests {
  /// The entries in a store of strings that runs effects of numbers through `map`.
  private func run(_ effect: @escaping @Sendable () -> Effect<Int>, count: Int) async -> [String] {
    let log = Recorder<String>()
    let store = Store<Int, String>(
      initialState: 0,
      reducer: Reducer { state, _ in state += 1 },
      middleware: AnyMiddleware { action, source, _ in
        log.append("\(action) \(source.line)")
        return action == "go" ? effect().map { "<\($0)>" } : .doNothing
      }
    )
    store.dispatch("go", line: 0)
    await store.until { state in state() > count }
    return log.all
  }

  @Test func `map changes the actions and keeps their sources`() async {
    let effect: @Sendable () -> Effect<Int> = {
      .merge(.just(1, line: 11), .deferred { $0(2, line: 12) }, .doNothing)
    }
    await expectEqual(run(effect, count: 2), ["go 0", "<1> 11", "<2> 12"])
  }

  @Test func `map also changes the actions of running effects`() async {
    await expectEqual(run({ .run { $0(1, line: 11) } }, count: 1), ["go 0", "<1> 11"])
    await expectEqual(run({ .task(line: 12) { 2 } }, count: 1), ["go 0", "<2> 12"])
  }

  @Test func `mapping by the identity or twice only changes the actions`() async {
    let effect: @Sendable () -> Effect<Int> = { .sequence([1, 2], line: 11).map { $0 }.map { $0 * 10 } }
    await expectEqual(run(effect, count: 2), ["go 0", "<10> 11", "<20> 11"])
  }

  private nonisolated static var everyKind: [@Sendable () -> Effect<Int>] {
    [
      { .just(1) },
      { .run { send in send(1) } },
      {
        .callback { send, end in
          send(1)
          end()
          return {}
        }
      },
      { .made { _ in .just(1) } },
      { .merge(.just(1), .cancel("t")) },
      { .concatenate(.doNothing, .just(1), .cancel("t")) },
      { .just(1).cancellable(by: "t") },
      { .just(1).owned(by: "o") },
      { .just(1).delay(for: .zero) },
      { .just(1).debounce("t", for: .zero) },
      { .just(1).throttle("t", for: .zero, latest: true) },
      {
        .promise { completion in
          completion(1)
          return {}
        }
      },
      { .timer(every: .seconds(1)) { 1 } },
    ]
  }

  @Test(arguments: everyKind)
  func `map works for every kind of effect`(effect: @Sendable () -> Effect<Int>) async {
    let bench = EffectBench()
    bench.run(effect().map { "<\($0)>" })
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.actions == ["<1>"] }
  }

  @Test func `tokens stay`() {
    let bench = EffectBench()
    let hand = Hand()
    bench.run(hand.effect(token: "t").map { $0 })
    bench.run(.doNothing)
    bench.run(Effect<Int>.cancel("t").map { "\($0)" })
    expectEqual(hand.log, ["it starts", "it is cancelled"])
  }
}
