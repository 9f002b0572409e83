/// A rectangle of the picture.
struct LayoutRectangle: Equatable {
  var x: Int = 0
  var y: Int = 0
  var width: Int = 0
  var height: Int = 0

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Int { y + height / 2 }
}

/// A point of the picture.
struct LayoutPoint: Equatable {
  var x: Int
  var y: Int
}
