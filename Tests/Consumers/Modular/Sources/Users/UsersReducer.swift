public import StateKit

/// The reducer of users.
public let usersReducer: Reducer<UsersState, UsersAction> = .users(UsersReducer())

struct UsersReducer: UsersReducing {
  func renamed(_ state: inout UsersState, id: User.ID, name: String) {
    state.all = state.all.map { users in
      users.map { $0.id == id ? User(id: id, name: name) : $0 }
    }
    state.renamings += 1
  }
}
