/// Where favourites are kept while the app does not run.
public struct FavouritesStorage: Sendable {
  /// What was saved last.
  public let load: @Sendable () -> [Kitten]
  /// Keeps them in place of those from before.
  public let save: @Sendable ([Kitten]) -> Void

  /// Makes a storage.
  public init(load: @escaping @Sendable () -> [Kitten], save: @escaping @Sendable ([Kitten]) -> Void) {
    self.load = load
    self.save = save
  }
}
