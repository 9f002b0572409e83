import ReSwift
import Testing

@testable import Market

struct LibraryTests {
  @Test func `a favourite is one until it is toggled again`() {
    #expect(library(FavouriteAction.toggled(1), FavouriteAction.toggled(2)).favourites == [1, 2])
    #expect(library(FavouriteAction.toggled(1), FavouriteAction.toggled(1)).favourites == [])
    #expect(library(FavouriteAction.toggled(1), FavouriteAction.cleared).favourites == [])
  }

  @Test func `the first screen stays`() {
    let state = library(Push(route: .product(1)), Push(route: .cart), Pop())
    #expect(state.routes == [.market, .product(1)])
    #expect(library(Pop()).routes == [.market])
    #expect(library(Push(route: .cart), Push(route: .checkout), PopToRoot()).routes == [.market])
  }

  @Test func `the last three searches are kept`() {
    let state = library(
      CatalogAction.search("a"),
      CatalogAction.search("b"),
      CatalogAction.search("c"),
      CatalogAction.search("a"),
      CatalogAction.search("d"),
      CatalogAction.search("")
    )
    #expect(state.recent == ["d", "a", "c"])
  }

  @Test func `the reducers of the parts stand alone`() {
    #expect(favouritesReducer(action: FavouriteAction.toggled(1), state: nil) == [1])
    #expect(routesReducer(action: Push(route: .account), state: nil) == [.market, .account])
  }
}
