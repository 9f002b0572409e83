/// Lengths of the picture, in pixels.
enum LayoutMetrics {
  /// Around the picture.
  static let margin: Int = 16
  /// The line above the boxes that says what is what.
  static let legendHeight: Int = 32
  static let legendWidth: Int = 640
  /// Between a box and what is in it.
  static let padding: Int = 10
  /// Between a box and the next one below.
  static let gap: Int = 14
  static let titleHeight: Int = 24
  static let rowHeight: Int = 20
  /// Above a row; a link may pass here.
  static let rowGap: Int = 6
  /// The line of a condition, below the row of its action.
  static let noteHeight: Int = 16
  /// How far a phase stands to the right of its request.
  static let phaseIndent: Int = 14
  /// Between the edge of a row and its text: a sign stands there.
  static let textIndent: Int = 22
  static let narrowestColumn: Int = 110
  /// Between two links that run side by side.
  static let laneWidth: Int = 8
  /// Between a box and the first lane beside it.
  static let laneMargin: Int = 12
  static let fontSize: Int = 12
  static let smallFontSize: Int = 10

  /// How wide a text is at most.
  ///
  /// Of the fixed-width fonts in use none is wider than 0.62 of its size; for other characters than ASCII another
  /// font may stand in, whose width is not known: a picture squeezes such a text into two places for each.
  static func width(of text: String, fontSize: Int = LayoutMetrics.fontSize) -> Int {
    let places = text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
    return (places * fontSize * 63 + 99) / 100
  }
}
