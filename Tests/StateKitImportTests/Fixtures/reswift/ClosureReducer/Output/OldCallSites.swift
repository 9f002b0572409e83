// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension SettingsAction: Action {}

extension SettingsAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as SettingsAction: self = action
    default:
      return nil
    }
  }
}

/// The reducer of this name calls the handlers of `Settings`.
nonisolated(unsafe) let settingsReducer: Reducer<SettingsState> = { action, state in
  var state = state ?? SettingsState()
  if let action = SettingsAction(old: action) { SettingsReducer().reduce(into: &state, action: action) }
  return state
}
