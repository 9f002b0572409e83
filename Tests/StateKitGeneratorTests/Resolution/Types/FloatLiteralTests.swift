import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct FloatLiteralTests {
  private static func expression(_ number: String, _ type: String) -> String? {
    if case .expression(let text) = FloatLiteral(number: number, type: type).meaning { text } else { nil }
  }

  @Test(arguments: [
    ("Double", "9007199254740992"), ("Double", "9007199254740994"), ("Double", "18446744073709551616"),
    ("Double", "9007199254740993.0"), ("Double", "9007199254740993e0"), ("Double", "0.1"),
    ("Double", "1e308"),
    ("Double", "-1.5"), ("Double", "0"), ("Double", "0.0"), ("Double", "-0.0"), ("Double", "0e-500"),
    ("Double", "2.3e-308"), ("Float", "16777216"), ("Float", "16777217.0"),
    ("Float", "1.2e-38"),
    ("Float", "340282346638528859811704183484516925440"), ("Float16", "65504"), ("Float16", "2048"),
    ("Float16", "1e-7"),
    ("Float16", "65519.9"),
  ])
  func `a number that Swift reads as written stays unchanged`(type: String, number: String) {
    expectEqual(Self.expression(number, type), number)
  }

  @Test(arguments: ["Double", "Float", "Float16"])
  func `a whole zero keeps its sign`(type: String) {
    expectEqual(Self.expression("-0", type), "-0.0")
  }

  @Test(arguments: [
    ("Double", "5e-324", "0x1"), ("Double", "2.2250738585072013e-308", "0x10000000000000"),
    ("Double", "-1e-310", "0x800012688b70e62b"), ("Float", "1e-40", "0x116c2"),
    ("Float", "-1.4e-45", "0x80000001"),
  ])
  func `near zero a number is written by its bits, as else Swift warns`(
    type: String,
    number: String,
    bits: String
  ) {
    expectEqual(Self.expression(number, type), "Swift.\(type)(bitPattern: \(bits))")
  }

  private static func schema(_ type: String, _ value: String) -> String {
    withDomain(#"{"state": {"value": {"type": "\#(type)", "default": 1️⃣\#(value)}}}"#)
  }

  @Test(arguments: [
    ("Double", "9007199254740993", "9007199254740992.0"),
    ("Double", "-9007199254740993", "-9007199254740992.0"),
    ("Float", "16777217", "16777216.0"), ("Float16", "2049", "2048.0"), ("Float16", "65519", "65504.0"),
    ("Double", "123456789012345678901234567890", "1.2345678901234568e+29"),
    ("Float", "340282356779733661637539395458142568447", "3.4028235e+38"),
  ])
  func `a whole number that becomes another one is an error`(type: String, number: String, nearest: String) {
    assertDiagnostics(
      Self.schema(type, number),
      .error("SK0515", "'\(type)' cannot hold \(number), which becomes \(nearest) in it: write that")
    )
  }

  @Test(arguments: [
    ("Double", "1e-400"), ("Double", "-2e-324"), ("Double", "0.0001e-5000"), ("Float", "1e-50"),
    ("Float16", "2e-8"),
  ])
  func `a number that becomes zero is an error`(type: String, number: String) {
    assertDiagnostics(
      Self.schema(type, number),
      .error("SK0512", "\(number) is too small for '\(type)', in which it becomes 0")
    )
  }

  @Test(arguments: [
    ("Float16", "65520"), ("Float16", "1e5"), ("Float16", "-65520.0"), ("Float", "3.4028236e38"),
  ])
  func `a number that becomes infinite is an error`(type: String, number: String) {
    assertDiagnostics(
      Self.schema(type, number),
      .error("SK0512", "\(number) is out of the range of '\(type)'")
    )
  }

  @Test(arguments: [
    ("Double = 1️⃣-0", "SK0515", "'-0' is 0 in Swift"), ("Float? = 1️⃣-0", "SK0515", "write -0.0"),
    ("Double = 1️⃣9007199254740993", "SK0515", "which becomes 9007199254740992.0"),
    ("Double? = 1️⃣-9_007_199_254_740_993", "SK0515", "which becomes -9007199254740992.0"),
    ("Double = 1️⃣0x20000000000001", "SK0515", "which becomes 9007199254740992.0"),
    ("Float = 1️⃣16777217", "SK0515", "which becomes 16777216.0"), ("Double = 1️⃣1e-400", "SK0512", "becomes 0"),
    ("Double = 1️⃣5e-324", "SK0515", "as Swift warns: write Swift.Double(bitPattern: 0x1), or"),
  ])
  func `of a literal in Swift the same is said`(property: String, code: String, message: String) {
    assertDiagnostics(withDomain(#"{"state": {"value": "\#(property)"}}"#), .error(code, message))
  }

  @Test(arguments: [
    "Double = Double(bitPattern: 1)", "Double = 0.1", "Float = 16777217.0", "Double = -0.0", "Double = 1_000",
  ])
  func `a literal in Swift is accepted if its value is not known`(property: String) {
    assertDiagnostics(withDomain(#"{"state": {"value": "\#(property)"}}"#))
  }

  @Test func `values of changes and bridges are judged alike`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"x": "Float"}, "actions": {"a": {"set": {"x": 1️⃣16777217}}, "b": {"add": {"x": 2️⃣1e-60}}}}"#
      ),
      .error("SK0515", at: "1️⃣"),
      .error("SK0512", at: "2️⃣")
    )
  }

  /// A number of any kind: whole or not, of few or many digits, near zero or far from it.
  private static func draw(_ random: inout SplitMix64) -> String {
    func digits(_ count: ClosedRange<Int>) -> String {
      let digits = (0..<Int.random(in: count, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }
      return digits.joined()
    }
    let whole = String(Int.random(in: 0...9, using: &random)) + ""
    let sign = Bool.random(using: &random) ? "-" : ""
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return sign + String(Int.random(in: 1...9, using: &random)) + digits(0...40)
    case 1: return sign + whole + "." + digits(1...20)
    case 2: return sign + whole + "." + digits(1...20) + "e\(Int.random(in: -330...310, using: &random))"
    default: return sign + whole + "e\(Int.random(in: -50...40, using: &random))"
    }
  }

  @Test func `a written number compiles without a warning and has the value of the number`() throws {
    var random = SplitMix64(seed: 7)
    var source: [String] = []
    let count = Thoroughness.rounds(600, all: 3_000)
    for _ in 0..<count {
      let number = Self.draw(&random)
      if let text = Self.expression(number, "Double"), let value = Double(number) {
        source.append("check(\(text), Double(bitPattern: \(value.bitPattern)), \"\(number)\")")
      }
      if let text = Self.expression(number, "Float"), let value = Float(number) {
        source.append("check(\(text), Float(bitPattern: \(value.bitPattern)), \"\(number)\")")
      }
    }
    #expect(source.count > count)
    // Swift rounds a decimal fraction twice, which may cost the last bit.
    let check = """
      func check<Value: BinaryFloatingPoint>(_ value: Value, _ wanted: Value, _ number: String) {
        if value.sign != wanted.sign || (value - wanted).magnitude > wanted.ulp { print(number) }
      }
      """
    // The source is compiled in parts, as the compiler takes its time for a long function.
    let starts = Array(stride(from: 0, to: source.count, by: 100))
    let parts = starts.map { start -> String in
      let lines = source[start..<min(start + 100, source.count)].joined(separator: "\n")
      return "func part\(start)() {\n\(lines)\n}"
    }
    let calls = starts.map { "part\($0)()" }
    let output = try Swiftc.run(([check] + parts + calls).joined(separator: "\n"))
    expectEqual(output, "", "\(output)")
  }
}
