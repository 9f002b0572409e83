/// A number as Swift writes it, without a sign: `1_000`, `0x1F`, `1e-5`.
struct NumberLiteral {
  /// The base of the digits.
  private enum Radix: Int {
    case binary = 2, octal = 8, decimal = 10, hexadecimal = 16

    func isDigit(_ byte: UInt8) -> Bool { ASCII.hexValue(byte).map { $0 < rawValue } ?? false }
  }

  private let radix: Radix
  /// The text behind a prefix such as `0x`, without `_`.
  private let digits: String
  private let isInteger: Bool

  /// Nil if Swift does not read the text as a number.
  init?(_ text: String) {
    var rest: Substring.UTF8View = Substring(text).utf8
    radix =
      switch text.prefix(2) {
      case "0b": .binary
      case "0o": .octal
      case "0x": .hexadecimal
      default: .decimal
      }
    if radix != .decimal { rest = rest.dropFirst(2) }
    let isMantissa: Bool = NumberLiteral.skip(&rest, radix)
    var isInteger: Bool = true
    var hasExponent: Bool = false
    if radix == .decimal || radix == .hexadecimal {
      if rest.first == ASCII.dot {
        isInteger = false
        rest = rest.dropFirst()
        guard NumberLiteral.skip(&rest, radix) else { return nil }
      }
      if let byte = rest.first, byte | 0x20 == (radix == .decimal ? 0x65 : 0x70) {
        isInteger = false
        hasExponent = true
        rest = rest.dropFirst()
        if rest.first == ASCII.plus || rest.first == ASCII.minus { rest = rest.dropFirst() }
        guard NumberLiteral.skip(&rest, .decimal) else { return nil }
      }
    }
    guard isMantissa, rest.isEmpty, isInteger || hasExponent || radix == .decimal else { return nil }
    self.isInteger = isInteger
    digits = text.dropFirst(radix == .decimal ? 0 : 2).filter { $0 != "_" }
  }

  /// Skips at least one digit; `_` may stand between and behind digits.
  private static func skip(_ rest: inout Substring.UTF8View, _ radix: Radix) -> Bool {
    guard let first = rest.first, radix.isDigit(first) else { return false }
    rest = rest.drop { radix.isDigit($0) || $0 == 0x5F }
    return true
  }

  /// The same number as JSON writes it; nil if it needs more than 128 bits, or has a hexadecimal exponent.
  var json: String? {
    if radix == .decimal {
      let leading: Substring = digits.prefix { $0 == "0" }
      let rest: Substring = digits.dropFirst(leading.count)
      return leading.isEmpty || rest.first?.isNumber == true ? String(rest) : "0" + rest
    }
    let rest: Substring.UTF8View = digits.utf8.drop { $0 == 0x30 }
    guard isInteger, rest.count <= 128 else { return nil }
    let number: WholeNumber = WholeNumber(digits: rest, radix: UInt32(radix.rawValue))
    return number.fits(bits: 128, isSigned: false) ? number.description : nil
  }
}
