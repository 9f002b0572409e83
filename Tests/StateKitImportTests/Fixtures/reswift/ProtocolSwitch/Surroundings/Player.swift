import ReSwift

enum VolumeAction: Action {
  case changed(Double)
  case muted
}

struct SkipSong: Action {
  let count: Int
}
