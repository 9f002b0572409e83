import Foundation
import StateKit
import StateKitTesting

@testable import GoldenCode

/// A store of `everything.statekit.json`, with its actions and reported issues.
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
      configuration: StoreConfiguration(reporter: issues.reporter, clock: ImmediateClock())
    )
  }

  /// The names of all actions that the store handles after these actions.
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
  /// A state without a signed-in user or an open book, and with two loans.
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
