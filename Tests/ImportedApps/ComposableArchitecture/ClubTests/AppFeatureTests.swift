import ComposableArchitecture
import Foundation
import Testing

@testable import Club

@MainActor
struct AppFeatureTests {
  private func entry(_ kind: LogEntry.State.Kind, _ text: String) -> LogEntry.State {
    LogEntry.State(id: UUID(0), kind: kind, text: text, date: today)
  }

  @Test func `the launch loads the members and the gear`() async {
    let store = TestStore(initialState: AppFeature.State(members: Members.State(rows: [annRow]))) {
      AppFeature()
    } withDependencies: {
      $0.clubClient.gear = { [rope] }
    }
    await store.send(.launched) { $0.launches = 1 }
    await store.receive(.members(.appeared))
    await store.receive(.gear(.appeared)) { $0.gear.isLoading = true }
    await store.receive(.gear(.loaded([rope]))) {
      $0.gear.isLoading = false
      $0.gear.gear = [rope]
    }
    await store.finish()
  }

  @Test func `a new member is logged, and read when the log is opened`() async {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(today)
    }
    await store.send(.members(.delegate(.added(name: "Ann"))))
    await store.receive(.log(.recorded(kind: .member, text: "Ann has joined."))) {
      $0.log.entries = [entry(.member, "Ann has joined.")]
    }
    await store.send(.tabSelected(.log)) { $0.tab = .log }
    await store.receive(.log(.allRead)) { $0.log.entries[id: UUID(0)]?.isRead = true }
    await store.send(.tabSelected(.gear)) { $0.tab = .gear }
    await store.finish()
  }

  @Test func `a member who has left is not found any more`() {
    var state = AppFeature.State(search: Search.State(results: [ann, bob]))
    _ = AppFeature().reduce(into: &state, action: .members(.delegate(.deleted(id: 1, name: "Ann"))))
    #expect(state.search.results == [bob])
  }

  @Test func `a search result is opened in the list`() async {
    let members = Members.State(rows: [annRow, bobRow])
    let store = TestStore(initialState: AppFeature.State(tab: .search, members: members)) {
      AppFeature()
    }
    await store.send(.search(.resultTapped(2)))
    await store.receive(.search(.delegate(.opened(2)))) { $0.tab = .members }
    await store.receive(.members(.open(2))) {
      $0.members.detail = MemberDetail.State(id: 2, name: "Bob", grade: .hard)
    }
    await store.finish()
  }

  @Test func `a session is opened once, follows the sound, and its time is summed up`() async {
    let settings = Settings.State(isSoundOn: false)
    let store = TestStore(initialState: AppFeature.State(settings: settings, totalSeconds: 100)) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(today)
    }
    await store.send(.sessionTapped) { $0.session = Session.State(isMuted: true) }
    await store.send(.sessionTapped)
    await store.send(.settings(.soundToggled)) {
      $0.settings.isSoundOn = true
      $0.session?.isMuted = false
    }
    await store.send(.session(.ticked)) { $0.session?.seconds = 1 }
    await store.send(.session(.finishTapped))
    await store.receive(.session(.delegate(.finished(seconds: 1, laps: 0)))) {
      $0.totalSeconds = 101
      $0.session = nil
    }
    await store.receive(.log(.recorded(kind: .session, text: "0 laps in 1 seconds."))) {
      $0.log.entries = [entry(.session, "0 laps in 1 seconds.")]
    }
    await store.finish()
  }

  @Test func `closing a session ends its timer`() async {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.sessionTapped) { $0.session = Session.State() }
    await store.send(.session(.startTapped)) { $0.session?.isRunning = true }
    await store.send(.sessionClosed) { $0.session = nil }
    await store.finish()
  }

  @Test func `lent gear is logged with the name of the member`() async {
    var state = AppFeature.State(members: Members.State(rows: [annRow]))
    state.gear.gear = [helmet]
    let store = TestStore(initialState: state) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(today)
    }
    await store.send(.gear(.borrowTapped(2, by: 1))) {
      $0.gear.gear[0].borrowed = 1
      $0.gear.loans = [Loan(id: 1, gear: 2, member: 1)]
    }
    await store.receive(.gear(.delegate(.borrowed(name: "Helmet", by: 1))))
    await store.receive(.gear(.delegate(.soldOut(name: "Helmet")))) {
      $0.gear.message = "This was the last: Helmet"
    }
    await store.receive(.log(.recorded(kind: .gear, text: "Ann has borrowed: Helmet"))) {
      $0.log.entries = [entry(.gear, "Ann has borrowed: Helmet")]
    }
    await store.finish()
  }

  @Test func `a new route is logged`() async {
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(today)
    }
    await store.send(.routes(.delegate(.published(route: "Slab"))))
    await store.receive(.log(.recorded(kind: .route, text: "Slab is on the wall."))) {
      $0.log.entries = [entry(.route, "Slab is on the wall.")]
    }
    await store.finish()
  }

  @Test func `erasing leaves the settings and the gear`() {
    var state = AppFeature.State(tab: .settings, members: Members.State(rows: [annRow]), launches: 3)
    state.settings.units = .imperial
    state.search.results = [ann]
    _ = AppFeature().reduce(into: &state, action: .settings(.delegate(.erased)))
    #expect(state == AppFeature.State(settings: Settings.State(units: .imperial), launches: 3))
  }
}
