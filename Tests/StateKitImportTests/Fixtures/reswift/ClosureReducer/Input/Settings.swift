import ReSwift

struct SettingsState {
  var theme: String = "light"
  var size: Int = 12
}

enum SettingsAction: Action {
  case themed(String)
  case grown
  case reset
}

nonisolated(unsafe) let settingsReducer: Reducer<SettingsState> = { action, state in
  guard var state = state else { return SettingsState() }
  guard let action = action as? SettingsAction else { return state }
  switch action {
  case .themed(let theme): state.theme = theme
  case .grown: state.size += 2
  case .reset: return SettingsState()
  }
  return state
}
