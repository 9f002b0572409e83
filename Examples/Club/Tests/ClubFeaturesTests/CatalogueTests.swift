import ClubFeatures
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CatalogueTests {
  private let page = EffectStub<Int, ToolPage, ClubError>()
  private let refresh = EffectStub<Void, (rows: [RowState], next: Int?), ClubError>()
  private let favour = EffectStub<RowFavourValues, Bool, ClubError>()
  private let delete = EffectStub<Int, Void, ClubError>()
  private let firstPage = ToolPage(rows: [drill, ladder], next: 2)
  private let lastPage = ToolPage(rows: [saw], next: nil)

  private func catalogue(_ state: CatalogueState) -> TestStore<CatalogueState, CatalogueAction> {
    TestStore(
      Store.catalogue(
        initialState: state,
        reducer: catalogueReducer,
        effects: [
          CatalogueEffects(loadPage: page.call, refresh: refresh.call),
          RowEffects(favour: favour.call, delete: delete.call),
        ]
      )
    )
  }

  private var reading: CatalogueState { CatalogueState(next: 2, rows: [drill, ladder]) }

  @Test func `the first page comes by itself, and the last one at the end`() async {
    let store = catalogue(CatalogueState())
    await store.receive(.loadPage(.request(number: 1))) { $0.lastPage = .loading(nil) }
    await page.answer(with: firstPage)
    await store.receive(.loadPage(.success(page: firstPage))) {
      $0.lastPage = .loaded(firstPage)
      $0.rows = [drill, ladder]
      $0.next = 2
    }
    store.send(.reachedEnd)
    await store.receive(.loadPage(.request(number: 2))) { $0.lastPage = .loading(firstPage) }
    store.send(.reachedEnd)
    await store.receive(.loadPage(.request(number: 2)))
    await page.answer(with: lastPage) { $0 == 2 }
    await store.receive(.loadPage(.success(page: lastPage))) {
      $0.lastPage = .loaded(lastPage)
      $0.rows = [drill, ladder, saw]
      $0.next = nil
    }
    store.send(.reachedEnd)
    await store.finish()
  }

  @Test func `three refreshes are two, and end a page that loads`() async {
    let store = catalogue(reading)
    store.send(.reachedEnd)
    await store.receive(.loadPage(.request(number: 2))) { $0.lastPage = .loading(nil) }
    store.send(.refresh(.request)) {
      $0.isRefreshing = true
      $0.lastPage = .idle
    }
    store.send(.refresh(.request))
    store.send(.refresh(.request))
    await refresh.answer(with: (rows: [ladder], next: nil))
    await store.receive(\.refresh?.success) {
      $0.rows = [ladder]
      $0.next = nil
      $0.isRefreshing = false
    }
    await refresh.answer(with: (rows: [saw], next: 2))
    await store.receive(\.refresh?.success) {
      $0.rows = [saw]
      $0.next = 2
    }
    await store.finish()
  }

  @Test func `a refresh that fails keeps the rows`() async {
    let store = catalogue(reading)
    store.send(.refresh(.request)) { $0.isRefreshing = true }
    await refresh.fail(with: .offline)
    await store.receive(.refresh(.failure(error: .offline))) {
      $0.isRefreshing = false
      $0.failure = .offline
    }
    await store.finish()
  }

  @Test func `a favourite is shown at once, and taken back if it is refused`() async {
    let store = catalogue(reading)
    store.send(.rows(id: 1, action: .favour(.request))) { $0.rows[id: 1]?.isFavourite = true }
    await favour.answer(with: true) { $0.id == 1 && $0.isFavourite }
    await store.receive(.rows(id: 1, action: .favour(.success(isFavourite: true))))
    store.send(.rows(id: 2, action: .favour(.request))) { $0.rows[id: 2]?.isFavourite = true }
    await favour.fail(with: .refused) { $0.id == 2 }
    await store.receive(.rows(id: 2, action: .favour(.failure(error: .refused)))) {
      $0.rows[id: 2]?.isFavourite = false
    }
    await store.finish()
  }

  @Test func `a row goes when the server has deleted it`() async {
    let store = catalogue(reading)
    store.send(.rows(id: 1, action: .delete(.request))) { $0.rows[id: 1]?.deletion = .loading(nil) }
    await delete.fail(with: .offline)
    await store.receive(.rows(id: 1, action: .delete(.failure(error: .offline)))) {
      $0.rows[id: 1]?.deletion = .failed(.offline, nil)
    }
    store.send(.rows(id: 1, action: .delete(.request))) {
      $0.rows[id: 1]?.deletion = .loading(nil, after: .offline)
    }
    await delete.answer()
    await store.receive(.rows(id: 1, action: .delete(.success))) {
      $0.lastDeleted = "Drill"
      $0.rows = [ladder]
    }
    await store.finish()
  }

  @Test func `visits are counted, and edits of other screens are shown`() async {
    let store = catalogue(reading)
    store.send(.rows(id: 1, action: .opened)) { $0.rows[id: 1]?.visits = 1 }
    store.send(.changed(tool: 1, facts: ToolFacts(name: "Big drill", fee: 300))) {
      $0.rows[id: 1]?.facts = ToolFacts(name: "Big drill", fee: 300)
    }
    store.send(.changed(tool: 9, facts: ToolFacts(name: "Hammer", fee: 10)))
    await store.finish()
  }
}
