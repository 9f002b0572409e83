import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct BoundEffectTests {
  private let hand = Hand()
  private let bench = EffectBench()
  private let part = Part()

  @Test func `an effect ends when its part is removed, and its later actions are dropped`() {
    bench.run(hand.effect().bound(to: part.presence))
    hand.sends("a")
    part.changes(isPresent: true)
    hand.sends("b")
    part.changes(isPresent: false)
    hand.sends("c")
    expectEqual(hand.log, ["it starts", "it is cancelled"])
    expectEqual(bench.actions, ["a", "b"])
    #expect(bench.isIdle)
  }

  @Test func `an effect does not begin if the part is absent, and its immediate actions are dropped`() {
    part.changes(isPresent: false)
    bench.run(.merge(hand.effect(), .just("now")).bound(to: part.presence))
    expectEqual(hand.log, [])
    expectEqual(bench.actions, [])
    #expect(bench.isIdle)
  }

  @Test func `immediate actions are given while the part is present, without watching the part`() {
    bench.run(.just("now").bound(to: part.presence))
    #expect(!part.isWatched)
    expectEqual(bench.actions, ["now"])
    #expect(bench.isIdle)
  }

  @Test(arguments: 0..<6)
  func `an effect without actions runs to its end if the part is absent`(form: Int) async {
    let (began, gate) = (Recorder<Int>(), Gate())
    let work = Effect<String>.fireAndForget {
      began.append(1)
      await gate.wait()
    }
    let forms: [Effect<String>] = [
      work,
      .concatenate(work, .cancel("x")),
      work.cancellable(by: "t").owned(by: "o"),
      work.cancellable(by: "t", policy: .queue),
      work.throttle("t", for: .seconds(1), latest: false),
      .merge(work, hand.effect()).map { $0 },
    ]
    part.changes(isPresent: false)
    bench.run(forms[form].bound(to: part.presence))
    bench.run(.cancel("t"))
    await began.wait(for: 1)
    #expect(bench.runningCount > 0)
    #expect(!part.isWatched)
    gate.open()
    await bench.until { $0.runningCount == 0 }
  }

  @Test func `a group of which a member could give an action does not begin at all`() {
    part.changes(isPresent: false)
    bench.run(.concatenate(.fireAndForget {}, .just("now")).bound(to: part.presence))
    #expect(bench.isIdle)
  }

  @Test func `an effect that outlives an inner part outlives the outer part, too`() async {
    let (outer, gate) = (Part(), Gate())
    part.changes(isPresent: false)
    bench.run(
      Effect<String>.fireAndForget { await gate.wait() }.bound(to: part.presence).owned(by: 1)
        .cancellable(by: "t").bound(to: outer.presence)
    )
    outer.changes(isPresent: false)
    expectEqual(bench.runningCount, 1)
    gate.open()
    await bench.until { $0.isIdle }
  }

  @Test func `an effect frees its part when it ends by itself`() async {
    bench.run(hand.effect().bound(to: part.presence))
    #expect(part.isWatched)
    hand.ends()
    await bench.until { $0.isIdle }
    #expect(!part.isWatched)
    part.changes(isPresent: false)
    expectEqual(hand.log, ["it starts"])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `all that it is made of ends with the part`(form: Int) async {
    let forms: [Effect<String>] = [
      .concatenate(hand.effect("first"), hand.effect("second")),
      .merge(hand.effect("first"), .just("now")).cancellable(by: "token"),
      hand.effect("first").throttle("token", for: .seconds(1), latest: false),
      hand.effect("first", token: "token").map { $0 },
    ]
    bench.run(forms[form].bound(to: part.presence))
    part.changes(isPresent: false)
    expectEqual(hand.log, ["first starts", "first is cancelled"])
    expectEqual(bench.runningCount, 0)
    #expect(!part.isWatched)
  }

  @Test func `a waiting effect does not begin any more`() async {
    bench.run(hand.effect().delay(for: .seconds(1)).bound(to: part.presence))
    part.changes(isPresent: false)
    await bench.until { $0.isIdle }
    expectEqual(hand.log, [])
  }

  @Test func `an equal token replaces it`() {
    bench.run(hand.effect("first", token: "token").bound(to: part.presence))
    bench.run(hand.effect("second", token: "token").bound(to: part.presence))
    expectEqual(hand.log, ["first starts", "first is cancelled", "second starts"])
    expectEqual(bench.runningCount, 1)
  }
}

/// A part of a state that a test adds and removes.
@MainActor
private final class Part {
  private var isPresent = true
  private let subscribers = Subscribers(tree: .single(Bool.self))

  var isWatched: Bool { !subscribers.isEmpty }

  func changes(isPresent: Bool) {
    self.isPresent = isPresent
    var touched = TouchedDomains(domainCount: 1)
    touched.markAll()
    subscribers.notify(touched)
  }

  var presence: EffectPresence {
    EffectPresence(
      isPresent: { self.isPresent },
      watch: { self.subscribers.add(0..<1, $0) }
    )
  }
}
