/// Text of a schema, as a picture of any format may show it.
enum PictureText {
  /// With nothing in it that cannot be seen, that XML does not allow or that turns what follows around: a schema's
  /// documentation can be any text. A line end becomes a space where lines are not kept.
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
  /// Control characters and the separators of lines and paragraphs.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// Text of a schema in XML and HTML.
enum MarkupText {
  /// As it may stand between tags and in an attribute's quotes.
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
