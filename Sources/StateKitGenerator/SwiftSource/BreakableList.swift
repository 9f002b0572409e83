/// A list in a line of code, by the offsets of its elements and of its end: where the line may be broken.
///
/// Every line has some and hardly one is ever broken: of the lists in a piece of code only the longest is kept, and
/// code that it is put into shares it.
struct BreakableList {
  /// How many bytes of other code the list was put behind.
  private var start: Int = 0
  private let ownOffsets: [Int]

  /// A list has at least one element and its end.
  init(_ offsets: [Int]) {
    self.ownOffsets = offsets
  }

  /// From the start of the whole code.
  var offsets: [Int] { ownOffsets.map { start + $0 } }

  /// How many bytes it takes.
  private var length: Int { (ownOffsets.last ?? 0) - (ownOffsets.first ?? 0) }

  /// The longer one of the two, the first one of equals, where code with the other was put behind so many bytes.
  func longer(_ other: BreakableList, behind start: Int) -> BreakableList {
    if length >= other.length { return self }
    return other.moved(by: start)
  }

  /// As it is in code that was put behind so many bytes.
  func moved(by start: Int) -> BreakableList {
    var list: BreakableList = self
    list.start += start
    return list
  }
}
