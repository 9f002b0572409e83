import KittenScript

/// What happens in a test: a user does something, or the server answers what it was asked, if it was.
enum Step: Sendable {
  case deed(Deed)
  case answer(LoadedPart)

  /// Anything that may happen, what is common more often than what is rare.
  static func random(_ generator: inout SeededGenerator) -> Step {
    let row = Int.random(in: 0..<4, using: &generator)
    let all: [Step] = [
      .deed(.showFavourites), .deed(.showList), .deed(.sortByName), .deed(.sortByAge),
      .deed(.tapHeart(row: row)),
      .deed(.tapHeart(row: row)), .deed(.tap(row: row)), .deed(.tap(row: row)), .deed(.closeProfile),
      .deed(.adopt), .answer(.list), .answer(.story), .answer(.story),
    ]
    return all.randomElement(using: &generator) ?? .answer(.list)
  }
}
