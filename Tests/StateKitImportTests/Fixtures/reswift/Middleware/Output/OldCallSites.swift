// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift
import class StateKit.DomainHost

extension AppAction: Action {}

extension UsersAction: Action {}

extension AppAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as AppAction: self = action
    case let action as Greet: self = .greet(name: action.name)
    case is AppStarted: self = .appStarted
    default:
      if let action = action as? UsersAction {
        self = .users(action)
      } else {
        return nil
      }
    }
  }
}

extension AppAction {
  /// The action of the app that this one stands for.
  fileprivate var old: Action {
    switch self {
    case .users(let action): action.old
    case .greet(let name): Greet(name: name)
    case .appStarted: AppStarted()
    }
  }
}

extension UsersAction {
  /// The action of the app that this one stands for.
  fileprivate var old: Action {
    self
  }
}

/// The reducer of this name calls the handlers of `App`.
func appReducer(action: Action, state: AppState?) -> AppState {
  var state = state ?? AppState()
  if let action = AppAction(old: action) { AppHosting.reduce(&state, action) }
  return state
}

/// The reducer of this name calls the handlers of `Users`.
func usersReducer(action: Action, state: UsersState?) -> UsersState {
  var state = state ?? UsersState()
  if let action = action as? UsersAction { UsersReducer().reduce(into: &state, action: action) }
  return state
}

/// Runs the bridges of `App` in a store of ReSwift: its middleware takes the place of `greeting` and `reloading`.
enum AppHosting {
  /// The host of the store that handles an action now. Only the main actor uses it.
  nonisolated(unsafe) private static var host: DomainHost<AppState, AppAction>?

  /// A middleware for `Store(reducer:state:middleware:)`.
  static func middleware(
    dispatch: @escaping (Action) -> Void,
    getState: @escaping () -> AppState?
  ) -> (@escaping (Action) -> Void) -> (Action) -> Void {
    nonisolated(unsafe) let store = (dispatch: dispatch, state: getState)
    let host = MainActor.assumeIsolated {
      DomainHost(.app(reducer: AppReducer().body)) {
        store.state() ?? AppState()
      } dispatch: {
        store.dispatch($0.old)
      }
    }
    return { next in
      { action in
        let outer = AppHosting.host
        AppHosting.host = host
        next(action)
        AppHosting.host = outer
        host.run()
      }
    }
  }

  /// Without the middleware the state changes, and no bridge runs.
  static func reduce(_ state: inout AppState, _ action: AppAction) {
    if let host {
      host.reduce(&state, action)
    } else {
      AppReducer().reduce(into: &state, action: action)
    }
  }
}
