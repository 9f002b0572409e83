package import StateKitGenerator

/// A token of a Swift file; comments and white space are skipped.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    /// A keyword or a name.
    case word
    /// A name in backticks.
    case quotedWord
    /// A number, a whole string or a whole regular expression.
    case literal
    /// `#if`, `#else`, `#Preview`.
    case hashWord
    /// One character: a bracket, a comma, a part of an operator.
    case sign(UInt8)
  }

  package let kind: Kind
  /// The bytes of the token in the file.
  package let range: Range<Int>
  package let isFirstOnLine: Bool

  package func isSign(_ byte: UInt8) -> Bool { kind == .sign(byte) }
}

/// The place and the reason why a file cannot be read reliably.
package struct SwiftDoubt: Error, Equatable {
  package let offset: Int
  /// The reason, for example `a string that does not end`.
  package let reason: String
}

extension ASCII {
  package static var openParenthesis: UInt8 { 0x28 }
  package static var closeParenthesis: UInt8 { 0x29 }
  package static var at: UInt8 { 0x40 }
  static var backtick: UInt8 { 0x60 }
  package static var less: UInt8 { 0x3C }
  package static var equals: UInt8 { 0x3D }
  package static var greater: UInt8 { 0x3E }
  static var semicolon: UInt8 { 0x3B }
  static var ampersand: UInt8 { 0x26 }
}
