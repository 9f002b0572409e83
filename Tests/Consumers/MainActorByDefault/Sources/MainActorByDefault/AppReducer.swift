import StateKit

struct AppReducer: AppReducing {
  func opened(_ state: inout AppState, id: Item.ID) {
    state.details = DetailsState(id: id)
    state.title = "Item \(id)"
  }

  func playerEnded(_ state: inout AppState, id: Item.ID, next: Item.ID) {
    state.finished.append(id)
  }
}

struct PlayerReducer: PlayerReducing {
  func ticked(_ state: inout PlayerState, seconds: Int) {
    state.seconds = seconds
  }

  func ended(_ state: inout PlayerState, id: Item.ID, next: Item.ID) {
    state.seconds = 0
  }

  func load(_ state: inout PlayerState, _ phase: PlayerAction.Load) {
    switch phase {
    case .request: state.item = nil
    case .success(let item): state.item = item
    case .failure: break
    }
  }
}

struct TrackReducer: TrackReducing {
  func played(_ state: inout TrackState) {
    state.plays += 1
  }
}
