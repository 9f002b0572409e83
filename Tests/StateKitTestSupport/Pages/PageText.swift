/// What is left of a text that is read from its start.
struct PageText {
  /// Why a page cannot be read.
  struct Mistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  private(set) var rest: Substring

  init(rest: Substring) {
    self.rest = rest
  }

  /// The text before the next mark; what is behind the mark is left.
  mutating func next(before mark: String) throws -> Substring {
    guard let place = rest.firstRange(of: mark) else {
      throw Mistake("\(mark.debugDescription) is missing in: \(rest.prefix(200))")
    }
    defer { rest = rest[place.upperBound...] }
    return rest[..<place.lowerBound]
  }
}
