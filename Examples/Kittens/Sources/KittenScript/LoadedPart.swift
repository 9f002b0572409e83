/// A part of the app that is loaded from the server.
public enum LoadedPart: CaseIterable, Sendable {
  /// The kittens.
  case list
  /// The story of the kitten whose profile is open.
  case story
}
