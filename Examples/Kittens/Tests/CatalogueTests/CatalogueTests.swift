import KittenKit
import StateKit
import StateKitTesting
import Testing

@testable import Catalogue

/// The list by itself: its tests do not need an app.
@MainActor
struct CatalogueTests {
  private let mia = Kitten(id: 1, name: "Mia", age: 2)
  private let tom = Kitten(id: 2, name: "Tom", age: 5)

  private func store(_ effects: CatalogueEffects) -> TestStore<CatalogueState, CatalogueAction> {
    let store = TestStore(.catalogue(reducer: catalogueReducer))
    store.sideEffects.register(effects)
    return store
  }

  @Test func `the kittens are loaded when the list appears, and not again`() async {
    let store = store(CatalogueEffects(load: { [mia] () throws(KittenError) in [mia] }))
    store.send(.appeared)
    await store.receive(.load(.request)) { $0.kittens = .loading(nil) }
    await store.receive(.load(.success(kittens: [mia]))) { $0.kittens = .loaded([mia]) }
    store.send(.appeared)
    await store.finish()
  }

  @Test func `the kittens are asked for again where the server was busy`() async {
    let store = store(CatalogueEffects(load: { () throws(KittenError) in throw .busy }))
    for _ in 1...2 {
      store.send(.appeared)
      await store.receive(.load(.request)) { $0.kittens = .loading(nil) }
      await store.receive(.load(.failure(error: .busy))) { $0.kittens = .failed(.busy, nil) }
    }
    await store.finish()
  }

  @Test func `a kitten that is removed is not shown`() {
    let kittens = CatalogueState(order: .age, kittens: .loaded([tom, mia]))
    let store = TestStore(initialState: kittens, reducer: catalogueReducer)
    #expect(store.state.rows == [mia, tom])
    store.send(.removed(id: mia.id)) { $0.kittens = .loaded([tom]) }
    #expect(store.state.rows == [tom])
  }
}
