internal import StateKitGenerator

/// The form in JSON of a type from Swift's standard library.
enum StoredForm: Equatable {
  case bool, string
  case floatingPoint(bits: Int)
  /// All integers of this size.
  case integer(isSigned: Bool, bits: Int)

  init?(_ type: SwiftType) {
    guard case .named(let path) = type, path.count == 1 else { return nil }
    switch BuiltInType.named(path[0].name)?.literal {
    case .bool: self = .bool
    case .string where path[0].name == "String": self = .string
    case .floatingPoint: self = .floatingPoint(bits: ["Float": 32, "Float16": 16][path[0].name] ?? 64)
    case .signed(let bits): self = .integer(isSigned: true, bits: bits)
    case .unsigned(let bits): self = .integer(isSigned: false, bits: bits)
    default: return nil
    }
  }

  /// Whether each value of this form can be read as a value of the other form.
  func isWithin(_ other: StoredForm) -> Bool {
    switch (self, other) {
    case (.integer(let isSigned, let bits), .integer(let isOtherSigned, let otherBits)):
      isSigned == isOtherSigned ? bits <= otherBits : isOtherSigned && bits < otherBits
    case (.integer(let isSigned, let bits), .floatingPoint(let otherBits)):
      // The smallest signed integer is a power of two, which is exact.
      (isSigned ? bits - 1 : bits) <= StoredForm.significand(ofFloatingPoint: otherBits)
    case (.floatingPoint(let bits), .floatingPoint(let otherBits)): bits <= otherBits
    default: self == other
    }
  }

  /// The largest number of bits of an integer that a floating-point number represents exactly.
  static func significand(ofFloatingPoint bits: Int) -> Int { [16: 11, 32: 24][bits] ?? 53 }
}
