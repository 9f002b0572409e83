/// The storage of favourites while the app does not run.
public struct FavouritesStorage: Sendable {
  /// Returns the kittens that were saved last.
  public let load: @Sendable () async -> [Kitten]
  /// Saves kittens, and replaces the earlier ones.
  public let save: @Sendable ([Kitten]) async -> Void

  /// Creates a storage.
  public init(
    load: @escaping @Sendable () async -> [Kitten],
    save: @escaping @Sendable ([Kitten]) async -> Void
  ) {
    self.load = load
    self.save = save
  }
}
