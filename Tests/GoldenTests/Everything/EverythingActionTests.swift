import Foundation
import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Each action of `everything.statekit.json` makes its change of the state, and keeps the rest.
@MainActor
struct EverythingActionTests {
  struct Change: Sendable {
    let action: LibraryAction
    let of: @Sendable (inout LibraryState) -> Void

    init(_ action: LibraryAction, _ of: @escaping @Sendable (inout LibraryState) -> Void) {
      self.action = action
      self.of = of
    }
  }

  private func expectChange(_ change: Change, from state: LibraryState = .sample) {
    let store = LibraryRun(state).store
    var expected = state
    change.of(&expected)
    store.dispatch(change.action)
    expectEqual(store.state, expected)
  }

  @Test(arguments: [
    Change(.opened) { ($0.isOpen, $0.notice, $0.front.isOpen) = (true, nil, true) },
    Change(.cardLost) { state in
      state.notice = "$5 for a new card"
      for id in state.loans.ids { state.loans[id: id]?.days = 3 }
      state.loans[id: 2]?.reminder?.text = "$5 for a new card"
    },
    Change(.greeted(name: "Ada")) { $0.notice = "Ada" },
    Change(.account(.nameTyped("Ada"))) { $0.account.name = "Ada" },
    Change(.catalogue(.sorted(by: .none))) { $0.catalogue.order = .none },
    Change(.catalogue(.sortedByTitle)) { ($0.catalogue.order, $0.catalogue.pinned) = (.title, []) },
    Change(.front(.jammed(.blocked))) { $0.front.sign = "jammed" },
    Change(.loans(id: 2, action: .reminded)) { state in
      state.loans[id: 2]?.days = 3
      state.loans[id: 2]?.reminder?.text = "old"
    },
  ])
  func `set writes values, payload values and texts that begin with a dollar`(change: Change) {
    var state = LibraryState.sample
    state.isOpen = false
    state.notice = "old"
    state.catalogue.pinned = [7]
    state.catalogue.order = .newest
    expectChange(change, from: state)
  }

  @Test func `set takes an optional child out`() {
    let state = LibraryState.showing(.emma)
    expectChange(Change(.closed) { ($0.isOpen, $0.detail, $0.notice) = (false, nil, "closed") }, from: state)
  }

  @Test(arguments: [
    Change(.borrowed(id: 1, title: "Emma")) { $0.lent = 255 },
    Change(.catalogue(.zoomed(by: -0.25))) { $0.catalogue.zoom = 1.25 },
    Change(.loans(id: 1, action: .extended(days: -30))) { $0.loans[id: 1]?.days = -2 },
    Change(.loans(id: 1, action: .receiptSent)) { $0.loans[id: 1]?.receipts = 1 },
  ])
  func `add adds, and stops at the end of an integer's range`(change: Change) {
    expectChange(change)
  }

  @Test func `toggle turns over, also beside set`() {
    expectChange(Change(.account(.flipped)) { $0.account.remembersMe = false })
    expectChange(Change(.catalogue(.tidied)) { ($0.catalogue.zoom, $0.catalogue.isGrid) = (1, false) })
  }

  @Test func `set and add go together`() {
    let checked = LibraryAction.account(.checked(card: 3, pin: "1234"))
    expectChange(
      Change(checked) { ($0.account.card, $0.account.pin, $0.account.attempts) = (3, "1234", 100) }
    )
  }

  @Test(arguments: [
    Change(.received(loan: LoanState(id: 3, book: 1))) { $0.loans.append(LoanState(id: 3, book: 1)) },
    Change(.counted(visitors: 2, door: "back")) { $0.log = ["2 through the back"] },
    Change(.catalogue(.pinned(7))) { $0.catalogue.pinned = [7] },
    Change(.catalogue(.filter(.changed(query: "q=tea")))) { $0.catalogue.filter.query = "q=tea" },
  ])
  func `a handler changes the state as it is written, also one of a type of Foundation`(change: Change) {
    expectChange(change)
  }

  @Test(
    arguments: [
      LibraryAction.account(.pinTyped(1, "234")), .front(.passed(0)), .back(.locked),
      .loans(id: 1, action: .returned),
    ] as [LibraryAction]
  )
  func `with reduce none the state does not change`(action: LibraryAction) {
    var state = LibraryState.sample
    Reducers.library.reduce(&state, action)
    expectEqual(state, .sample)
  }

  @Test func `a domain beside the tree has a store of its own`() {
    let kiosk = Store.kiosk(reducer: .kiosk(KioskReducer()))
    kiosk.dispatch(.scanned(code: "978"))
    expectEqual(kiosk.state.scans, ["978"])
  }
}
