import StateKit

/// Handlers that record their arguments.
nonisolated struct HotelReducer: HotelReducing {
  func guestCalled(_ state: inout HotelState, state value: Int) {
    state.log.append("called \(value)")
  }

  func receptionRang(_ state: inout HotelState, _ value0: String, times: Int) {
    state.log.append("rang \(value0) \(times)")
  }

  func roomsMinibarBottlesOpened(
    _ state: inout HotelState,
    rooms: RoomState.ID,
    bottles: BottleState.ID,
    by: String
  ) {
    let drunk = state.rooms[id: rooms]?.drunk ?? []
    state.log.append("\(rooms) \(bottles) \(by) \(drunk)")
  }

  func roomsPainted(_ state: inout HotelState, rooms: RoomState.ID, color: String, action: Int) {
    state.log.append("\(rooms) \(color) \(action)")
  }
}

nonisolated struct RoomReducer: RoomReducing {
  func minibarBottlesOpened(_ state: inout RoomState, bottles: BottleState.ID, by: String) {
    state.drunk.append(bottles)
  }
}
