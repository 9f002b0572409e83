internal import StateKitGenerator

/// Regular expressions: `/…/` and `#/…/#`.
///
/// The context decides whether a bare slash is an operator or starts a regular expression. Swift's rules
/// (SE-0354) apply if they are unambiguous; otherwise both readings must give the same result.
extension SwiftLexer {
  /// Skips a regular expression, if one begins here.
  mutating func skipRegex() throws(SwiftDoubt) -> Bool {
    guard let end = regexEnd else { return false }
    switch place {
    case .expression: break
    case .operator: return false
    case .either:
      if SwiftLexer.isHarmless(bytes[(offset + 1)..<end]) { return false }
      throw SwiftDoubt(
        offset: offset,
        reason:
          "a slash that may divide or may begin a regular expression; write '#/…/#', or spaces on both sides"
      )
    }
    offset = end + 1
    return true
  }

  private enum Place { case expression, `operator`, either }

  /// The context of the slash.
  private var place: Place {
    guard let previous else { return .expression }
    let isBeside = previous.range.upperBound == offset
    switch previous.kind {
    case .sign(let byte):
      switch byte {
      case ASCII.openParenthesis, ASCII.openBracket, ASCII.openBrace, ASCII.comma, ASCII.colon,
        ASCII.semicolon:
        return .expression
      case ASCII.closeParenthesis, ASCII.closeBracket: return isBeside ? .operator : .either
      case ASCII.closeBrace: return .either
      // A slash beside another sign is a part of that operator; otherwise the sign is a separate operator.
      default: return isBeside ? .operator : SwiftLexer.endsOperand(byte) ? .either : .expression
      }
    case .word:
      if SwiftLexer.precedesExpression.contains(text(of: previous)) { return .expression }
      return isBeside ? .operator : .either
    case .quotedWord, .literal, .hashWord: return isBeside ? .operator : .either
    }
  }

  /// Whether the sign may be a postfix operator or the end of a type: `x! /2/ y`, `x? /…`, `[Int]> /…`.
  private static func endsOperand(_ byte: UInt8) -> Bool {
    byte == 0x21 || byte == 0x3F || byte == ASCII.greater || byte == ASCII.dot
  }

  private static let precedesExpression: Set<String> = [
    "return", "in", "case", "if", "else", "guard", "while", "switch", "try", "await", "throw", "where",
    "yield",
  ]

  func text(of token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The offset of the closing slash; nil if Swift cannot read a regular expression in any context: a regular
  /// expression must not begin or end with a space, nor close a parenthesis that it did not open.
  private var regexEnd: Int? {
    var index = offset + 1
    var parentheses = 0
    guard index < bytes.count, !SwiftLexer.isSpace(bytes[index]) else { return nil }
    while index < bytes.count {
      switch bytes[index] {
      case ASCII.lineFeed, ASCII.carriageReturn: return nil
      case ASCII.slash: return SwiftLexer.isSpace(bytes[index - 1]) ? nil : index
      case ASCII.backslash:
        index += 1
        if index < bytes.count, bytes[index] == ASCII.lineFeed || bytes[index] == ASCII.carriageReturn {
          return nil
        }
      case ASCII.openParenthesis: parentheses += 1
      case ASCII.closeParenthesis:
        if parentheses == 0 { return nil }
        parentheses -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }

  /// Whether both readings, code or regular expression, give the same result: the bytes do not begin a string
  /// or a comment, and their brackets are balanced.
  private static func isHarmless(_ bytes: ArraySlice<UInt8>) -> Bool {
    var open: [UInt8] = []
    for byte in bytes {
      switch byte {
      case ASCII.quote, ASCII.hash, ASCII.backtick, ASCII.backslash, ASCII.asterisk, ASCII.at: return false
      case ASCII.openParenthesis: open.append(ASCII.closeParenthesis)
      case ASCII.openBracket: open.append(ASCII.closeBracket)
      case ASCII.openBrace: open.append(ASCII.closeBrace)
      case ASCII.closeParenthesis, ASCII.closeBracket, ASCII.closeBrace:
        if open.popLast() != byte { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  /// Skips from the first number sign. The expression may span lines if the first line is empty.
  mutating func skipExtendedRegex(pounds: Int) throws(SwiftDoubt) {
    let start = offset
    offset += pounds + 1
    var isMultiline = false
    var distance = 0
    while SwiftLexer.isSpace(peek(distance)) { distance += 1 }
    if peek(distance) == ASCII.lineFeed || peek(distance) == ASCII.carriageReturn { isMultiline = true }
    while true {
      let isBroken = !isMultiline && isAtLineEnd
      if isAtEnd || isBroken {
        throw SwiftDoubt(offset: start, reason: "a regular expression that does not end")
      }
      if peek() == ASCII.slash, hasPounds(pounds, at: 1) {
        offset += 1 + pounds
        return
      }
      offset += peek() == ASCII.backslash && offset + 1 < bytes.count && !isEscapedLineEnd ? 2 : 1
    }
  }

  private var isEscapedLineEnd: Bool { peek(1) == ASCII.lineFeed || peek(1) == ASCII.carriageReturn }
}
