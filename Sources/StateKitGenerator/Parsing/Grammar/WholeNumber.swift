/// A whole number of any length. Swift's own integers of 128 bits need macOS 15 and iOS 18.
package struct WholeNumber: Equatable, CustomStringConvertible {
  private let isNegative: Bool
  /// Decimal digits without leading zeros; empty for zero.
  private let digits: String

  /// A number as JSON writes it; nil if it has a fraction or an exponent.
  package init?(_ text: String) {
    let magnitude: Substring = text.first == "-" ? text.dropFirst() : text[...]
    guard !magnitude.isEmpty, magnitude.utf8.allSatisfy(ASCII.isDigit) else { return nil }
    digits = String(magnitude.drop { $0 == "0" })
    isNegative = magnitude.startIndex > text.startIndex && !digits.isEmpty
  }

  /// The number of digits in another base, at most 16.
  package init(digits: some Sequence<UInt8>, radix: UInt32) {
    // The last decimal digit comes first.
    var decimal: [UInt32] = []
    for digit in digits {
      var carry: UInt32 = ASCII.hexValue(digit) ?? 0
      for index in decimal.indices {
        carry += decimal[index] * radix
        decimal[index] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        decimal.append(carry % 10)
        carry /= 10
      }
    }
    isNegative = false
    self.digits = decimal.reversed().map(String.init).joined()
  }

  /// The value of a floating-point number; nil if it is not a whole number.
  package init?(exactly value: Double) {
    guard value.isFinite, value.rounded() == value else { return nil }
    if let small: Int64 = Int64(exactly: value) {
      self.init(String(small))
      return
    }
    // The number is so large that all bits of its significand are before the point.
    let bits: UInt64 = value.significandBitPattern | 1 << UInt64(Double.significandBitCount)
    let zeros: Int = Int(value.exponent) - Double.significandBitCount
    let binary: String = String(bits, radix: 2) + String(repeating: "0", count: zeros)
    let magnitude: WholeNumber = WholeNumber(digits: binary.utf8, radix: 2)
    self.init((value < 0 ? "-" : "") + magnitude.description)
  }

  package var description: String { (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits) }

  /// Whether an integer with a number of bits, at most 128, can have this value.
  package func fits(bits: Int, isSigned: Bool) -> Bool {
    if isNegative && !isSigned { return false }
    let power: Int = isSigned ? bits - 1 : bits
    // The limit is the power of two, which a negative number may reach.
    if let small: UInt64 = digits.isEmpty ? 0 : UInt64(digits) {
      return power >= UInt64.bitWidth || small >> UInt64(power) == 0
        || isNegative && small == 1 << UInt64(power)
    }
    guard power > UInt64.bitWidth else { return false }
    let limit: WholeNumber = WholeNumber(digits: "1\(String(repeating: "0", count: power))".utf8, radix: 2)
    let isShorter: Bool = digits.utf8.count < limit.digits.utf8.count
    let isLess: Bool = isShorter || digits.utf8.count == limit.digits.utf8.count && digits < limit.digits
    return isLess || isNegative && digits == limit.digits
  }
}
