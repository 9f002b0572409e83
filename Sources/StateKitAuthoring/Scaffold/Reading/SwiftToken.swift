internal import StateKitGenerator

/// A piece of a Swift file that is no comment and no white space.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A keyword or a name.
    case word
    /// A name in backticks.
    case quotedWord
    /// A number, or a string or a regular expression as a whole, with all that is in it.
    case literal
    /// `#if`, `#else`, `#Preview`.
    case hashWord
    /// One character: a bracket, a comma, a part of an operator.
    case sign(UInt8)
  }

  let kind: Kind
  /// Its bytes in the file.
  let range: Range<Int>
  let isFirstOnLine: Bool

  func isSign(_ byte: UInt8) -> Bool { kind == .sign(byte) }
}

/// Why a file cannot be read for sure, and where.
struct SwiftDoubt: Error, Equatable {
  let offset: Int
  /// For example `a string that does not end`.
  let reason: String
}

extension ASCII {
  static var openParenthesis: UInt8 { 0x28 }
  static var closeParenthesis: UInt8 { 0x29 }
  static var at: UInt8 { 0x40 }
  static var backtick: UInt8 { 0x60 }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var semicolon: UInt8 { 0x3B }
  static var ampersand: UInt8 { 0x26 }
}
