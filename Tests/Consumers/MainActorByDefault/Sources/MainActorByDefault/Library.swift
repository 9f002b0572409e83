import StateKit

/// The items that the app plays. The class is isolated to the main actor, as is the default of its module.
final class Library {
  private var loads = 0

  func item(_ id: Item.ID) async throws(PlayerError) -> Item {
    loads += 1
    guard id < 3 else { throw .missing }
    return Item(id: id, title: "Song \(id)")
  }

  func seconds(of item: Item) -> AsyncStream<Int> {
    AsyncStream { continuation in
      for second in 1...2 { continuation.yield(second) }
      continuation.finish()
    }
  }
}
