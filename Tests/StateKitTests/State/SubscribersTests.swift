import StateKitTestSupport
import Testing

@testable import StateKit

/// Subscribers of a tree of four domains: domain 0 contains 1 and 3, and 1 contains 2.
@MainActor
@Suite(.watched)
struct SubscribersTests {
  private let subscribers = Subscribers(
    tree: DomainTable(parents: [-1, 0, 1, 0], bytes: [nil, nil, nil, nil])
  )
  private let log = Recorder<String>()
  private let census = Census()
  private let tokens = Tokens()

  @MainActor
  private final class Tokens {
    var all: [String: Subscription] = [:]

    /// Breaks a reference cycle: a callback that subscribes holds the subscribers, and they hold the
    /// callback.
    func cancel() { all = [:] }
  }

  private func add(_ name: String, _ domains: Range<Int>, _ body: @escaping Subscribers.Body = {}) {
    let member = census.member(.subscriber)
    tokens.all[name] = subscribers.add(domains) { [log] in
      withExtendedLifetime(member) {
        log.append(name)
        body()
      }
    }
  }

  private func called(_ notify: () -> Void) -> [String] {
    let before = log.all.count
    notify()
    return Array(log.all.dropFirst(before))
  }

  private func touched(_ ranges: Range<Int>...) -> TouchedDomains {
    var touched = TouchedDomains(domainCount: 4)
    for range in ranges { touched.mark(range) }
    return touched
  }

  @Test func `a domain calls its own subscribers, and the subscribers of all domains above, in their order`()
  {
    add("deep 1", 1..<3)
    add("own 2", 2..<3)
    add("all", 0..<4)
    add("own 1", 1..<2)
    add("own 0", 0..<1)
    add("another 2", 2..<3)
    for _ in 0..<2 {
      expectEqual(called { subscribers.notify(0) }, ["all", "own 0"])
      expectEqual(called { subscribers.notify(1) }, ["deep 1", "all", "own 1"])
      expectEqual(called { subscribers.notify(2) }, ["deep 1", "own 2", "all", "another 2"])
      expectEqual(called { subscribers.notify(3) }, ["all"])
    }
  }

  @Test func `a new subscriber is called from then on`() {
    expectEqual(called { subscribers.notify(2) }, [])
    add("own", 2..<3)
    expectEqual(called { subscribers.notify(2) }, ["own"])
    add("all", 0..<4)
    expectEqual(called { subscribers.notify(2) }, ["own", "all"])
  }

  @Test func `several domains call each subscriber once, in the order in which they came`() {
    add("own 3", 3..<4)
    add("all", 0..<4)
    add("deep 1", 1..<3)
    add("own 2", 2..<3)
    expectEqual(called { subscribers.notify(touched(1..<2, 3..<4)) }, ["own 3", "all", "deep 1"])
    expectEqual(called { subscribers.notify(touched(2..<3, 1..<3)) }, ["all", "deep 1", "own 2"])
    expectEqual(called { subscribers.notify(touched(0..<4)) }, ["own 3", "all", "deep 1", "own 2"])
    expectEqual(called { subscribers.notify(touched()) }, [])
  }

  @Test(arguments: [1..<2, 1..<3, 0..<4, 3..<4])
  func `a subscriber that is added in a callback, for any domain, is called from the next time on`(
    domains: Range<Int>
  ) {
    defer { tokens.cancel() }
    add("outer", 1..<2) { [tokens] in
      if tokens.all["inner"] == nil { add("inner", domains) }
    }
    add("last", 1..<2)
    expectEqual(called { subscribers.notify(1) }, ["outer", "last"])
    let isConcerned = domains.contains(1)
    expectEqual(called { subscribers.notify(1) }, ["outer", "last"] + (isConcerned ? ["inner"] : []))
    #expect(called { subscribers.notify(domains.lowerBound) }.contains("inner"))
  }

  @Test(arguments: [1..<2, 1..<3, 0..<4, 3..<4])
  func `a subscriber that is cancelled in a callback, of any domain, is not called any more`(
    domains: Range<Int>
  ) {
    add("before", domains)
    add("outer", 1..<2) { [tokens] in
      for name in ["before", "after"] { tokens.all[name] = nil }
    }
    add("after", domains)
    expectEqual(called { subscribers.notify(1) }, (domains.contains(1) ? ["before", "outer"] : ["outer"]))
    expectEqual(census.living(.subscriber), 1)
    expectEqual(called { subscribers.notify(1) }, ["outer"])
    #expect(called { subscribers.notify(domains.lowerBound) }.allSatisfy { $0 == "outer" })
    expectEqual(subscribers.count, 1)
  }

  @Test func `called subscribers stay in their places while others are cancelled and added`() {
    defer { tokens.cancel() }
    add("outer", 1..<2) { [tokens] in
      guard tokens.all["0"] != nil else { return }
      for number in 0..<100 { tokens.all["\(number)"] = nil }
      for number in 100..<200 { add("\(number)", 1..<2) }
    }
    for number in 0..<100 { add("\(number)", 1..<2) }
    expectEqual(called { subscribers.notify(1) }, ["outer"])
    expectEqual(subscribers.count, 101)
    expectEqual(called { subscribers.notify(1) }, ["outer"] + (100..<200).map { "\($0)" })
  }

  @Test func `the same holds where several domains were touched`() {
    defer { tokens.cancel() }
    add("outer", 1..<2) { [tokens] in
      for number in 0..<100 { tokens.all["\(number)"] = nil }
      for number in 100..<200 { add("\(number)", 3..<4) }
    }
    for number in 0..<100 { add("\(number)", 3..<4) }
    expectEqual(called { subscribers.notify(touched(1..<2, 3..<4)) }, ["outer"])
    expectEqual(subscribers.count, 101)
  }

  @Test func `a notification inside of another one calls all, and leaves the outer one as it was`() {
    defer { tokens.cancel() }
    add("outer", 1..<2) { [subscribers, tokens] in
      guard tokens.all["second"] != nil else { return }
      tokens.all["second"] = nil
      subscribers.notify(1)
      subscribers.notify(3)
    }
    add("second", 1..<2)
    add("third", 0..<4)
    expectEqual(called { subscribers.notify(1) }, ["outer", "outer", "third", "third", "third"])
    expectEqual(called { subscribers.notify(1) }, ["outer", "third"])
  }

  @Test func `a subscriber that is cancelled elsewhere is freed there, and is never called`() async {
    for number in 0..<10 { add("\(number)", 1..<2) }
    expectEqual(called { subscribers.notify(1) }.count, 10)
    let tokens = Array(tokens.all.values)
    let living = await Task.detached { [census] in
      for token in tokens { token.cancel() }
      return census.living(.subscriber)
    }.value
    expectEqual(living, 0)
    #expect(subscribers.isEmpty)
    expectEqual(called { subscribers.notify(1) }, [])
  }

  @Test func `cancelled on other threads while they are called, all are freed, and the others are called`() {
    add("stays", 0..<4)
    for _ in 0..<100 {
      let others = (0..<20).map { number in
        let member = census.member(.subscriber)
        return subscribers.add(number % 4..<4) { withExtendedLifetime(member) {} }
      }
      let cancelling = OtherThreads([{ for token in others { token.cancel() } }])
      while subscribers.count > 1 { for domain in 0..<4 { subscribers.notify(domain) } }
      cancelling.wait()
    }
    expectEqual(called { subscribers.notify(3) }, ["stays"])
    expectEqual(census.living(.subscriber), 1)
  }

  @Test func `a domain that is not in the tree does not concern a subscriber`() {
    expectEqual(called { subscribers.notify(4) }, [])
  }
}
