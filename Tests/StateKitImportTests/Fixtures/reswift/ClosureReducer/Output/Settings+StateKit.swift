import StateKit

/// The handlers of `Settings`, which were the branches of a reducer in Settings.swift.
struct SettingsReducer {
  private static let whole = SettingsReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout SettingsState, action: SettingsAction) {
    SettingsReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<SettingsState, SettingsAction> {
    .settings()
  }
}
