import KittenKit
import KittenScript
import StateKit
import StateKitTesting
import Testing

@testable import FlatKittens
@testable import ModularKittens

/// Both versions hold, in whatever order the user and the shelter act.
@MainActor
struct ExploreTests {
  private let errors = Drawing.oneOf(KittenError.offline, .busy)

  @Test func `whatever the user does, the flat app holds`() async {
    await explore(
      seed: 1,
      drawing: [errors],
      covering: .allActions(),
      checkingAtRest: { #expect(!$0.isLoading(.favourites)) }
    ) {
      Store<FlatKittens.AppState, FlatKittens.AppAction>.app(reducer: FlatKittens.appReducer)
    }
  }

  @Test func `whatever the user does, the modular app holds`() async {
    await explore(
      seed: 1,
      drawing: [errors],
      covering: .allActions(),
      checkingAtRest: { #expect(!$0.isLoading(.favourites)) }
    ) {
      Store<ModularKittens.AppState, ModularKittens.AppAction>.app(reducer: ModularKittens.appReducer)
    }
  }
}
