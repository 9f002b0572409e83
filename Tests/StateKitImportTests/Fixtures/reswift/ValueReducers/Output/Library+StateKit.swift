import StateKit

/// The handlers of `Library`, which were the branches of a reducer in Library.swift.
struct LibraryReducer: LibraryReducing {
  private static let whole = LibraryReducer().body

  /// Changes the state by an action of the domain or of those below it.
  func reduce(into state: inout LibraryState, action: LibraryAction) {
    LibraryReducer.whole.reduce(&state, action)
  }

  /// The reducer of the domain and of those below it.
  var body: Reducer<LibraryState, LibraryAction> {
    .library(self)
  }

  func createBookmark(_ state: inout LibraryState, path: [String]) {
    let bookmark = Bookmark(path: path)
    state.bookmarks.append(bookmark)
  }

  func selectTab(_ state: inout LibraryState, tab: Tab) {
    state.tab = tab
    state.visits = state.visits + 1
  }
}
