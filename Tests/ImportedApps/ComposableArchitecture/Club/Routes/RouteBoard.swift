import ComposableArchitecture

/// The routes on the wall, and the votes of the members.
struct RouteBoard: Reducer {
  struct State: Equatable {
    var routes: [Route] = []
    var votesLeft = 3
    var maximum: Grade?
    var showsClosed = false
    var isEditing = false
    var nextID = 1

    var visible: [Route] {
      routes.filter { route in
        guard showsClosed || !route.isClosed else { return false }
        guard let maximum else { return true }
        return route.grade <= maximum
      }
    }

    var favourite: Route? { routes.max { $0.votes < $1.votes } }
  }

  enum Action: Equatable {
    case added(name: String, grade: Grade, setter: String)
    case removed(id: Route.ID)
    case closed(id: Route.ID)
    case reopened(id: Route.ID)
    case votedUp(Route.ID)
    case votedDown(Route.ID)
    case votesReset
    case maximumSelected(Grade?)
    case closedToggled
    case editTapped
    case doneTapped
    case regraded(Route.ID, Grade)
    case strippedTapped(setter: String)
    case delegate(Delegate)

    enum Delegate: Equatable {
      case published(route: String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .added(name: name, grade: grade, setter: setter):
        state.routes.append(Route(id: state.nextID, name: name, grade: grade, setter: setter))
        state.nextID += 1
        return .send(.delegate(.published(route: name)))

      case .removed(let id):
        state.routes.removeAll { $0.id == id }
        return .none

      case .closed(let id):
        set(id, isClosed: true, in: &state)
        return .none

      case .reopened(let id):
        set(id, isClosed: false, in: &state)
        return .none

      case .votedUp(let id):
        guard state.votesLeft > 0, let index = index(of: id, in: state) else { return .none }
        state.routes[index].votes += 1
        state.votesLeft -= 1
        return .none

      case .votedDown(let id):
        guard let index = index(of: id, in: state), state.routes[index].votes > 0 else { return .none }
        state.routes[index].votes -= 1
        state.votesLeft += 1
        return .none

      case .votesReset:
        for index in state.routes.indices {
          state.routes[index].votes = 0
        }
        state.votesLeft = 3
        return .none

      case .maximumSelected(let grade):
        state.maximum = grade
        return .none

      case .closedToggled:
        state.showsClosed.toggle()
        return .none

      case .editTapped:
        state.isEditing = true
        return .none

      case .doneTapped:
        state.isEditing = false
        return .none

      case let .regraded(id, grade):
        if let index = index(of: id, in: state) {
          state.routes[index].grade = grade
        }
        return .none

      case .strippedTapped(let setter):
        state.routes = state.routes.filter { $0.setter != setter }
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func index(of id: Route.ID, in state: State) -> Int? {
    state.routes.firstIndex { $0.id == id }
  }

  private func set(_ id: Route.ID, isClosed: Bool, in state: inout State) {
    guard let index = index(of: id, in: state) else { return }
    state.routes[index].isClosed = isClosed
  }
}
