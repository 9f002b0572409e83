import ClubApp
import ClubFeatures
import StateKit
import StateKitTesting

/// The steps of a member, and the time that passes.
@MainActor
struct Visit {
  let store: Store<AppState, AppAction>
  let server: PretendServer
  let clock: TestClock

  func logIn() async {
    for name in ["A", "An", "Ann"] { store.dispatch(.screen(.login(.binding(.name(name))))) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(300))
    await show("A name is checked once") { $0.screen.login?.isKnown.isLoaded == true }
    store.dispatch(.screen(.login(.binding(.password("open")))))
    store.dispatch(.screen(.login(.signIn(.request))))
    await show("A wrong password") { $0.screen.login?.answer.isFailed == true }
    store.dispatch(.screen(.login(.binding(.password("sesame")))))
    store.dispatch(.screen(.login(.signIn(.request))))
    await show("The first page comes by itself") { $0.screen.home?.catalogue.rows.count == 2 }
  }

  func browse() async {
    send(.catalogue(.reachedEnd))
    await show("The second page") { $0.screen.home?.catalogue.rows.count == 4 }
    await server.slowDown()
    for _ in 1...3 { send(.catalogue(.refresh(.request))) }
    await server.letGo()
    await show("Three refreshes are two: the first one") { $0.screen.home?.catalogue.rows.count == 2 }
    await server.rename(2, "Long ladder")
    await server.letGo(last: true)
    await show("The second one") { $0.screen.home?.catalogue.rows[id: 2]?.facts.name == "Long ladder" }
    send(.catalogue(.reachedEnd))
    await show("The second page again") { $0.screen.home?.catalogue.rows.count == 4 }
    send(.catalogue(.rows(id: 1, action: .favour(.request))))
    send(.catalogue(.rows(id: 4, action: .favour(.request))))
    await show("One favourite is refused") { state in
      let rows = state.screen.home?.catalogue.rows
      return rows?[id: 1]?.isFavourite == true && rows?[id: 4]?.isFavourite == false
    }
  }

  func edit() async {
    send(.catalogue(.rows(id: 1, action: .opened)))
    await show("A detail loads by itself") { $0.screen.home?.path.last?.detail?.loans.isEmpty == false }
    send(.path(id: 0, action: .detail(.binding(.note("Loud")))))
    send(.path(id: 0, action: .detail(.editTapped)))
    send(.path(id: 1, action: .edit(.nameTyped(name: "Big drill"))))
    send(.path(id: 1, action: .edit(.feeRaised(by: 50))))
    send(.path(id: 1, action: .edit(.undoTapped)))
    await show("The fee is undone")
    send(.path(id: 1, action: .edit(.redoTapped)))
    send(.path(id: 1, action: .edit(.closeTapped)))
    await show("Edits are not lost without a question") { $0.screen.home?.path.last?.edit?.dialog != nil }
    send(.path(id: 1, action: .edit(.dialog(.cancelled))))
    send(.path(id: 1, action: .edit(.save(.request))))
    await show("The detail shows what was saved") { $0.screen.home?.path.count == 1 }
    send(.path(id: 0, action: .detail(.feeTapped)))
    send(.path(id: 0, action: .detail(.closed)))
    await server.waits(for: "kept 'Loud' of 1")
    await show("So does the list, and the note is kept")
  }

  func changeSettings() async {
    send(.settingsTapped)
    await show("The settings know of the week")
    guard let id = store.state.screen.home?.path.ids.last else { return }
    send(.path(id: id, action: .settings(.binding(.currency(.dollar)))))
    send(.path(id: id, action: .settings(.closed)))
    await clock.waitForSleepers(2)
    await clock.advance(by: .milliseconds(500))
    await server.waits(for: "saved dollar, weekly")
    await show("All fees are in dollars, and the settings are saved once")
  }

  func delete() async {
    send(.openLink(.request(tool: 3)))
    await show("A link") { $0.screen.home?.path.last?.detail?.loans.isEmpty == false }
    guard let id = store.state.screen.home?.path.ids.last else { return }
    send(.path(id: id, action: .detail(.deleteTapped)))
    await show("A question")
    send(.path(id: id, action: .detail(.dialog(.deletion(.delete(.request))))))
    await server.waits(for: "kept '' of 3")
    await show("The tool is deleted, and its screen is gone") { $0.screen.home?.path.isEmpty == true }
    send(.catalogue(.rows(id: 2, action: .delete(.request))))
    await show("A row is deleted") { $0.screen.home?.catalogue.rows.count == 2 }
  }

  func fallAsleep() async {
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(300))
    await show("After five minutes") { $0.screen.login != nil }
  }

  private func send(_ action: HomeAction) {
    store.dispatch(.screen(.home(action)))
  }

  /// Waits until the state fulfils a condition, and prints the screen and what the server did.
  private func show(_ title: String, when isSo: (AppState) -> Bool = { _ in true }) async {
    for await state in store.states where isSo(state) { break }
    print("\(title)\n  \(Screen(state: store.state))")
    for line in await server.takeLog() { print("    the server \(line)") }
  }
}
