/// A part of the app that is loaded, from the server or the disk.
public enum LoadedPart: CaseIterable, Sendable {
  /// The kittens.
  case list
  /// The favourites.
  case favourites
  /// The story of the kitten whose profile is open.
  case story
}
