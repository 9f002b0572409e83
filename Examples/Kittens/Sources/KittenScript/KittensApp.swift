public import KittenKit

/// A version of the app, as its user and a script know it.
@MainActor
public protocol KittensApp {
  /// Starts the app.
  ///
  /// - Parameters:
  ///   - service: Has the kittens.
  ///   - storage: Has the favourites.
  ///   - record: Takes each action, as a line of a recording.
  ///   - show: Takes what a view shows, whenever it shows something else.
  init(
    service: any KittenService,
    storage: FavouritesStorage,
    record: @escaping @Sendable (String) -> Void,
    show: @escaping @Sendable (String) -> Void
  )

  /// Does what a user does. What the screen does not offer just now does nothing.
  func perform(_ deed: Deed)

  /// Whether it loads.
  func isLoading(_ part: LoadedPart) -> Bool

  /// Returns when it does not load, or no longer.
  func end(of part: LoadedPart) async
}
