import ReSwift

/// What the account keeps: favourites and the path of screens.
struct LibraryState: StateType, Equatable {
  var favourites: [Int]
  var routes: [Route]
  var recent: [String]

  init(favourites: [Int] = [], routes: [Route] = [.market], recent: [String] = []) {
    self.favourites = favourites
    self.routes = routes
    self.recent = recent
  }
}

enum FavouriteAction: Action {
  case toggled(Int)
  case cleared
}

struct Push: Action {
  let route: Route
}

struct Pop: Action {}

struct PopToRoot: Action {}

func libraryReducer(action: Action, state: LibraryState?) -> LibraryState {
  return LibraryState(
    favourites: favouritesReducer(action: action, state: state?.favourites),
    routes: routesReducer(action: action, state: state?.routes),
    recent: recentReducer(state?.recent, action)
  )
}

func favouritesReducer(action: Action, state: [Int]?) -> [Int] {
  var state = state ?? []
  switch action {
  case FavouriteAction.toggled(let id):
    if let index = state.firstIndex(of: id) {
      state.remove(at: index)
    } else {
      state.append(id)
    }
  case FavouriteAction.cleared:
    state = []
  default:
    break
  }
  return state
}

func routesReducer(action: Action, state: [Route]?) -> [Route] {
  let routes = state ?? [.market]
  switch action {
  case let push as Push:
    return routes + [push.route]
  case is Pop:
    return routes.count > 1 ? Array(routes.dropLast()) : routes
  case is PopToRoot:
    return Array(routes.prefix(1))
  default:
    return routes
  }
}

func recentReducer(_ state: [String]?, _ action: Action) -> [String] {
  guard case CatalogAction.search(let query) = action else { return state ?? [] }
  let others = (state ?? []).filter { $0 != query }
  return query.isEmpty ? others : Array(([query] + others).prefix(3))
}
