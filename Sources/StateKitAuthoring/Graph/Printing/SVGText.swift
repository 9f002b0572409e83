/// Prints the elements of SVG in a picture.
enum SVGText {
  static func rectangle(_ place: LayoutRectangle, radius: Int) -> String {
    let corner = #"x="\#(place.x)" y="\#(place.y)""#
    return #"<rect \#(corner) width="\#(place.width)" height="\#(place.height)" rx="\#(radius)"/>"#
  }

  /// The text of a row.
  static func text(_ text: String, in row: LayoutRectangle) -> String {
    let x = row.x + LayoutMetrics.textIndent
    return element(text, x: x, y: row.middle + 4, fontSize: LayoutMetrics.fontSize, attributes: "")
  }

  /// A small text beside a point.
  static func note(_ text: String, x: Int, middle: Int) -> String {
    let fontSize = LayoutMetrics.smallFontSize
    return element(text, x: x, y: middle + 4, fontSize: fontSize, attributes: #" class="note""#)
  }

  /// One line. Only ASCII has a known width; other text is fixed at its width in most fonts.
  private static func element(
    _ text: String,
    x: Int,
    y: Int,
    fontSize: Int,
    attributes: String
  ) -> String {
    let shown = PictureText.visible(text)
    let width = LayoutMetrics.width(of: shown, fontSize: fontSize) * 95 / 100
    let fixed =
      shown.allSatisfy(\.isASCII) ? "" : #" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""#
    return #"<text\#(attributes) x="\#(x)" y="\#(y)"\#(fixed)>\#(MarkupText.escaped(shown))</text>"#
  }

  /// The tooltip and accessible text: one line for each part.
  static func tip(_ parts: [String?]) -> String {
    "<title>\(MarkupText.escaped(parts.compactMap(\.self).joined(separator: "\n")))</title>"
  }

  /// The sign for a kind of item, around a point.
  static func sign(_ kind: GraphItem.Kind, x: Int, y: Int) -> String {
    switch kind {
    case .action: #"<circle class="sign action" cx="\#(x)" cy="\#(y)" r="4"/>"#
    case .request: #"<path class="sign request" d="M\#(x) \#(y - 5)l5 5l-5 5l-5 -5z"/>"#
    case .phase: #"<circle class="sign request" cx="\#(x)" cy="\#(y)" r="3"/>"#
    case .effect: #"<path class="sign effect" d="M\#(x - 4) \#(y - 4)h8v8h-8z"/>"#
    }
  }
}
