import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ArrayCodeTests {
  private func lines(_ count: Int) -> [String] {
    ArrayCode(type: "[Swift.Int]", elements: (0..<count).map { "\($0)," }).lines.map(\.text)
  }

  @Test func `few elements are one literal`() {
    expectEqual(lines(0), ["[]"])
    expectEqual(lines(2), ["[", "  0,", "  1,", "]"])
  }

  @Test func `many elements are literals of 100 at most, each once and in order`() {
    expectEqual(lines(256).first, "[")
    let all = lines(257)
    expectEqual(all.first, "var all: [Swift.Int] = []")
    expectEqual(all.filter { $0.hasPrefix("let part") }.count, 3)
    expectEqual(all.compactMap { Int($0.drop { $0 == " " }.dropLast()) }, Array(0..<257))
    expectEqual(all.last, "return all")
  }
}
