/// Facts about a piece of code in addition to its text: an object, because few pieces have marks, and marks are passed
/// on.
final class CodeMarks: Sendable {
  /// Ordered by their offsets, from the start of the piece for which the marks were made.
  let places: [Code.Place]
  let longestList: BreakableList?

  private init(places: [Code.Place], longestList: BreakableList?) {
    self.places = places
    self.longestList = longestList
  }

  /// The marks of a piece that only the Swift compiler can check.
  convenience init(at location: SourceLocation) {
    self.init(places: [Code.Place(offset: 0, location: location)], longestList: nil)
  }

  convenience init(list: BreakableList) {
    self.init(places: [], longestList: list)
  }

  /// These marks and those of a later piece, in code that contains the two pieces at these offsets.
  func joined(with other: CodeMarks, from start: Int, _ otherStart: Int) -> CodeMarks {
    var list: BreakableList? = longestList?.moved(by: start)
    if let otherList = other.longestList {
      list = list?.longer(otherList, behind: otherStart) ?? otherList.moved(by: otherStart)
    }
    return CodeMarks(
      places: places.map { $0.moved(by: start) } + other.places.map { $0.moved(by: otherStart) },
      longestList: list
    )
  }
}
