// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension SettingsAction: Action {}

/// The reducer of this name calls the handlers of `Settings`.
nonisolated(unsafe) let settingsReducer: Reducer<SettingsState> = { action, state in
  guard var state = state else { return SettingsState() }
  if let action = action as? SettingsAction { SettingsReducer().reduce(into: &state, action: action) }
  return state
}
