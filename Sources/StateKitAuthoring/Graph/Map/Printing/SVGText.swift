/// Prints the elements of SVG in a picture.
enum SVGText {
  static func rectangle(_ place: LayoutRectangle, radius: Int) -> String {
    let corner = #"x="\#(place.x)" y="\#(place.y)""#
    return #"<rect \#(corner) width="\#(place.width)" height="\#(place.height)" rx="\#(radius)"/>"#
  }

  /// A small text beside a point.
  static func note(_ text: String, x: Int, middle: Int) -> String {
    SVGText.text(text, "note", fontSize: MapMetrics.noteSize, x: x, y: middle + 4)
  }

  /// One line of text with a class. Only ASCII has a known width; other text is fitted to the width that it has in most
  /// fonts.
  static func text(_ text: String, _ name: String, fontSize: Int, x: Int, y: Int) -> String {
    let shown = PictureText.visible(text)
    let width = MapMetrics.width(of: shown, fontSize: fontSize) * 95 / 100
    let fixed =
      shown.allSatisfy(\.isASCII) ? "" : #" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""#
    return #"<text class="\#(name)" x="\#(x)" y="\#(y)"\#(fixed)>\#(MarkupText.escaped(shown))</text>"#
  }

  /// The tooltip and accessible text: one line for each part.
  static func tip(_ parts: [String?]) -> String {
    "<title>\(MarkupText.escaped(parts.compactMap(\.self).joined(separator: "\n")))</title>"
  }
}
