import ComposableArchitecture
import Testing

@testable import Club

@MainActor
struct SettingsTests {
  @Test func `units and themes are chosen`() {
    var state = Settings.State()
    _ = Settings().reduce(into: &state, action: .unitsSelected(.imperial))
    _ = Settings().reduce(into: &state, action: .nextThemeTapped)
    #expect(state.units == .imperial)
    #expect(state.theme == .light)
    _ = Settings().reduce(into: &state, action: .themeSelected(.dark))
    _ = Settings().reduce(into: &state, action: .nextThemeTapped)
    #expect(state.theme == .system)
  }

  @Test func `the hour of the reminder goes round the clock`() {
    var state = Settings.State(reminderHour: 23)
    _ = Settings().reduce(into: &state, action: .remindersToggled)
    _ = Settings().reduce(into: &state, action: .hourIncreased)
    #expect(state.reminderText == "Every day at 0:00")
    _ = Settings().reduce(into: &state, action: .hourDecreased)
    #expect(state.reminderHour == 23)
    _ = Settings().reduce(into: &state, action: .remindersToggled)
    #expect(state == Settings.State())
  }

  @Test func `an export tells its progress`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.clubClient.export = { "Ann,easy" }
    }
    await store.send(.exportTapped) { $0.isExporting = true }
    await store.receive(.exportProgressed(50)) { $0.progress = 50 }
    await store.receive(.exported("Ann,easy")) {
      $0.isExporting = false
      $0.progress = 100
      $0.export = "Ann,easy"
    }
    await store.finish()
  }

  @Test func `an export can fail`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.clubClient.export = { throw ClubError.offline }
    }
    await store.send(.exportTapped) { $0.isExporting = true }
    await store.receive(.exportProgressed(50)) { $0.progress = 50 }
    await store.receive(.exportFailed(.offline)) {
      $0.isExporting = false
      $0.errorMessage = "You are offline."
    }
    await store.finish()
  }

  @Test func `an export can be cancelled`() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    } withDependencies: {
      $0.clubClient.export = {
        try await Task.sleep(for: .seconds(60))
        return ""
      }
    }
    await store.send(.exportTapped) { $0.isExporting = true }
    await store.receive(.exportProgressed(50)) { $0.progress = 50 }
    await store.send(.exportCancelled) {
      $0.isExporting = false
      $0.progress = 0
    }
    await store.finish()
  }

  @Test func `erasing asks first`() async {
    let store = TestStore(initialState: Settings.State(isSoundOn: false)) {
      Settings()
    }
    await store.send(.eraseTapped) { $0.asksForErasure = true }
    await store.send(.eraseCancelled) { $0.asksForErasure = false }
    await store.send(.eraseTapped) { $0.asksForErasure = true }
    await store.send(.eraseConfirmed) { $0.asksForErasure = false }
    await store.receive(.delegate(.erased))
    await store.send(.resetTapped) { $0.isSoundOn = true }
    await store.finish()
  }
}
