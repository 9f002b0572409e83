import StateKitTestSupport
import Testing

@testable import StateKit

struct OrderedArrayTests {
  @Test(arguments: 0..<8)
  func `removing by a number removes its element, and other elements stay`(number: Int) {
    let numbers = [1, 2, 2, 2, 4, 6, 6]
    var rest = numbers
    rest.removeAll(numbered: number, by: { $0 })
    expectEqual(rest, numbers.filter { $0 != number })
  }

  @Test func `a search looks at few of many elements`() {
    var numbers = Array(0..<1024)
    var looks = 0
    numbers.removeAll(numbered: 700) { number in
      looks += 1
      return number
    }
    expectEqual(numbers.count, 1023)
    #expect(looks < 20)
  }
}
