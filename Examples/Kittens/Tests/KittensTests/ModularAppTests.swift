import Catalogue
import KittenKit
import KittenScript
import Profile
import StateKit
import StateKitTesting
import Testing

@testable import ModularKittens

/// Features of the modular app that the flat app does not have.
@MainActor
struct ModularAppTests {
  private let mia = Kitten(id: 1, name: "Mia", age: 2)

  @Test func `a view hears of its own part alone`() async {
    let load: [Step] = [.deed(.showList), .answer(.list)]
    let before = await Trace.of(ModularApp.self, load)
    let after = await Trace.of(ModularApp.self, load + [.deed(.tapHeart(row: 0))])
    #expect(after.names == before.names + ["catalogue.hearted", "favourites.toggled"])
    #expect(after.shown == before.shown + ["Favourites: Ben"])
  }

  @Test func `the view of a profile is there as long as the profile is`() async {
    let app = Store.app(initialState: AppState(profile: ProfileState(kitten: mia)), reducer: appReducer)
    let store = TestStore(app)
    let lines = Lines()
    let place = ProfilePlace(app.view(.profile), show: lines.append)
    store.send(.profile(.tellStory(.success(story: "found")))) { $0.profile?.story = .loaded("found") }
    place.view?.close()
    await store.receive(.profile(.closed)) { $0.profile = nil }
    #expect(place.view == nil)
    #expect(lines.all == ["Mia", "Mia: found"])
  }

  @Test func `a scope is equal to three hand-written functions`() async {
    let byHand = catalogueMiddleware.lift(
      inputAction: { (action: AppAction) in action.catalogue },
      outputAction: { AppAction.catalogue($0) },
      state: { (state: AppState) in state.catalogue }
    )
    for middleware: any Middleware<AppAction, AppAction, AppState> in [
      byHand, catalogueMiddleware.pullback(.catalogue),
    ] {
      let app = Store.app(reducer: appReducer, middleware: middleware)
      app.sideEffects.register(
        CatalogueEffects(load: { [mia] () throws(KittenError) in [mia] }),
        at: .catalogue
      )
      let store = TestStore(app)
      let view = app.view(state: \.catalogue, action: AppAction.catalogue)
      view.dispatch(.appeared)
      await store.receive(.catalogue(.appeared))
      await store.receive(.catalogue(.load(.request))) { $0.catalogue.kittens = .loading(nil) }
      await store.receive(\.catalogue?.load?.success) { [mia] in $0.catalogue.kittens = .loaded([mia]) }
      app.view(.catalogue).dispatch(.appeared)
      await store.receive(.catalogue(.appeared))
      #expect(view.kittens == .loaded([mia]))
    }
  }
}
