/// Cleans a schema's text for pictures of all formats.
enum PictureText {
  /// The text without characters that are invisible, invalid in XML or change the direction of text:
  /// documentation in a schema can be any text. A line end becomes a space unless lines are kept.
  static func visible(_ text: String, keepsLines: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result.append(keepsLines ? "\n" : " ")
      case "\t": result.append(" ")
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      case _ where scalar.isControl: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, or separates lines or paragraphs.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// Escapes a schema's text for XML and HTML.
enum MarkupText {
  /// The text, escaped for elements and quoted attributes.
  static func escaped(_ text: String) -> String {
    PictureText.visible(text, keepsLines: true).unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(scalar)
      }
    }
    .joined()
  }
}
