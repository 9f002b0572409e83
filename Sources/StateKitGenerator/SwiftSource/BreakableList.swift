/// A list in a line of code where the line may be broken, by the offsets of its elements and of its end.
///
/// Every line has lists, and only few lines are broken. A piece of code therefore keeps only its longest list, and
/// shares the list with code that contains the piece.
struct BreakableList {
  /// The number of bytes before the code that the list was made for.
  private var start: Int = 0
  private let ownOffsets: [Int]

  /// A list has at least one element and its end.
  init(_ offsets: [Int]) {
    self.ownOffsets = offsets
  }

  /// From the start of the whole code.
  var offsets: [Int] { ownOffsets.map { start + $0 } }

  /// The number of bytes in the list.
  private var length: Int { (ownOffsets.last ?? 0) - (ownOffsets.first ?? 0) }

  /// The longer list, or this one if both are equally long. `start` is the number of bytes before the code of the other
  /// list.
  func longer(_ other: BreakableList, behind start: Int) -> BreakableList {
    if length >= other.length { return self }
    return other.moved(by: start)
  }

  /// The list in code with `start` bytes before it.
  func moved(by start: Int) -> BreakableList {
    var list: BreakableList = self
    list.start += start
    return list
  }
}
