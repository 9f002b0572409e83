import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The domain numbers: 0 the city, 1 its street; 0 the world, then continent by continent, country by
/// country, the log last.
struct TouchedDomainsTests {
  @Test(arguments: [
    (CityAction.renamed(name: "x"), [0]),
    (.founded, [0, 1]),
    (.street(.lit(lamp: "x")), [1]),
    (.street(.cleaned), [1]),
    (.street(.darkened), []),
  ])
  func `changes mark only the domain, handlers mark its children, too, and 'none' does not mark a domain`(
    action: CityAction,
    domains: [Int]
  ) {
    expectEqual(touched(by: Reducers.city, action, from: CityState()), domains)
  }

  @Test func `a child's marks lie among its parent's domains`() {
    let count = ContinentAction.actionTree.domainCount
    expectEqual(count, 7)
    let action = WorldAction.asia(.south(.capital(.founded)))
    // The domains in order: the world, seven of Europe, Asia, three of its north, its south, the capital, the
    // street.
    expectEqual(touched(by: Reducers.world, action, from: WorldState()), [13, 14])
    expectEqual(touched(by: Reducers.world, .log(.noted(text: "")), from: WorldState()), [15])
  }
}
