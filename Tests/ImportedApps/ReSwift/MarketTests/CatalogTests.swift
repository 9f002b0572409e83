import ReSwift
import Testing

@testable import Market

struct CatalogTests {
  private let loaded = CatalogAction.loaded([.cheese, .apple, .bread])

  @Test func `the products replace the failure`() {
    let failed = catalog(CatalogAction.load, CatalogAction.failed("offline"))
    #expect(failed.failure == "offline")
    #expect(!failed.isLoading)
    let again = catalog(CatalogAction.load, from: failed)
    #expect(again.failure == nil)
    #expect(again.isLoading)
    #expect(catalog(loaded, from: again).products.count == 3)
  }

  @Test func `the products are sorted by name`() {
    #expect(catalog(loaded).shown == [.apple, .bread, .cheese])
  }

  @Test func `the products are sorted by stall`() {
    #expect(catalog(loaded, CatalogAction.sort(by: .stall)).shown == [.cheese, .bread, .apple])
  }

  @Test func `a search finds a part of the name`() {
    #expect(catalog(loaded, CatalogAction.search("EA")).shown == [.bread])
  }

  @Test func `only what is in season is shown`() {
    let state = catalog(loaded, CatalogAction.toggleSeasonal)
    #expect(state.shown == [.apple])
    #expect(catalog(CatalogAction.toggleSeasonal, from: state).shown.count == 3)
  }

  @Test func `a product that is there is selected`() {
    #expect(catalog(loaded, CatalogAction.select(id: 2)).selected == .bread)
    #expect(catalog(loaded, CatalogAction.select(id: 9)).selected == nil)
    #expect(catalog(loaded, CatalogAction.select(id: 2), CatalogAction.deselect).selected == nil)
  }

  @Test func `a rating has five stars at most`() {
    let rated = catalog(CatalogAction.rate(id: 1, stars: 8), CatalogAction.rate(id: 2, stars: 3))
    #expect(rated.ratings == [1: 5, 2: 3])
    #expect(catalog(CatalogAction.rate(id: 1, stars: 0), from: rated).ratings == [2: 3])
  }

  @Test func `a price changes`() {
    #expect(catalog(loaded, CatalogAction.priceChanged(id: 1, to: 3)).products[1].price == 3)
  }

  @Test func `other actions change nothing`() {
    let state = catalog(loaded)
    #expect(catalog(AppLaunched(), SignedOut(keepsCart: false), from: state) == state)
  }

  @Test func `views cause some of the actions`() {
    #expect(CatalogAction.deselect.isFromView)
    #expect(!CatalogAction.load.isFromView)
  }
}
