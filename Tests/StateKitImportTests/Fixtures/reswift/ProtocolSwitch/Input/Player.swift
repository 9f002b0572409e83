import ReSwift

enum PlayerAction: Action {
  case play
  case pause
  case seek(to: Double)
}

enum VolumeAction: Action {
  case changed(Double)
  case muted
}

struct SkipSong: Action {
  let count: Int
}

struct PlayerState {
  var isPlaying = false
  var position = 0.0
  var volume = 0.5
  var song = 0
}

func playerReducer(_ action: Action, _ state: PlayerState?) -> PlayerState {
  var state = state ?? PlayerState()
  switch action {
  case PlayerAction.play:
    state.isPlaying = true
  case PlayerAction.pause:
    state.isPlaying = false
  case PlayerAction.seek(let position) where position >= 0:
    state.position = position
  case VolumeAction.changed(let volume):
    state.volume = min(volume, 1)
  case VolumeAction.muted:
    state.volume = 0
  case let skip as SkipSong:
    state.song += skip.count
    state.position = 0
  default:
    return state
  }
  return state
}
