/// The direction of the layers: for windows that are wider than high, and for those that are not.
package enum MapDirection: String, CaseIterable, Sendable {
  /// From left to right.
  case wide
  /// From top to bottom.
  case tall

  /// The area to fit the map into, in points. A tall map may be scrolled through 2.5 windows, because on a phone only
  /// the width limits the size of names.
  var window: (width: Int, height: Int) {
    switch self {
    case .wide: (1_280, 720)
    case .tall: (390, 1_800)
    }
  }

  /// The place in this direction of a rectangle that was laid out from left to right.
  func placed(_ box: LayoutRectangle) -> LayoutRectangle {
    self == .wide ? box : LayoutRectangle(x: box.y, y: box.x, width: box.height, height: box.width)
  }

  func placed(_ point: LayoutPoint) -> LayoutPoint {
    self == .wide ? point : LayoutPoint(x: point.y, y: point.x)
  }

  /// The scale at which a drawing fills the window: 1 if it has the window's width or height.
  func scale(width: Int, height: Int) -> Double {
    min(Double(window.width) / Double(max(width, 1)), Double(window.height) / Double(max(height, 1)))
  }
}
