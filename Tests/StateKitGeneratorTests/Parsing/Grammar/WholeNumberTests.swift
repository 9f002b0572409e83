import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct WholeNumberTests {
  /// The limits of all integers, and the numbers beside them.
  @Test(arguments: [8, 16, 32, 64, 128])
  func `a number fits the integers that have it`(bits: Int) throws {
    let one = WholeNumber(digits: "1".utf8, radix: 2)
    let limit = WholeNumber(digits: "1\(String(repeating: "0", count: bits - 1))".utf8, radix: 2)
    let ones = WholeNumber(digits: String(repeating: "1", count: bits - 1).utf8, radix: 2)
    let all = WholeNumber(digits: String(repeating: "1", count: bits).utf8, radix: 2)
    let beyond = WholeNumber(digits: "1\(String(repeating: "0", count: bits))".utf8, radix: 2)
    for number in [one, ones] { #expect(number.fits(bits: bits, isSigned: true)) }
    for number in [one, ones, limit, all] { #expect(number.fits(bits: bits, isSigned: false)) }
    #expect(!limit.fits(bits: bits, isSigned: true))
    #expect(!beyond.fits(bits: bits, isSigned: false))
    let least = try #require(WholeNumber("-\(limit)"))
    #expect(least.fits(bits: bits, isSigned: true) && !least.fits(bits: bits, isSigned: false))
    let less = try #require(
      WholeNumber("-\(WholeNumber(digits: "1\(String(repeating: "0", count: bits - 2))1".utf8, radix: 2))")
    )
    #expect(!less.fits(bits: bits, isSigned: true))
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("007", "7"), ("-12", "-12"), ("", nil), ("-", nil), ("1.5", nil), ("1e3", nil),
    ("+1", nil),
    ("99999999999999999999999999999999999999999", "99999999999999999999999999999999999999999"),
  ])
  func `a number is read as JSON writes it`(text: String, expected: String?) {
    expectEqual(WholeNumber(text)?.description, expected)
  }

  @Test func `digits of another base are the same number`() {
    expectEqual(
      WholeNumber(digits: "ffffffffffffffffffffffffffffffff".utf8, radix: 16).description,
      "340282366920938463463374607431768211455"
    )
    expectEqual(WholeNumber(digits: "0017".utf8, radix: 8).description, "15")
    expectEqual(WholeNumber(digits: "".utf8, radix: 2).description, "0")
  }

  @Test(arguments: [
    (0, "0"), (-3, "-3"), (9_223_372_036_854_775_808, "9223372036854775808"),
    (1e22, "10000000000000000000000"),
    (1e23, "99999999999999991611392"), (-1e23, "-99999999999999991611392"), (0.5, nil), (.infinity, nil),
    (.nan, nil),
  ])
  func `a floating-point number has the digits of its value`(value: Double, expected: String?) {
    expectEqual(WholeNumber(exactly: value)?.description, expected)
  }
}
