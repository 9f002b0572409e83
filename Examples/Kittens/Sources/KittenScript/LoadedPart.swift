/// What the app loads from the server.
public enum LoadedPart: CaseIterable, Sendable {
  /// The kittens.
  case list
  /// What is known of the kitten whose profile is open.
  case story
}
