import ClubApp
import ClubFeatures
import StateKit
import StateKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct VisitTests {
  @Test func `after the login the first page is there`() async {
    let visit = await Visit()
    visit.store.assert { $0.home.member = ann }
    await visit.finish()
  }

  @Test func `an edit is seen in the detail and in the list`() async {
    let visit = await Visit()
    await visit.open(drill)
    visit.send(.path(id: 0, action: .detail(.editTapped))) {
      $0.path.append(.edit(EditState(tool: 1, detail: 0, facts: drill.facts)))
    }
    let facts = ToolFacts(name: "Big drill", fee: 250)
    visit.send(.path(id: 1, action: .edit(.nameTyped(name: "Big drill")))) {
      $0.path[id: 1]?.edit?.facts = facts
      $0.path[id: 1]?.edit?.history.record(drill.facts, group: "name")
    }
    visit.send(.path(id: 1, action: .edit(.save(.request)))) {
      $0.path[id: 1]?.edit?.saving = .loading(nil)
    }
    await visit.receive(.path(id: 1, action: .edit(.save(.success)))) {
      $0.path[id: 1]?.edit?.saving = .loaded(Done())
    }
    await visit.receive(.path(id: 1, action: .edit(.saved(tool: 1, detail: 0, facts: facts)))) {
      $0.path.pop(from: 1)
      $0.path[id: 0]?.detail?.facts = facts
    }
    await visit.receive(.catalogue(.changed(tool: 1, facts: facts))) {
      $0.catalogue.rows[id: 1]?.facts = facts
    }
    await visit.service.waits(for: "1: Big drill")
    await visit.finish()
  }

  @Test func `all screens show the settings, which are saved once`() async {
    let visit = await Visit()
    await visit.open(drill)
    visit.store.send(.screen(.home(.path(id: 0, action: .detail(.feeTapped))))) {
      $0.spread(.euro, isWeekly: true)
    }
    visit.send(.settingsTapped) { $0.path.append(.settings(SettingsState(isWeekly: true))) }
    visit.store.send(.screen(.home(.path(id: 1, action: .settings(.binding(.currency(.dollar))))))) {
      $0.spread(.dollar, isWeekly: true)
    }
    visit.send(.path(id: 1, action: .settings(.binding(.currency(.dollar)))))
    await visit.clock.waitForSleepers(2)
    await visit.clock.advance(by: .milliseconds(500))
    await visit.service.waits(for: "\(Currency.dollar), true")
    #expect(await visit.service.stored == ["\(Currency.dollar), true"])
    await visit.open(ladder, at: 2)
    await visit.finish()
  }

  @Test func `settings outlive the session`() async {
    let visit = await Visit()
    visit.send(.settingsTapped) { $0.path.append(.settings(SettingsState())) }
    visit.store.send(.screen(.home(.path(id: 0, action: .settings(.binding(.isWeekly(true))))))) {
      $0.spread(.euro, isWeekly: true)
    }
    visit.store.send(.screen(.home(.loggedOut))) { $0.screen = .login(LoginState()) }
    visit.store.send(.screen(.login(.signIn(.request)))) { $0.screen.login?.answer = .loading(nil) }
    await visit.store.receive(\.screen?.login?.signIn?.success) {
      $0.screen = .home(HomeState(member: ann))
      $0.spread(.euro, isWeekly: true)
    }
    visit.store.exhaustivity = .off
    await visit.store.receive(\.screen?.home?.catalogue?.loadPage?.success) {
      $0.home.catalogue.rows[id: 1]?.isWeekly = true
    }
    await visit.finish()
  }

  @Test func `a note is kept when its screen goes, whatever the reason`() async {
    let visit = await Visit()
    await visit.open(drill)
    visit.send(.path(id: 0, action: .detail(.binding(.note("Loud"))))) {
      $0.path[id: 0]?.detail?.note = "Loud"
    }
    visit.send(.path(.popFrom(id: 0))) { $0.path.popLast() }
    await visit.service.waits(for: "1: Loud")
    await visit.open(ladder, at: 1)
    visit.send(.path(id: 1, action: .detail(.closed))) { $0.path.popLast() }
    await visit.service.waits(for: "2: Note 2")
    await visit.open(ladder, at: 2)
    visit.send(.path(id: 2, action: .detail(.binding(.note("High"))))) {
      $0.path[id: 2]?.detail?.note = "High"
    }
    visit.store.send(.screen(.home(.loggedOut))) { $0.screen = .login(LoginState()) }
    await visit.service.waits(for: "2: High")
    #expect(await visit.service.stored == ["1: Loud", "2: Note 2", "2: High"])
    await visit.finish()
  }

  @Test func `a tool of a link is shown, and is in the list`() async {
    let visit = await Visit()
    visit.send(.openLink(.request(tool: 9)))
    await visit.receive(.openLink(.failure(error: .refused))) { $0.linkFailure = .refused }
    visit.send(.openLink(.request(tool: 3))) { $0.linkFailure = nil }
    await visit.receive(.openLink(.success(id: 3, facts: saw.facts, isFavourite: false))) {
      $0.catalogue.rows.append(saw)
      $0.path.append(.detail(DetailState(id: 3, facts: saw.facts)))
    }
    await visit.loads(saw, at: 0)
    await visit.finish()
  }

  @Test func `a deletion in the detail closes it, and removes the row`() async {
    let visit = await Visit()
    await visit.open(drill)
    visit.send(.path(id: 0, action: .detail(.deleteTapped))) {
      $0.path[id: 0]?.detail?.dialog = .deletion(DeletionDialogState(tool: 1))
    }
    visit.send(.path(id: 0, action: .detail(.dialog(.deletion(.delete(.request)))))) {
      $0.path[id: 0]?.detail?.dialog?.deletion?.deletion = .loading(nil)
    }
    await visit.receive(.path(id: 0, action: .detail(.dialog(.deletion(.delete(.success)))))) {
      $0.path.popLast()
      $0.catalogue.rows = [ladder]
      $0.catalogue.lastDeleted = "Drill"
    }
    await visit.service.waits(for: "1: Note 1")
    await visit.finish()
  }

  @Test func `five minutes without an action end the session`() async {
    let visit = await Visit()
    await visit.clock.waitForSleepers(1)
    await visit.clock.advance(by: .seconds(200))
    await visit.open(drill)
    await visit.clock.waitForSleepers(1)
    await visit.clock.advance(by: .seconds(299))
    #expect(visit.store.state.screen.home != nil)
    await visit.clock.advance(by: .seconds(1))
    await visit.store.receive(.screen(.home(.expired))) {
      $0.screen = .login(LoginState(notice: .expired))
    }
    await visit.service.waits(for: "1: Note 1")
    await visit.finish()
  }

  @Test func `whatever a member does, the app holds`() async {
    await explore(runs: 20) { Store.app(reducer: appReducer) }
  }
}

extension AppState {
  /// What all screens show after the settings changed: they follow the app.
  mutating func spread(_ currency: Currency, isWeekly: Bool) {
    self.currency = currency
    self.isWeekly = isWeekly
    appReducer.follow(&self)
  }
}
