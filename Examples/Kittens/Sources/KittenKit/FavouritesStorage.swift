/// The storage of favourites while the app does not run.
public struct FavouritesStorage: Sendable {
  /// Returns the kittens that were saved last.
  public let load: @Sendable () -> [Kitten]
  /// Saves kittens, and replaces the earlier ones.
  public let save: @Sendable ([Kitten]) -> Void

  /// Creates a storage.
  public init(load: @escaping @Sendable () -> [Kitten], save: @escaping @Sendable ([Kitten]) -> Void) {
    self.load = load
    self.save = save
  }
}
