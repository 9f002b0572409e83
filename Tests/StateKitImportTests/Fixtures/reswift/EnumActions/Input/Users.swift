import ReSwift

struct User: Equatable {
  let id: Int
  var name: String
}

enum UsersAction: Action {
  case load
  case loaded([User])
  case selected(id: Int)
  case renamed(id: Int, name: String)
  case deselected
}

struct UsersState {
  var users: [User] = []
  var selected: Int?
  var isLoading = false
}

func usersReducer(action: Action, state: UsersState?) -> UsersState {
  var state = state ?? UsersState()
  guard let action = action as? UsersAction else { return state }

  switch action {
  case .load:
    state.isLoading = true
  case .loaded(let users):
    state.users = users
    state.isLoading = false
  case .selected(let id):
    state.selected = id
  case .renamed(let id, let name):
    guard let index = state.users.firstIndex(where: { $0.id == id }) else { return state }
    state.users[index].name = trimmed(name)
  case .deselected:
    state.selected = nil
  }

  return state
}

private func trimmed(_ name: String) -> String {
  String(name.drop { $0 == " " })
}
