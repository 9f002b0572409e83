import Testing

@testable import StateKit

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BoundEffectTests {
  private let hand = Hand()
  private let bench = EffectBench()
  private let part = Part()

  @Test func `it ends when the part goes, and what it sends later is dropped`() {
    bench.run(hand.effect().bound(to: part.presence))
    hand.sends("a")
    part.changes(isPresent: true)
    hand.sends("b")
    part.changes(isPresent: false)
    hand.sends("c")
    #expect(hand.log == ["it starts", "it is cancelled"])
    #expect(bench.actions == ["a", "b"])
    #expect(bench.isIdle)
  }

  @Test func `it does not begin where the part is not there, but what it gives at once is given`() {
    part.changes(isPresent: false)
    bench.run(.merge(hand.effect(), .just("now")).bound(to: part.presence))
    #expect(hand.log == [])
    #expect(bench.actions == ["now"])
    #expect(bench.isIdle)
  }

  @Test func `it lets go of the part when it ends by itself`() async {
    bench.run(hand.effect().bound(to: part.presence))
    #expect(part.isWatched)
    hand.ends()
    await bench.until { $0.isIdle }
    #expect(!part.isWatched)
    part.changes(isPresent: false)
    #expect(hand.log == ["it starts"])
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
    #expect(hand.log == ["first starts", "first is cancelled"])
    #expect(bench.runningCount == 0)
    #expect(!part.isWatched)
  }

  @Test func `what waits does not begin any more`() async {
    bench.run(hand.effect().delay(for: .seconds(1)).bound(to: part.presence))
    part.changes(isPresent: false)
    await bench.until { $0.isIdle }
    #expect(hand.log == [])
  }

  @Test func `an equal token replaces it`() {
    bench.run(hand.effect("first", token: "token").bound(to: part.presence))
    bench.run(hand.effect("second", token: "token").bound(to: part.presence))
    #expect(hand.log == ["first starts", "first is cancelled", "second starts"])
    #expect(bench.runningCount == 1)
  }
}

/// A part of a state that comes and goes as a test says.
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
