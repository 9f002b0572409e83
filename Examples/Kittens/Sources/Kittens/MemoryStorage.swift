import KittenKit
import Synchronization

extension FavouritesStorage {
  /// Stands for the disk.
  static func inMemory(_ kittens: [Kitten]) -> FavouritesStorage {
    let kept = Kept(kittens)
    return FavouritesStorage(
      load: { kept.kittens.withLock { $0 } },
      save: { kittens in kept.kittens.withLock { $0 = kittens } }
    )
  }
}

private final class Kept: Sendable {
  let kittens: Mutex<[Kitten]>

  init(_ kittens: [Kitten]) {
    self.kittens = Mutex(kittens)
  }
}
