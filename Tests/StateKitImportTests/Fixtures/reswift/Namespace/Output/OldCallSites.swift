// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension AppAction: Action {}

extension FlowAction: Action {}

extension ProfileAction: Action {}

extension AppAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as AppAction: self = action
    case let action as ProfileActions.SetSession: self = .setSession(session: action.session)
    case is ProfileActions.NoSession: self = .noSession
    default:
      if let action = action as? FlowAction {
        self = .flowState(action)
      } else if let action = ProfileAction(old: action) {
        self = .profile(action)
      } else {
        return nil
      }
    }
  }
}

extension ProfileAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as ProfileAction: self = action
    case let action as CountVisits: self = .countVisits(amount: action.amount)
    default: return nil
    }
  }
}

extension Reducers {
  /// The reducer of this name calls the handlers of `App`.
  static func appReducer(action: Action, state: AppState?) -> AppState {
    var state = state ?? AppState()
    if let action = AppAction(old: action) { AppReducer().reduce(into: &state, action: action) }
    return state
  }
}

extension Reducers {
  /// The reducer of this name calls the handlers of `Flow`.
  static func flowReducer(action: Action, state: FlowState?) -> FlowState {
    var state = state ?? FlowState()
    switch action {
    case let action as ProfileActions.SetSession: FlowReducer().setSession(&state, action.session)
    case is ProfileActions.NoSession: FlowReducer().noSession(&state)
    default: if let action = action as? FlowAction { FlowReducer().reduce(into: &state, action: action) }
    }
    return state
  }
}

extension Reducers {
  /// The reducer of this name calls the handlers of `Profile`.
  static func profileReducer(action: Action, state: ProfileState?) -> ProfileState {
    var state = state ?? ProfileState()
    switch action {
    case let action as ProfileActions.SetSession: ProfileReducer().setSession(&state, action.session)
    case is ProfileActions.NoSession: ProfileReducer().noSession(&state)
    default: if let action = ProfileAction(old: action) { ProfileReducer().reduce(into: &state, action: action) }
    }
    return state
  }
}
