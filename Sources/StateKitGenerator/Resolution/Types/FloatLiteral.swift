/// A JSON number for one of Swift's floating-point types.
struct FloatLiteral {
  enum Meaning {
    /// An expression that the Swift compiler accepts without a warning.
    case expression(String)
    case outOfRange
    /// A number that would become 0.
    case tooSmall
    /// A whole number that would become `nearest`.
    case inexact(nearest: String)
  }

  let number: String
  /// The name of the type.
  let type: String

  var meaning: Meaning {
    guard let value, value.isFinite else { return .outOfRange }
    if isWhole { return meaningOfWhole }
    if value != 0 { return .expression(subnormal(value) ?? number) }
    return mantissa.contains { $0 != "0" && $0.isNumber } ? .tooSmall : .expression(number)
  }

  /// The number rounded to the type; infinite if it is too large.
  private var value: Double? {
    switch type {
    case "Float": Float(number).map { Double($0) }
    case "Float16": Double(number).map(FloatLiteral.roundedToHalf)
    default: Double(number)
    }
  }

  private var isWhole: Bool { !number.utf8.contains { ".eE".utf8.contains($0) } }

  private var mantissa: Substring { number.prefix { $0 != "e" && $0 != "E" } }

  private var meaningOfWhole: Meaning {
    // Swift first reads `-0` as an integer, so that the sign is lost.
    if number.hasPrefix("-"), value == 0 { return .expression(number + ".0") }
    let precision: Int = type == "Float" ? 24 : type == "Float16" ? 11 : 53
    if FloatLiteral.bits(ofWhole: number) <= precision { return .expression(number) }
    return .inexact(nearest: nearest)
  }

  private var nearest: String {
    if type == "Float", let value = Float(number) { return "\(value)" }
    return value.map { "\($0)" } ?? number
  }

  /// The bits of a number near 0, because the Swift compiler warns of a literal that loses precision there.
  private func subnormal(_ value: Double) -> String? {
    switch type {
    case "Float":
      let value: Float = Float(value)
      return value.magnitude > .leastNormalMagnitude ? nil : bits("Float", UInt64(value.bitPattern))
    case "Float16": return nil
    default: return value.magnitude > .leastNormalMagnitude ? nil : bits("Double", value.bitPattern)
    }
  }

  private func bits(_ type: String, _ pattern: UInt64) -> String {
    "Swift.\(type)(bitPattern: 0x\(String(pattern, radix: 16)))"
  }

  /// Rounds without the type `Float16`, which not every system has.
  private static func roundedToHalf(_ value: Double) -> Double {
    let unit: Double = max(value.magnitude.exponentUnit, 0x1p-14) * 0x1p-10
    let rounded: Double = (value / unit).rounded(.toNearestOrEven) * unit
    return rounded.magnitude > 65_504 ? rounded * .infinity : rounded
  }

  /// The number of bits of a whole number without the zeros at its end.
  private static func bits(ofWhole number: String) -> Int {
    var digits: [UInt8] = number.utf8.filter(ASCII.isDigit).map { $0 - 0x30 }
    while let last = digits.last, last % 2 == 0, halve(&digits) {}
    var bits: Int = 0
    while halve(&digits) { bits += 1 }
    return bits
  }

  /// Halves a number and drops the fraction; false if the number is 0.
  private static func halve(_ digits: inout [UInt8]) -> Bool {
    guard digits.contains(where: { $0 != 0 }) else { return false }
    var rest: UInt8 = 0
    for index in digits.indices {
      let digit: UInt8 = rest * 10 + digits[index]
      digits[index] = digit / 2
      rest = digit % 2
    }
    return true
  }
}

extension Double {
  /// The greatest power of two that is not above the number.
  fileprivate var exponentUnit: Double {
    isZero || !isFinite ? 0 : Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
