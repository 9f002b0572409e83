// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension Box {
  typealias State = BoxState
}

extension BoxAction: Action {}

extension CounterAction: Action {}

extension UserAction: Action {}

extension ThemeAction: Action {}

extension PartAction: Action {}

extension AppAction: Action {}

extension PartAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as PartAction: self = action
    default:
      if let action = action as? CounterAction {
        self = .counter(action)
      } else if let action = action as? BoxAction {
        self = .box(action)
      } else {
        return nil
      }
    }
  }
}

extension AppAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as AppAction: self = action
    case let action as Added: self = .added(n: action.n)
    case let action as Named: self = .named(name: action.name)
    default:
      if let action = PartAction(old: action) {
        self = .part(action)
      } else if let action = action as? UserAction {
        self = .user(action)
      } else if let action = action as? ThemeAction {
        self = .theme(action)
      } else {
        return nil
      }
    }
  }
}

extension Box {
  /// The reducer of this name calls the handlers of `Box`.
  static func reduce(action: Action, state: State?) -> State {
    var state = state ?? State(size: 4)
    switch action {
    case let action as Added: BoxReducer().added(&state, action.n)
    default:
      if let action = action as? BoxAction { BoxReducer().reduce(into: &state, action: action) }
    }
    return state
  }
}

/// The reducer of this name calls the handlers of `Counter`.
func counterReducer(action: Action, state: CounterState?) -> CounterState {
  var state = state ?? CounterState(count: 5)
  switch action {
  case let action as Added: CounterReducer().added(&state, action.n)
  default:
    if let action = action as? CounterAction { CounterReducer().reduce(into: &state, action: action) }
  }
  return state
}

/// The reducer of this name calls the handlers of `User`.
func userReducer(action: Action, state: UserState) -> UserState {
  var state = state
  switch action {
  case let action as Named: UserReducer().named(&state, action.name)
  default:
    if let action = action as? UserAction { UserReducer().reduce(into: &state, action: action) }
  }
  return state
}

/// The reducer of this name calls the handlers of `Theme`.
func themeReducer(action: Action, state: ThemeState?) -> ThemeState {
  var state = state ?? .dark
  switch action {
  case let action as Named: ThemeReducer().named(&state, action.name)
  default:
    if let action = action as? ThemeAction { ThemeReducer().reduce(into: &state, action: action) }
  }
  return state
}

/// The reducer of this name calls the handlers of `Part`.
func partReducer(action: Action, state: PartState?) -> PartState {
  var state = state ?? PartState(counter: CounterState(count: 5), box: BoxState(size: 4))
  switch action {
  case let action as Added:
    BoxReducer().added(&state.box, action.n)
    CounterReducer().added(&state.counter, action.n)
  default:
    if let action = PartAction(old: action) { PartReducer().reduce(into: &state, action: action) }
  }
  return state
}

/// The reducer of this name calls the handlers of `App`.
func appReducer(action: Action, state: AppState?) -> AppState {
  var state = state ?? AppState(level: 7, part: PartState(counter: CounterState(count: 5), box: BoxState(size: 4)), user: UserState(name: "none"), theme: .dark)
  if let action = AppAction(old: action) { AppReducer().reduce(into: &state, action: action) }
  return state
}
