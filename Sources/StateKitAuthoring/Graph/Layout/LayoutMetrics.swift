/// Lengths of the picture, in pixels.
enum LayoutMetrics {
  /// Around the picture.
  static let margin: Int = 16
  /// The line above the boxes that says what is what.
  static let legendHeight: Int = 32
  /// Between a box and what is in it.
  static let padding: Int = 12
  /// Between a box and the next one below.
  static let gap: Int = 16
  static let titleHeight: Int = 24
  /// Between two links that end at the same edge.
  static let linkDistance: Int = 6
  /// A row, and one at which very many links meet.
  static let rowHeights: ClosedRange<Int> = 22...96
  /// Above a row; a link may pass here.
  static let rowGap: Int = 6
  /// The line of a condition, below the row of its action.
  static let noteHeight: Int = 18
  /// How far a phase stands to the right of its request.
  static let phaseIndent: Int = 14
  /// Between the edge of a row and its text: a sign stands there.
  static let textIndent: Int = 22
  static let narrowestColumn: Int = 72
  /// Between two links that run side by side.
  static let laneWidth: Int = 8
  /// Between a box and the first lane beside it.
  static let laneMargin: Int = 12
  static let fontSize: Int = 12
  static let smallFontSize: Int = 11

  /// A row is as high as the links at its fuller edge need it.
  static func rowHeight(links: Int) -> Int {
    min(max(rowHeights.lowerBound, 2 * (linkDistance * (links - 1) + 4)), rowHeights.upperBound)
  }

  /// How wide a text is at most.
  ///
  /// Of the fixed-width fonts in use none is wider than 0.62 of its size. They have the letters of the alphabets near
  /// ours; for all else another font stands in, whose characters are about as wide as high.
  static func width(of text: String, fontSize: Int = LayoutMetrics.fontSize) -> Int {
    let places = text.reduce(0) { $0 + ($1.isNarrow ? 63 : 105) }
    return (places * fontSize + 99) / 100
  }
}

extension Character {
  /// Latin, Greek and Cyrillic.
  fileprivate var isNarrow: Bool { unicodeScalars.first.map { $0.value < 0x0530 } ?? false }
}
