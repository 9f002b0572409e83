import KittenKit
import Synchronization

/// Stands for the server.
final class Shelter: KittenService {
  private let isBusy = Mutex(true)

  /// The first request fails, because there are too many visitors.
  func kittens() async throws(KittenError) -> [Kitten] {
    let wasBusy = isBusy.withLock { isBusy in
      defer { isBusy = false }
      return isBusy
    }
    if wasBusy { throw .busy }
    return [
      Kitten(id: 1, name: "Mia", age: 2),
      Kitten(id: 2, name: "Tom", age: 5),
      Kitten(id: 3, name: "Eva", age: 3),
    ]
  }

  func story(of kitten: Kitten) async throws(KittenError) -> String {
    "found in a shoe box, \(kitten.age) months ago"
  }
}
