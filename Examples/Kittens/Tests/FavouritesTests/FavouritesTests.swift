import Favourites
import KittenKit
import StateKit
import StateKitTesting
import Synchronization
import Testing

/// The favourites by themselves, with a storage that the test can look into.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FavouritesTests {
  private let mia = Kitten(id: 1, name: "Mia", age: 2)
  private let tom = Kitten(id: 2, name: "Tom", age: 5)

  private func store(_ storage: Storage) -> TestStore<FavouritesState, FavouritesAction> {
    let store = TestStore(.favourites(reducer: favouritesReducer))
    store.sideEffects.register(FavouritesEffects(load: storage.load, save: storage.save))
    return store
  }

  @Test func `the saved favourites are loaded`() async {
    let store = store(Storage([tom]))
    store.send(.appeared) { $0.isLoading = true }
    await store.receive(.restored(kittens: [tom])) {
      $0.kittens = [tom]
      $0.isLoading = false
    }
    await store.finish()
  }

  @Test func `the favourites are saved after each change, in order`() async {
    let storage = Storage([])
    let store = store(storage)
    store.send(.toggled(kitten: mia)) { $0.kittens = [mia] }
    store.send(.toggled(kitten: tom)) { $0.kittens = [mia, tom] }
    store.send(.toggled(kitten: mia)) { $0.kittens = [tom] }
    store.send(.removed(id: tom.id)) { $0.kittens = [] }
    await store.finish()
    #expect(storage.saved == [[mia], [mia, tom], [tom], []])
  }

  @Test func `what is being loaded is not replaced on the disk`() async {
    let storage = Storage([tom])
    let store = store(storage)
    store.send(.appeared) { $0.isLoading = true }
    store.send(.toggled(kitten: mia)) { $0.kittens = [mia] }
    await store.receive(.restored(kittens: [tom])) {
      $0.kittens = [tom]
      $0.isLoading = false
    }
    await store.finish()
    #expect(storage.saved == [])
  }
}

private final class Storage: Sendable {
  private let kittens: [Kitten]
  private let saves = Mutex<[[Kitten]]>([])

  init(_ kittens: [Kitten]) {
    self.kittens = kittens
  }

  /// Everything that was saved, in order.
  var saved: [[Kitten]] { saves.withLock { $0 } }

  func load() -> [Kitten] { kittens }
  func save(_ new: [Kitten]) { saves.withLock { $0.append(new) } }
}
