import StateKit

/// The handlers of `Users`, which were the branches of a reducer in Users.swift.
struct UsersReducer: UsersReducing {
  private static let whole = UsersReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout UsersState, action: UsersAction) {
    UsersReducer.whole.reduce(&state, action)
  }

  private func trimmed(_ name: String) -> String {
    String(name.drop { $0 == " " })
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<UsersState, UsersAction> {
    .users(self)
  }

  func renamed(_ state: inout UsersState, id: Int, name: String) {
    guard let index = state.users.firstIndex(where: { $0.id == id }) else { return }
    state.users[index].name = trimmed(name)
  }
}
