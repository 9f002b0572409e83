import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Actions that other parts derive from an action, in every form of `with` and `when`.
@MainActor
struct EverythingBridgeTests {
  private let run = LibraryRun()

  private func actions(of action: LibraryAction, from state: LibraryState = .sample) -> [LibraryAction] {
    let run = LibraryRun(state)
    run.store.dispatch(action)
    return run.trace.actions
  }

  @Test func `labels that both have go along, and a property is read for the others`() {
    var state = LibraryState.sample
    state.catalogue.next = "2"
    let welcomed = LibraryAction.account(.welcomed(name: "Ada"))
    let load = LibraryAction.catalogue(.loadPage(.request(cursor: "2")))
    expectEqual(actions(of: welcomed, from: state), [welcomed, load, .greeted(name: "Ada")])
    state.account.remembersMe = false
    expectEqual(actions(of: welcomed, from: state), [welcomed, load])
  }

  @Test func `the property is read after the reducers, and nil does not dispatch an action`() {
    let checked = LibraryAction.account(.checked(card: 3, pin: ""))
    expectEqual(actions(of: checked), [checked])
    #expect(run.names(of: .account(.nameTyped("Ada")), checked).contains("account.welcomed"))
    let failed = LibraryAction.catalogue(.reserve(.failure(error: .offline)))
    expectEqual(actions(of: failed), [failed])
    var state = LibraryState.sample
    state.account.card = 2
    expectEqual(actions(of: failed, from: state), [failed, .loans(id: 2, action: .fined(amount: 0.25))])
  }

  @Test func `a property of an optional child, a text for an unlabelled value, a condition turned over`() {
    var state = LibraryState.showing(.dune)
    let borrowed = LibraryAction.detail(.borrowed)
    let result = LibraryAction.borrowed(id: 2, title: "Dune")
    expectEqual(actions(of: borrowed, from: state), [borrowed, result, .front(.announced("borrowed"))])
    state.detail?.isReserved = true
    expectEqual(actions(of: borrowed, from: state), [borrowed, result])
  }

  @Test func `a condition of a child that is always there can be turned over as well`() {
    expectEqual(actions(of: .opened), [.opened, .front(.opened)])
    var state = LibraryState.sample
    state.front.isBlocked = true
    expectEqual(actions(of: .opened, from: state), [.opened])
  }

  @Test func `an element's action leads back to that element`() {
    let renewed = LibraryAction.loans(id: 2, action: .renewed)
    expectEqual(actions(of: renewed), [renewed, .loans(id: 2, action: .extended(days: 28))])
    var state = LibraryState.sample
    state.isOpen = false
    expectEqual(actions(of: renewed, from: state), [renewed])
  }

  @Test func `a value without a label is named by its position, and one of two equal children is meant`() {
    expectEqual(actions(of: .front(.passed(4))), [.front(.passed(4)), .counted(visitors: 4, door: "front")])
    expectEqual(actions(of: .back(.passed(4))), [.back(.passed(4))])
  }

  @Test func `a condition may end in a property that the schema does not know`() {
    expectEqual(actions(of: .closed), [.closed, .catalogue(.cleared)])
    var state = LibraryState.sample
    state.loans = []
    expectEqual(actions(of: .closed, from: state), [.closed, .back(.locked), .catalogue(.cleared)])
  }

  @Test func `a cycle ends where its condition is false`() {
    let names = run.names(of: .front(.automated), .front(.blocked), .front(.opened))
    expectEqual(names, ["automated", "blocked", "opened", "closed"].map { "front." + $0 })
    expectEqual(
      run.names(of: .front(.blocked), .front(.closed)).suffix(3),
      [
        "front.closed", "front.opened", "front.closed",
      ]
    )
  }

  @Test func `a deprecated action is dispatched for its remaining users`() {
    expectEqual(run.names(of: .account(.signedOut)), ["account.signedOut", "account.signedOff"])
  }

  @Test func `an action says which schema and domain it was bridged from`() {
    run.store.dispatch(.account(.signedOut))
    let info = run.trace.infos.last ?? nil
    expectEqual(info?.contains("at everything.statekit.json, Membership"), true)
  }
}
