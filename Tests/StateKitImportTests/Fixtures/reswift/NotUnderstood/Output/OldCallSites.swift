// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension FeedAction: Action {}

extension FeedAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as FeedAction: self = action
    default:
      return nil
    }
  }
}

/// The reducer of this name calls the handlers of `Feed`.
func feedReducer(action: Action, state: FeedState?) -> FeedState {
  var state = state ?? FeedState()
  #warning("statekit-import: code beside the branches")
  // state.clock += 1
  #warning("statekit-import: a branch for actions of 'Ticking', which is no struct")
  // let ticking as Ticking
  #warning("statekit-import: a branch for actions of 'Download', which is no struct")
  // let download as Download
  #warning("statekit-import: a branch for all other actions")
  // default:
  //   state.unread += 1
  if let action = FeedAction(old: action) { FeedReducer().reduce(into: &state, action: action) }
  return state
}
