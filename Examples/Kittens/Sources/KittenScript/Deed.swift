/// An action of a user. Rows are counted from 0, in the order in which they are shown.
public enum Deed: Equatable, Sendable {
  /// Looks at the favourites.
  case showFavourites
  /// Looks at the list.
  case showList
  /// Puts the list in the order of the names.
  case sortByName
  /// Puts the youngest kitten first.
  case sortByAge
  /// Taps the heart of a kitten in the list.
  case tapHeart(row: Int)
  /// Opens the profile of a kitten in the list.
  case tap(row: Int)
  /// Closes the profile.
  case closeProfile
  /// Takes home the kitten whose profile is open.
  case adopt
}
