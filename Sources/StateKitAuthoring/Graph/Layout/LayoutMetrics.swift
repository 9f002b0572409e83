/// The lengths of the picture, in pixels.
enum LayoutMetrics {
  /// The space around the picture.
  static let margin: Int = 16
  /// The height of the legend above the boxes.
  static let legendHeight: Int = 32
  /// The space between a box and its contents.
  static let padding: Int = 12
  /// The space between two boxes, one below the other.
  static let gap: Int = 16
  static let titleHeight: Int = 24
  /// The distance between two links that end at the same edge.
  static let linkDistance: Int = 6
  /// The lowest and the highest row. Rows grow with the number of their links.
  static let rowHeights: ClosedRange<Int> = 22...96
  /// The space above a row; a link may pass here.
  static let rowGap: Int = 6
  /// The height of a condition, below the row of its action.
  static let noteHeight: Int = 18
  /// The distance that a phase is indented from its request.
  static let phaseIndent: Int = 14
  /// The space for a sign between the edge of a row and its text.
  static let textIndent: Int = 22
  static let narrowestColumn: Int = 72
  /// The distance between two parallel links.
  static let laneWidth: Int = 8
  /// The space between a box and the first lane beside it.
  static let laneMargin: Int = 12
  static let fontSize: Int = 12
  static let smallFontSize: Int = 11

  /// The height of a row with this many links at its fuller edge.
  static func rowHeight(links: Int) -> Int {
    min(max(rowHeights.lowerBound, 2 * (linkDistance * (links - 1) + 4)), rowHeights.upperBound)
  }

  /// The maximum width of a text.
  ///
  /// The characters of the usual fixed-width fonts are at most 0.62 of their size wide. These fonts cover
  /// Latin, Greek and Cyrillic; for other scripts another font is used, whose characters are about as wide as
  /// high.
  static func width(of text: String, fontSize: Int = LayoutMetrics.fontSize) -> Int {
    let places = text.reduce(0) { $0 + ($1.isNarrow ? 63 : 105) }
    return (places * fontSize + 99) / 100
  }
}

extension Character {
  /// Whether the character is Latin, Greek or Cyrillic.
  fileprivate var isNarrow: Bool { unicodeScalars.first.map { $0.value < 0x0530 } ?? false }
}
