// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension ListAction: Action {}

extension PairAction: Action {}

extension ScoreAction: Action {}

extension ListAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as ListAction: self = action
    case let action as Add: self = .add(item: action.item)
    case is Clear: self = .clear
    default: return nil
    }
  }
}

extension PairAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as PairAction: self = action
    default:
      if let action = ListAction(old: action) {
        self = .left(action)
      } else {
        return nil
      }
    }
  }
}

/// The reducer of this name calls the handlers of `List`.
func listReducer(action: Action, state: ListState?) -> ListState {
  guard var state = state else { return ListState() }
  if let action = ListAction(old: action) { ListReducer().reduce(into: &state, action: action) }
  return state
}

/// The reducer of this name calls the handlers of `Pair`.
func pairReducer(action: Action, state: PairState?) -> PairState {
  var state = state ?? PairState()
  if let action = PairAction(old: action) { PairReducer().reduce(into: &state, action: action) }
  #warning("statekit-import: 'ListState' is at a second place, where its actions do not come any more")
  state.right = listReducer(action: action, state: state.right)
  return state
}

/// The reducer of this name calls the handlers of `Score`.
func scoreReducer(action: Action, state: ScoreState?) -> ScoreState {
  var state = state ?? ScoreState()
  if let action = action as? ScoreAction { ScoreReducer().reduce(into: &state, action: action) }
  return state
}
