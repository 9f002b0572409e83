import StateKit

nonisolated struct HubReducer: HubReducing {
  func peopleFetchUsersSuccess(_ state: inout HubState, users: [Person]) {
    state.names = users.map(\.name)
  }
}

nonisolated struct PeopleReducer: PeopleReducing {
  func fetchUsers(_ state: inout PeopleState, _ phase: PeopleAction.FetchUsers) {
    switch phase {
    case .request: state.note = "asked"
    case .success(let users): state.users = users
    case .failure(let error): state.note = error.rawValue
    }
  }

  func delete(_ state: inout PeopleState, _ phase: PeopleAction.Delete) {
    if case .request(let id) = phase { state.users.removeAll { $0.id == id } }
  }
}

nonisolated struct PapersReducer: PapersReducing {
  func print(_ state: inout PapersState, _ phase: PapersAction.Print) {}
}

nonisolated struct PumpReducer: PumpReducing {
  func measured(_ state: inout PumpState, level: Int, at: Int) {
    state.levels.append(level)
  }
}

nonisolated struct TankReducer: TankReducing {
  func filled(_ state: inout TankState, by: Int) {
    state.id += 0
  }
}

nonisolated struct PlantReducer: PlantReducing {
  func sold(_ state: inout PlantState, id: Int) {
    state.tanks.remove(id: id)
  }
}
