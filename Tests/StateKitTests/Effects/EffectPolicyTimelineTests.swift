import StateKitTestSupport
import Testing

@testable import StateKit

/// The effect of each policy on the same three operations, on a manual clock: `a` runs for 10 seconds from
/// second 0, `b` for 2 from second 1, `c` for 1 from second 4. The operations ignore cancellation, and end
/// after they were replaced.
@MainActor
@Suite(.watched)
struct EffectPolicyTimelineTests {
  private let bench = EffectBench()

  /// A moment in seconds: the operation that starts, the deadlines of the sleeping ones, and the operation
  /// that ended.
  private struct Moment {
    let time: Int
    var start: (name: String, seconds: Int)?
    let sleeping: [Int]
    var end: String?
  }

  private func operation(_ name: String, _ seconds: Int, _ over: Gate) -> Effect<String> {
    .run { [clock = bench.clock] send in
      // The separate task is not cancelled with the effect.
      await Task { try? await clock.sleep(for: .seconds(seconds)) }.value
      send("\(name) at \(clock.now.offset.components.seconds)")
      over.open()
    }
  }

  private func run(_ policy: EffectPolicy, _ moments: [Moment]) async {
    let over = ["a": Gate(), "b": Gate(), "c": Gate()]
    for moment in moments {
      let now = Int(bench.clock.now.offset.components.seconds)
      bench.clock.advance(by: .seconds(moment.time - now))
      if let (name, seconds) = moment.start, let gate = over[name] {
        bench.run(operation(name, seconds, gate).cancellable(by: "t", policy: policy))
      }
      await bench.clock.sleeping(until: moment.sleeping.map { .seconds($0) })
      if let end = moment.end { await over[end]?.wait() }
    }
    await bench.until { $0.isIdle }
  }

  private let sideBySide = [
    Moment(time: 0, start: ("a", 10), sleeping: [10]),
    Moment(time: 1, start: ("b", 2), sleeping: [3, 10]),
    Moment(time: 3, sleeping: [10], end: "b"),
    Moment(time: 4, start: ("c", 1), sleeping: [5, 10]),
    Moment(time: 5, sleeping: [10], end: "c"),
    Moment(time: 10, sleeping: [], end: "a"),
  ]

  @Test func `'latest': a replaced effect runs on, and its actions are dropped`() async {
    await run(.latest, sideBySide)
    expectEqual(bench.actions, ["b at 3", "c at 5"])
  }

  @Test func `'first': an effect that comes while one runs is never started`() async {
    await run(
      .first,
      [
        Moment(time: 0, start: ("a", 10), sleeping: [10]),
        Moment(time: 1, start: ("b", 2), sleeping: [10]),
        Moment(time: 4, start: ("c", 1), sleeping: [10]),
        Moment(time: 10, sleeping: [], end: "a"),
      ]
    )
    expectEqual(bench.actions, ["a at 10"])
  }

  @Test func `'every': each effect gives its actions at its own time`() async {
    await run(.every, sideBySide)
    expectEqual(bench.actions, ["b at 3", "c at 5", "a at 10"])
  }

  @Test func `'queue': the time of each begins at the end of the one before`() async {
    await run(
      .queue,
      [
        Moment(time: 0, start: ("a", 10), sleeping: [10]),
        Moment(time: 1, start: ("b", 2), sleeping: [10]),
        Moment(time: 4, start: ("c", 1), sleeping: [10]),
        Moment(time: 10, sleeping: [12], end: "a"),
        Moment(time: 12, sleeping: [13], end: "b"),
        Moment(time: 13, sleeping: [], end: "c"),
      ]
    )
    expectEqual(bench.actions, ["a at 10", "b at 12", "c at 13"])
  }
}
