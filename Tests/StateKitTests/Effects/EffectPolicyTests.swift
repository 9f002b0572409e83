import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
final class EffectPolicyTests {
  private let bench = EffectBench()
  private let gates = [Gate(), Gate(), Gate()]

  // An effect that still waits would leak.
  deinit { for gate in gates { gate.open() } }

  /// An effect that sends its name when it starts, and again when its gate opens.
  private func work(_ name: String, _ gate: Gate) -> Effect<String> {
    .run { send in
      send("\(name) starts")
      await gate.wait()
      send("\(name) ends")
    }
  }

  private func run(_ policy: EffectPolicy, _ names: String..., gates: [Gate]) {
    for (name, gate) in zip(names, gates) {
      bench.run(work(name, gate).cancellable(by: "t", policy: policy))
    }
  }

  @Test func `'first' leaves out effects while one runs, and takes the next one after its end`() async {
    run(.first, "a", "b", gates: gates)
    gates[0].open()
    await bench.until { $0.isIdle }
    run(.first, "c", gates: [gates[2]])
    gates[2].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "a ends", "c starts", "c ends"])
  }

  @Test func `with 'first', the last action of an effect can start the effect again`() async {
    func turn(_ number: Int) -> Effect<String> {
      let last = Effect<String>.task { "turn \(number)" }
      return (number == 2 ? .concatenate(.just("second"), last) : last).cancellable(by: "t", policy: .first)
    }
    let bench = EffectBench { action in
      switch action {
      case "turn 1": .merge(turn(2), turn(9))
      case "turn 2": turn(3)
      default: .doNothing
      }
    }
    bench.run(turn(1))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["turn 1", "second", "turn 2", "turn 3"])
  }

  @Test func `with 'first', an action of a part that goes on does not start the effect again`() async {
    func first(_ effect: Effect<String>, _ token: String) -> Effect<String> {
      effect.cancellable(by: token, policy: .first)
    }
    let bench = EffectBench { action in
      guard action == "part" else { return .doNothing }
      return .merge(first(.just("again"), "concatenated"), first(.just("again"), "merged"))
    }
    bench.run(first(.concatenate(.task { "part" }, .just("rest")), "concatenated"))
    bench.run(first(.merge(.task { "part" }, work("rest", gates[0])), "merged"))
    await bench.until { $0.actions.filter { $0 == "part" }.count == 2 }
    gates[0].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions.sorted(), ["part", "part", "rest", "rest ends", "rest starts"])
  }

  @Test func `'latest' drops late actions of the old effect`() async {
    run(.latest, "a", gates: gates)
    await bench.until { $0.actions == ["a starts"] }
    bench.run(work("b", gates[1]).cancellable(by: "t", policy: .latest))
    gates[0].open()
    await bench.until { $0.actions == ["a starts", "b starts"] }
    gates[1].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "b starts", "b ends"])
  }

  @Test func `'every' lets them run side by side`() async {
    run(.every, "a", "b", gates: gates)
    await bench.until { $0.actions.count == 2 }
    expectEqual(bench.runningCount, 2)
    gates[1].open()
    await bench.until { $0.actions.last == "b ends" }
    gates[0].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions.last, "a ends")
  }

  @Test func `'queue' starts each after the end of the one before`() async {
    run(.queue, "a", "b", "c", gates: gates)
    gates[2].open()
    gates[1].open()
    await bench.until { $0.actions == ["a starts"] }
    gates[0].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"])
  }

  @Test(arguments: [EffectPolicy.latest, .every, .queue, .first])
  func `the token cancels all running and waiting effects, and frees them`(policy: EffectPolicy) async {
    run(policy, "a", "b", gates: gates)
    bench.run(.cancel("t"))
    #expect(bench.isIdle)
    for gate in gates { gate.open() }
    let next = Gate()
    bench.run(work("c", next).cancellable(by: "t", policy: policy))
    next.open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions.suffix(2), ["c starts", "c ends"])
    #expect(!bench.actions.contains("a ends") && !bench.actions.contains("b ends"))
  }

  @Test func `when the first of a queue is cancelled its late value is dropped, and the next one starts`()
    async
  {
    bench.run(work("a", gates[0]).cancellable(by: "t", policy: .queue).cancellable(by: "a"))
    bench.run(work("b", gates[1]).cancellable(by: "t", policy: .queue))
    await bench.until { $0.actions == ["a starts"] }
    bench.run(.cancel("a"))
    await bench.until { $0.actions == ["a starts", "b starts"] }
    gates[0].open()
    gates[1].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "b starts", "b ends"])
  }

  @Test func `a waiting effect of a queue can be cancelled separately`() async {
    run(.queue, "a", gates: gates)
    bench.run(work("b", gates[1]).cancellable(by: "t", policy: .queue).cancellable(by: "b"))
    run(.queue, "c", gates: [gates[2]])
    bench.run(.cancel("b"))
    for gate in gates { gate.open() }
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "a ends", "c starts", "c ends"])
  }

  @Test func `what is wanted again starts once more with the newest, and others that wait are left out`()
    async
  {
    run(.again, "a", "b", "c", gates: gates)
    for gate in gates { gate.open() }
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "a ends", "c starts", "c ends"])
    run(.again, "d", gates: gates)
    await bench.until { $0.isIdle }
    expectEqual(bench.actions.suffix(2), ["d starts", "d ends"])
  }

  @Test func `what is to start again ends with the running one`() async {
    run(.again, "a", "b", gates: gates)
    await bench.until { $0.actions == ["a starts"] }
    bench.run(.cancel("t"))
    #expect(bench.isIdle)
    for gate in gates { gate.open() }
    run(.again, "c", gates: [gates[2]])
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "c starts", "c ends"])
  }

  @Test func `a queue waits for effects of another policy, too`() async {
    run(.every, "a", "b", gates: gates)
    run(.queue, "c", gates: [gates[2]])
    gates[2].open()
    gates[0].open()
    await bench.until { $0.actions.contains("a ends") && $0.actions.contains("b starts") }
    #expect(!bench.actions.contains("c starts"))
    gates[1].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions.suffix(2), ["c starts", "c ends"])
  }

  @Test func `the newest of a queue replaces all of it by 'latest'`() async {
    run(.queue, "a", "b", gates: gates)
    run(.latest, "c", gates: [gates[2]])
    for gate in gates { gate.open() }
    await bench.until { $0.isIdle }
    expectEqual(bench.actions.filter { $0.hasSuffix("ends") }, ["c ends"])
  }

  @Test func `a delayed effect is admitted when its time has come`() async {
    let gate = gates[0]
    bench.run(work("a", gate).cancellable(by: "t", policy: .first).delay(for: .seconds(1)))
    bench.run(work("b", gates[1]).cancellable(by: "t", policy: .first))
    await bench.until { $0.actions == ["b starts"] }
    await bench.clock.sleeping(until: .seconds(1))
    gates[1].open()
    await bench.until { $0.actions.last == "b ends" }
    bench.clock.advance(by: .seconds(1))
    await bench.until { $0.actions.last == "a starts" }
    gate.open()
    await bench.until { $0.isIdle }
  }

  @Test func `a group of several is one`() async {
    let group = Effect.concatenate(work("a", gates[0]), work("b", gates[1]))
    bench.run(group.cancellable(by: "t", policy: .queue))
    run(.queue, "c", gates: [gates[2]])
    for gate in gates { gate.open() }
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"])
  }

  @Test func `equal tokens of two owners stay apart`() async {
    for owner in 1...2 {
      bench.run(work("\(owner)", gates[0]).cancellable(by: "t", policy: .first).owned(by: owner))
    }
    await bench.until { $0.actions.count == 2 }
    gates[0].open()
    await bench.until { $0.isIdle }
  }

  @Test func `a policy stays when the actions are mapped`() async {
    for name in ["a", "b"] {
      bench.run(work(name, gates[0]).cancellable(by: "t", policy: .first).map { "mapped \($0)" })
    }
    gates[0].open()
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["mapped a starts", "mapped a ends"])
  }

  @Test func `an empty effect stays empty with every policy`() {
    run(.queue, "a", gates: gates)
    bench.run(.doNothing.cancellable(by: "t", policy: .queue))
    expectEqual(bench.runningCount, 1)
  }
}
