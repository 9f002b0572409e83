/// A rectangle of the picture.
package struct LayoutRectangle: Equatable, Sendable {
  package var x: Int = 0
  package var y: Int = 0
  package var width: Int = 0
  package var height: Int = 0

  package var right: Int { x + width }
  package var bottom: Int { y + height }
  package var middle: Int { y + height / 2 }
}

/// A point of the picture.
package struct LayoutPoint: Equatable, Sendable {
  package var x: Int
  package var y: Int
}
