import KittenScript

/// A step of a test: an action of the user, or an answer of the server or the disk if there is a request.
enum Step: Sendable {
  case deed(Deed)
  case answer(LoadedPart)

  /// A random step; common steps come more often than rare ones.
  static func random(_ generator: inout SeededGenerator) -> Step {
    let row = Int.random(in: 0..<4, using: &generator)
    let all: [Step] = [
      .deed(.showFavourites), .deed(.showList), .deed(.sortByName), .deed(.sortByAge),
      .deed(.tapHeart(row: row)),
      .deed(.tapHeart(row: row)), .deed(.tap(row: row)), .deed(.tap(row: row)), .deed(.closeProfile),
      .deed(.adopt), .answer(.list), .answer(.favourites), .answer(.story), .answer(.story),
    ]
    return all.randomElement(using: &generator) ?? .answer(.list)
  }
}
