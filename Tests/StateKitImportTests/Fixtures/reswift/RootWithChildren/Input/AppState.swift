import ReSwift

struct AppState: StateType {
  var session: SessionState
  var todos: TodosState
  var launches: Int = 0
}

struct SessionState: StateType, Equatable {
  var user: String?
}

struct TodosState: StateType, Equatable {
  var titles: [String] = []
  var filter: Filter = .all

  enum Filter: String { case all, open }
}
