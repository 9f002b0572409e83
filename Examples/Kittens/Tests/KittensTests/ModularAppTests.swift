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
@Suite(.timeLimit(.minutes(1)))
struct ModularAppTests {
  private let mia = Kitten(id: 1, name: "Mia", age: 2)

  /// Requests a list that could not be loaded once more, if the user wants to see it in another order. It does not
  /// know the app.
  private let retrying = EffectMiddleware<CatalogueAction, CatalogueAction, CatalogueState, Void>
    .onAction { action, state, _ in
      guard case .sorted = action, state.kittens.failure != nil else { return .doNothing }
      return .just(.load(.request))
    }

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
    let byHand = retrying.lift(
      inputAction: { (action: AppAction) in action.catalogue },
      outputAction: { AppAction.catalogue($0) },
      state: { (state: AppState) in state.catalogue }
    )
    for middleware: any Middleware<AppAction, AppAction, AppState> in [
      byHand, retrying.pullback(.catalogue),
    ] {
      let state = AppState(catalogue: CatalogueState(kittens: .failed(.busy, nil)))
      let app = Store.app(initialState: state, reducer: appReducer, middleware: middleware)
      app.sideEffects.register(
        CatalogueEffects(load: { [mia] () throws(KittenError) in [mia] }),
        at: .catalogue
      )
      let store = TestStore(app)
      let view = app.view(state: \.catalogue, action: AppAction.catalogue)
      view.dispatch(.sorted(by: .age))
      await store.receive(.catalogue(.sorted(by: .age))) { $0.catalogue.order = .age }
      await store.receive(.catalogue(.load(.request))) { $0.catalogue.kittens = .loading(nil, after: .busy) }
      await store.receive(\.catalogue?.load?.success) { [mia] in $0.catalogue.kittens = .loaded([mia]) }
      app.view(.catalogue).dispatch(.sorted(by: .name))
      await store.receive(.catalogue(.sorted(by: .name))) { $0.catalogue.order = .name }
      #expect(view.kittens == .loaded([mia]))
    }
  }
}
