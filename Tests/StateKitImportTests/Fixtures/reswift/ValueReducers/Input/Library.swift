import ReSwift

struct Bookmark: Equatable {
  let path: [String]
}

enum Tab { case home, search }

struct LibraryState: StateType {
  var bookmarks: [Bookmark]
  var tab: Tab
  var visits: Int
  var selection: Int?
}

struct CreateBookmark: Action {
  let path: [String]
}

struct SelectTab: Action {
  let tab: Tab
}

enum SelectionAction: Action {
  case select(row: Int)
  case deselect
}

func libraryReducer(action: Action, state: LibraryState?) -> LibraryState {
  return LibraryState(
    bookmarks: bookmarksReducer(state: state?.bookmarks, action: action),
    tab: tabReducer(action: action, state: state?.tab),
    visits: visitsReducer(action: action, state: state?.visits),
    selection: selectionReducer(action, state: state?.selection)
  )
}

func bookmarksReducer(state: [Bookmark]?, action: Action) -> [Bookmark] {
  var state = state ?? []
  switch action {
  case let action as CreateBookmark:
    let bookmark = Bookmark(path: action.path)
    state.append(bookmark)
    return state
  default:
    return state
  }
}

func tabReducer(action: Action, state: Tab?) -> Tab {
  guard let select = action as? SelectTab else { return state ?? .home }
  return select.tab
}

func visitsReducer(action: Action, state: Int?) -> Int {
  let visits = state ?? 0
  switch action {
  case is SelectTab: return visits + 1
  default: return visits
  }
}

func selectionReducer(_ action: Action, state: Int?) -> Int? {
  guard let action = action as? SelectionAction else { return state }
  switch action {
  case .deselect: return nil
  case .select(row: let row): return row
  }
}
