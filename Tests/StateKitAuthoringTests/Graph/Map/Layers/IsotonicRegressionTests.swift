import StateKitTestSupport
import Testing

@testable import StateKitAuthoring

struct IsotonicRegressionTests {
  @Test func `wishes that leave room are fulfilled`() {
    expectEqual(positions([0, 10, 30], distances: [10, 20]), [0, 10, 30])
  }

  @Test func `wishes that collide are met in the middle`() {
    expectEqual(positions([5, 5], distances: [10]), [0, 10])
  }

  @Test func `a heavy wish moves less`() {
    let wishes = [
      IsotonicRegression.Wish(position: 0, weight: 3), IsotonicRegression.Wish(position: 0, weight: 1),
    ]
    expectEqual(IsotonicRegression.positions(wishes, distances: [8]), [-2, 6])
  }

  @Test func `three that collide keep their distances`() {
    expectEqual(positions([9, 5, 1], distances: [2, 2]), [3, 5, 7])
  }

  private func positions(_ wished: [Double], distances: [Double]) -> [Double] {
    IsotonicRegression.positions(
      wished.map { IsotonicRegression.Wish(position: $0, weight: 1) },
      distances: distances
    )
  }
}
