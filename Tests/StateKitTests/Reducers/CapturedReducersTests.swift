import StateKitTestSupport
import Testing

@testable import StateKit

struct CapturedReducersTests {
  @Test func `each reducer of any type is found at its position`() {
    let reducers = _CapturedReducers([
      Reducer<Int, Int> { $0 += $1 }._captured,
      Reducer<String, Character> { $0.append($1) }._captured,
      Reducer<Int, Int> { $0 -= $1 }._captured,
    ])
    var (number, text) = (1, "a")
    reducers[0, Reducer<Int, Int>.self].reduce(&number, 5)
    expectEqual(number, 6)
    reducers[2, Reducer<Int, Int>.self].reduce(&number, 2)
    expectEqual(number, 4)
    reducers[1, Reducer<String, Character>.self].reduce(&text, "b")
    expectEqual(text, "ab")
  }
}
