internal import StateKitGenerator

/// A text that marks which parts of it are code: each form of a report prints code in its own style.
///
///     let phrase: Phrase = "of type \(code: "Int")"
package struct Phrase: ExpressibleByStringInterpolation, Sendable {
  enum Piece: Sendable {
    case text(String)
    case code(String)
  }

  fileprivate(set) var pieces: [Piece] = []

  package init(stringLiteral text: String) {
    pieces = [.text(text)]
  }

  /// A key of the language as an ordinary word.
  init(_ key: some SchemaKey) {
    pieces = [.text(key.rawValue)]
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.phrase
  }

  /// The text for a terminal, with code in quotes.
  package var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .code(let code): "'\(code)'"
      }
    }.joined()
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var phrase: Phrase = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { phrase.pieces.append(.text(text)) }

    package mutating func appendInterpolation(code: String) { phrase.pieces.append(.code(code)) }

    package mutating func appendInterpolation(_ other: Phrase) { phrase.pieces += other.pieces }

    package mutating func appendInterpolation(_ subject: SchemaChange.Subject) {
      appendLiteral(subject.rawValue)
    }
  }
}
