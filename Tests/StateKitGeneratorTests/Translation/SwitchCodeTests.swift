import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SwitchCodeTests {
  private func lines(_ count: Int, otherwise: Code? = nil, body: [Code] = ["return 1"]) -> [String] {
    SwitchCode(
      subject: "self",
      cases: (0..<count).map { SwitchCode.Case(pattern: ".a\($0)", body: body) },
      otherwise: otherwise,
      end: "return 0",
      part: { SwitchCode.Part(head: "func part\($0)() {", call: "return part\($0)()") }
    ).lines.map(\.text)
  }

  @Test func `few cases are one exhaustive switch`() {
    expectEqual(lines(2), ["switch self {", "case .a0: return 1", "case .a1: return 1", "}"])
  }

  @Test func `other cases have a default`() {
    expectEqual(lines(1, otherwise: "break"), ["switch self {", "case .a0: return 1", "default: break", "}"])
    expectEqual(lines(0, otherwise: "return 2"), ["return 2"])
    expectEqual(lines(0), ["switch self {}"])
  }

  @Test func `a body of several lines stands below its pattern`() {
    expectEqual(lines(1, body: ["a()", "b()"]), ["switch self {", "case .a0:", "  a()", "  b()", "}"])
  }

  @Test func `no switch has more than 256 patterns, and each of a longer one 100 at most`() {
    expectEqual(lines(256).filter { $0.hasPrefix("switch") }.count, 1)
    for count in [257, 300, 301, 3000] {
      var patterns: [Int] = []
      for line in lines(count).map({ $0.drop { $0 == " " } }) {
        if line.hasPrefix("switch") { patterns.append(0) }
        if line.hasPrefix("case") { patterns[patterns.count - 1] += 1 }
      }
      expectEqual(patterns.reduce(0, +), count)
      #expect(patterns.allSatisfy { $0 <= 100 })
    }
  }

  @Test func `each part leads to the next one, and the last part leads to the default or to the end`() {
    let calls = lines(257).filter { $0.contains("default") }.map { String($0.drop { $0 == " " }) }
    expectEqual(calls, ["default: return part3()", "default: return 0", "default: return part2()"])
    #expect(lines(257, otherwise: "return 2").contains("  default: return 2"))
  }
}
