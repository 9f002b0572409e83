import Foundation
import StateKit

/// A store of `everything.statekit.json`, with what went through it and what it reported.
@MainActor
struct LibraryRun {
  let store: Store<LibraryState, LibraryAction>
  let trace = Trace<LibraryAction>()
  let issues = Issues()

  init(_ state: LibraryState = .sample) {
    store = .library(
      initialState: state,
      reducer: Reducers.library,
      middleware: trace.middleware(for: LibraryState.self),
      configuration: StoreConfiguration(reporter: issues.reporter)
    )
  }

  /// What comes of actions, one after the other: all that goes through the store, by name.
  func names(of actions: LibraryAction...) -> [String] {
    let before = trace.actions.count
    for action in actions { store.dispatch(action) }
    return trace.actions.dropFirst(before).map(\.name)
  }
}

nonisolated extension Book {
  static let emma = Book(id: 1, title: "Emma")
  static let dune = Book(id: 2, title: "Dune")
}

nonisolated extension LibraryState {
  /// Nobody is signed in, no book is shown, and two are on loan.
  static let sample = LibraryState(
    catalogue: CatalogueState(filter: URLComponents()),
    loans: [LoanState(id: 1, book: 1), LoanState(id: 2, book: 2, reminder: ReminderState())]
  )

  static func showing(_ book: Book) -> LibraryState {
    var state = sample
    state.detail = BookDetailState(book: book)
    return state
  }
}
