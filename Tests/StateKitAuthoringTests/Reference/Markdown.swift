/// Plain text in Markdown. Quoted pieces of files in messages and descriptions become code.
enum Markdown {
  /// `'uses'` becomes the code `uses`, `"$label"` the code `"$label"`, and `"a": ["b"]` is one piece of code.
  /// A text of several words in double quotes is a sentence, and stays as it is.
  static func text(_ text: String) -> String {
    var markdown = ""
    var rest = text[...]
    var isAtStart = true
    while let character = rest.first {
      if isAtStart, let quotation = Quotation(startOf: rest) {
        markdown += code(quotation.code)
        rest = rest[quotation.end...]
        isAtStart = false
      } else {
        markdown += escaped(character)
        rest = rest.dropFirst()
        isAtStart = " ([".contains(character)
      }
    }
    return markdown
  }

  /// The text of a paragraph for a terminal, as it was before `text` made Markdown of it.
  static func plain(_ paragraph: Substring) -> String {
    String(paragraph).replacing(#/`(?<code>[^`]*)`|\\(?<mark>[\W_])/#) { piece in
      guard let code = piece.code else { return String(piece.mark ?? "") }
      return code.starts(with: #/[{\[]?"/#) ? String(code) : "'\(code)'"
    }
  }

  /// Code on one line. A backtick would end the code; the tool's texts do not contain one.
  static func code(_ text: String) -> String { "`\(text)`" }

  static func listing(_ text: String, language: String = "") -> String {
    "```\(language)\n\(text)\n```"
  }

  /// In a cell of a table, even in code, a bar ends the cell unless a backslash is in front.
  static func row(_ cells: [String]) -> String {
    "| \(cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: #"\|"#) }.joined(separator: " | ")) |"
  }

  private static func escaped(_ character: Character) -> String {
    #"\*_`<>[]#~"#.contains(character) ? "\\\(character)" : String(character)
  }
}

/// Something that stands in quotes, or between braces or brackets, at the start of a text.
private struct Quotation {
  /// The content without single quotes, but with double ones.
  let code: String
  /// The index after the quotation.
  let end: Substring.Index

  init?(startOf text: Substring) {
    switch text.first {
    case "'":
      guard let end = Quotation.end(of: text) else { return nil }
      self.init(code: text[..<end].dropFirst().dropLast(), end: end)
    case "\"":
      guard let end = Quotation.end(of: text) else { return nil }
      if Quotation.isSpeech(text[..<end]) { return nil }
      let value = Quotation.value(in: text[end...])
      self.init(code: text[..<(value ?? end)], end: value ?? end)
    case "{", "[":
      guard text.dropFirst().first == "\"", let end = Quotation.value(text) else { return nil }
      self.init(code: text[..<end], end: end)
    default:
      return nil
    }
  }

  private init(code: Substring, end: Substring.Index) {
    self.code = String(code)
    self.end = end
  }

  /// The index after the closing quote of a text that begins with a quote.
  private static func end(of text: Substring) -> Substring.Index? {
    guard let quote = text.first else { return nil }
    let end = text.indices.dropFirst(2).first { index in
      let next = text[text.index(after: index)...].first
      return text[index] == quote && !(next?.isLetter ?? false) && !(next?.isNumber ?? false)
    }
    return end.map(text.index(after:))
  }

  private static func isSpeech(_ text: Substring) -> Bool {
    text.contains(" ") && text.dropFirst().dropLast().allSatisfy { $0.isLetter || $0 == " " }
  }

  /// The end of the value behind a key: `: ["SK0690"]`.
  private static func value(in text: Substring) -> Substring.Index? {
    text.hasPrefix(": ") ? value(text.dropFirst(2)) : nil
  }

  private static func value(_ text: Substring) -> Substring.Index? {
    switch text.first {
    case "\"": end(of: text)
    case "[": text.firstIndex(of: "]").map(text.index(after:))
    case "{": text.firstIndex(of: "}").map(text.index(after:))
    default: nil
    }
  }
}
