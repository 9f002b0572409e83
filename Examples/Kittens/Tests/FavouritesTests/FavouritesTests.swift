import Favourites
import KittenKit
import StateKit
import StateKitTesting
import Synchronization
import Testing

/// The favourites by themselves, with a storage that the test can look into.
@MainActor
struct FavouritesTests {
  private let mia = Kitten(id: 1, name: "Mia", age: 2)
  private let tom = Kitten(id: 2, name: "Tom", age: 5)

  private func store(_ storage: Storage) -> TestStore<FavouritesState, FavouritesAction> {
    let middleware = favouritesMiddleware.inject(FavouritesStorage(load: storage.load, save: storage.save))
    return TestStore(.favourites(reducer: favouritesReducer, middleware: middleware))
  }

  @Test func `the saved favourites are loaded`() async {
    let store = store(Storage([tom]))
    store.send(.appeared)
    await store.receive(.restored(kittens: [tom])) { $0.kittens = [tom] }
  }

  @Test func `the favourites are saved after each change`() {
    let storage = Storage([])
    let store = store(storage)
    store.send(.toggled(kitten: mia)) { $0.kittens = [mia] }
    #expect(storage.load() == [mia])
    store.send(.toggled(kitten: tom)) { $0.kittens = [mia, tom] }
    store.send(.toggled(kitten: mia)) { $0.kittens = [tom] }
    #expect(storage.load() == [tom])
    store.send(.removed(id: tom.id)) { $0.kittens = [] }
    #expect(storage.load() == [])
  }
}

private final class Storage: Sendable {
  private let kittens: Mutex<[Kitten]>

  init(_ kittens: [Kitten]) {
    self.kittens = Mutex(kittens)
  }

  func load() -> [Kitten] { kittens.withLock { $0 } }
  func save(_ new: [Kitten]) { kittens.withLock { $0 = new } }
}
