public import KittenKit

/// A version of the app, as the user and a script see it.
@MainActor
public protocol KittensApp {
  /// Starts the app.
  ///
  /// - Parameters:
  ///   - service: The source of the kittens.
  ///   - storage: The storage of the favourites.
  ///   - record: Called with each action, as a line of a recording.
  ///   - show: Called with the text of a view whenever the text changes.
  init(
    service: any KittenService,
    storage: FavouritesStorage,
    record: @escaping @Sendable (String) -> Void,
    show: @escaping @Sendable (String) -> Void
  )

  /// Performs a user's action. Actions that the screen does not offer at the moment are ignored.
  func perform(_ deed: Deed)

  /// Whether a part is loading.
  func isLoading(_ part: LoadedPart) -> Bool

  /// Returns as soon as a part is not loading.
  func end(of part: LoadedPart) async
}
