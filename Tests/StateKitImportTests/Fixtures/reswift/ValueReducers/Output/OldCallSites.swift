// What keeps the code around the store compiling. Each declaration can go with its last use.
import ReSwift

extension LibraryAction: Action {}

extension LibraryAction {
  /// The action of the domain, or of one below it, that stands for an action of the app; nil for all others.
  init?(old action: Action) {
    switch action {
    case let action as LibraryAction: self = action
    case let action as SelectionAction:
      switch action {
      case .select(let row): self = .select(row: row)
      case .deselect: self = .deselect
      }
    case let action as CreateBookmark: self = .createBookmark(path: action.path)
    case let action as SelectTab: self = .selectTab(tab: action.tab)
    default: return nil
    }
  }
}

/// The reducer of this name calls the handlers of `Library`.
func libraryReducer(action: Action, state: LibraryState?) -> LibraryState {
  var state = state ?? LibraryState()
  if let action = LibraryAction(old: action) { LibraryReducer().reduce(into: &state, action: action) }
  return state
}
