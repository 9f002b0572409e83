import StateKit

struct HikeHandlers: HikeReducing {
  func opened(_ state: inout HikeState, id: Int) {
    state.path.append(id < 100 ? .stop(StopState(id: id)) : .photo(PhotoState()))
  }

  func pathPhotoShown(_ state: inout HikeState, path: Int, text: String) {
    state.last = 1_000 + path
  }
}

struct StopHandlers: StopReducing {
  func noted(_ state: inout StopState, text: String) {
    state.texts.append(text)
  }
}
