import ReSwift

enum Flow: Equatable { case splash, signIn, dashboard }

struct Session: Equatable {
  let token: String
}

struct FlowState: StateType, Equatable {
  private(set) var flow = Flow.splash
}

struct ProfileState: StateType, Equatable {
  fileprivate(set) var session: Session?
  fileprivate(set) var visits = 0
}

struct AppState: StateType, Equatable {
  private(set) var flowState = FlowState()
  private(set) var profile = ProfileState()
}

enum ProfileActions {
  struct SetSession: Action {
    let session: Session
  }

  struct NoSession: Action {}
}

struct CountVisits: Action {
  let amount: Int
}

enum Reducers {}

extension Reducers {
  static func appReducer(action: Action, state: AppState?) -> AppState {
    return AppState(
      flowState: Reducers.flowReducer(action: action, state: state?.flowState),
      profile: Self.profileReducer(action: action, state: state?.profile)
    )
  }

  static func flowReducer(action: Action, state: FlowState?) -> FlowState {
    switch action {
    case is ProfileActions.SetSession:
      return FlowState(flow: .dashboard)
    case is ProfileActions.NoSession:
      return FlowState(flow: .signIn)
    default:
      return state ?? FlowState()
    }
  }

  static func profileReducer(action: Action, state: ProfileState?) -> ProfileState {
    var state = state ?? ProfileState()
    switch action {
    case let action as ProfileActions.SetSession:
      return ProfileState(session: action.session, visits: state.visits)
    case is ProfileActions.NoSession:
      state.session = nil
    case let action as CountVisits:
      state.visits = limited(state.visits + action.amount) + Self.base + bonus
    default:
      break
    }
    return state
  }

  static let base = 0
  private static let bonus = 0

  private static func limited(_ visits: Int) -> Int { min(visits, maximum) }
  private static let maximum = 100
}
