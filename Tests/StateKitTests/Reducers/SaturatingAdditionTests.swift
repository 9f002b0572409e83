import StateKit
import StateKitTestSupport
import Testing

struct SaturatingAdditionTests {
  @Test(arguments: [
    (1 as Int8, 2 as Int8, 3 as Int8), (100, 27, 127), (100, 28, 127), (127, 127, 127), (-100, -28, -128),
    (-100, -29, -128), (-128, -128, -128), (127, -128, -1),
  ])
  func `a sum that does not fit is the nearest that does`(value: Int8, amount: Int8, sum: Int8) {
    var value = value
    _GeneratedCode.addSaturating(amount, to: &value)
    expectEqual(value, sum)
  }

  @Test func `unsigned integers end at their maximum`() {
    var value: UInt8 = 250
    _GeneratedCode.addSaturating(10, to: &value)
    expectEqual(value, 255)
  }
}
