/// The lengths of the map, in pixels.
enum MapMetrics {
  static let margin: Int = 20
  static let nameSize: Int = 12
  static let parentSize: Int = 9
  /// The size of the texts of the legend.
  static let noteSize: Int = 11
  /// The height of a box with a name, and of one with the name of its parent above.
  static let lowBox: Int = 24
  static let highBox: Int = 34
  /// The space at both sides of a name.
  static let padding: Int = 10
  static let narrowestBox: Int = 44
  /// The maximum number of characters; a longer name is cut.
  static let longestName: Int = 32
  /// The space between two boxes in a layer, two lines, and a line and a box.
  static let boxGap: Int = 8
  static let lineGap: Int = 4
  static let lineMargin: Int = 6
  /// The space between two layers; it grows with the number of segments there.
  static let layerGaps: ClosedRange<Int> = 36...72
  /// The greatest distance between two arrows at the edge of a box.
  static let portDistance: Int = 8
  /// The space between parts of the map that are not connected.
  static let partGap: Int = 28
  /// The size of the number at an arrow.
  static let countSize: Int = 9

  static func layerGap(segments: Int, rise: Int) -> Int {
    min(max(layerGaps.lowerBound, 24 + segments / 2, rise / 6), layerGaps.upperBound)
  }

  /// The maximum width of a text.
  ///
  /// The characters of the usual fixed-width fonts are at most 0.62 of their size wide. These fonts cover
  /// Latin, Greek and Cyrillic; for other scripts another font is used, whose characters are about as wide as
  /// high.
  static func width(of text: String, fontSize: Int) -> Int {
    let places = text.reduce(0) { $0 + ($1.isNarrow ? 63 : 105) }
    return (places * fontSize + 99) / 100
  }
}

extension Character {
  /// Whether the character is Latin, Greek or Cyrillic.
  fileprivate var isNarrow: Bool { unicodeScalars.first.map { $0.value < 0x0530 } ?? false }
}
