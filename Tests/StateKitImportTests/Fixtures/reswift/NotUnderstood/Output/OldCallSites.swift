// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension FeedAction: Action {}

extension OtherAction: Action {}

extension OtherAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as OtherAction: self = action
    case let action as Tick: self = .tick(time: action.time)
    default: return nil
    }
  }
}

/// The reducer of this name calls the handlers of `Feed`.
func feedReducer(action: Action, state: FeedState?) -> FeedState {
  var state = state ?? FeedState()
  #warning("statekit-import: code beside the branches")
  state.clock += 1
  if let action = action as? FeedAction { FeedReducer().reduce(into: &state, action: action) }
  #warning("statekit-import: a branch for actions of 'Ticking', which is no struct")
  switch action {
  case let ticking as Ticking:
    state.clock = ticking.time
  default: break
  }
  #warning("statekit-import: a branch for actions of 'Download', which is no struct")
  switch action {
  case let download as Download:
    state.posts.append(download.url)
  default: break
  }
  #warning("statekit-import: a branch for all other actions")
  // default:
  //   state.unread += 1
  return state
}

/// The reducer of this name calls the handlers of `Other`.
func otherReducer(action: Action, state: OtherState?, clock: () -> Int = { 0 }) -> OtherState {
  var state = state ?? OtherState()
  if let action = OtherAction(old: action) { OtherReducer().reduce(into: &state, action: action) }
  return state
}
