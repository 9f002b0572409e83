import Foundation
import StateKit

/// The handwritten part of `everything.statekit.json`.
nonisolated struct LibraryReducer: LibraryReducing {
  func received(_ state: inout LibraryState, loan: LoanState) {
    state.loans.append(loan)
  }

  func counted(_ state: inout LibraryState, visitors: Int, door: String) {
    state.log.append("\(visitors) through the \(door)")
  }

  func cataloguePicked(_ state: inout LibraryState, book: Book) {
    state.detail = BookDetailState(book: book)
  }

  func loansClosed(_ state: inout LibraryState, loans: LoanState.ID) {
    state.loans.remove(id: loans)
    state.log.append("closed \(loans)")
  }

  func loansReminderSilenced(
    _ state: inout LibraryState,
    loans: LoanState.ID,
    for days: Int,
    because: String
  ) {
    state.log.append("\(loans) silent for \(days) days: \(because)")
  }
}

nonisolated struct CatalogueReducer: CatalogueReducing {
  func cleared(_ state: inout CatalogueState) {
    state.books = []
  }

  func loadPage(_ state: inout CatalogueState, _ phase: CatalogueAction.LoadPage) {
    switch phase {
    case .request: state.note = "loading"
    case .success(let page):
      state.books += page.books
      state.next = page.next
      state.note = nil
    case .failure(let error): state.note = error.rawValue
    }
  }

  func reserve(_ state: inout CatalogueState, _ phase: CatalogueAction.Reserve) {
    switch phase {
    case .request(let id): state.seen.insert(id)
    case .success: state.note = "reserved"
    case .failure(let error): state.note = error.rawValue
    }
  }
}

/// A reducer with a Foundation type as its state.
nonisolated struct FilterReducer: FilterReducing {
  func changed(_ state: inout URLComponents, query: String) {
    state.query = query
  }
}

nonisolated struct KioskReducer: KioskReducing {
  func scanned(_ state: inout KioskState, code: String) {
    state.scans.append(code)
  }
}
