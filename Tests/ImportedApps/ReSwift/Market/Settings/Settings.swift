import ReSwift

enum Theme: String, Codable, Equatable, Sendable { case system, light, dark }

struct SettingsState: StateType, Equatable, Codable {
  var theme = Theme.system
  var textSize = 14
  var sendsNews = false
  var language = "en"
}

enum SettingsAction: Action {
  case themed(Theme)
  case enlarged
  case reduced(by: Int)
  case newsToggled
  case languageChanged(String)
  case reset
}

nonisolated(unsafe) let settingsReducer: Reducer<SettingsState> = { action, state in
  guard var state = state else { return SettingsState() }
  guard let action = action as? SettingsAction else { return state }
  switch action {
  case .themed(let theme): state.theme = theme
  case .enlarged: state.textSize += 2
  case .reduced(let points): state.textSize = max(8, state.textSize - points)
  case .newsToggled: state.sendsNews.toggle()
  case .languageChanged(let language): state.language = language
  case .reset: return SettingsState()
  }
  return state
}
