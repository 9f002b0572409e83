// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension PlayerAction: Action {}

extension PlayerAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as PlayerAction: self = action
    case let action as VolumeAction:
      switch action {
      case .changed(let value0): self = .changed(value0)
      case .muted: self = .muted
      }
    case let action as SkipSong: self = .skipSong(count: action.count)
    default: return nil
    }
  }
}

/// The reducer of this name calls the handlers of `Player`.
func playerReducer(_ action: Action, _ state: PlayerState?) -> PlayerState {
  var state = state ?? PlayerState()
  if let action = PlayerAction(old: action) { PlayerReducer().reduce(into: &state, action: action) }
  return state
}
