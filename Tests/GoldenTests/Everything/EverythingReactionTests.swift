import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Changes of the library's own state by actions of its parts.
@MainActor
struct EverythingReactionTests {
  private func state(after actions: LibraryAction..., from state: LibraryState = .sample) -> LibraryState {
    var state = state
    for action in actions { Reducers.library.reduce(&state, action) }
    return state
  }

  @Test func `set removes a child, and writes the payload of the action`() {
    let gone = state(after: .account(.signedOut), from: .showing(.emma))
    #expect(gone.detail == nil && gone.notice == "good bye")
    expectEqual(state(after: .account(.welcomed(name: "Ada"))).notice, "Ada")
  }

  @Test func `toggle and add change the parent, through a list and on a phase of a request`() {
    #expect(!state(after: .front(.locked)).isOpen)
    #expect(state(after: .back(.locked)).isOpen)
    expectEqual(state(after: .loans(id: 2, action: .fined(amount: 2.5))).fines, 2.5)
    let reserved = state(after: .catalogue(.reserve(.success)))
    #expect(reserved.fines == 0.5 && reserved.notice == "reserved")
  }

  @Test func `the child's reducer runs before, in the same pass`() {
    let run = LibraryRun()
    var seen: [String] = []
    let subscription = run.store.subscribe { state in
      seen.append("\(state.account.name ?? "nobody"), \(state.notice ?? "-")")
    }
    for action: MembershipAction in [.nameTyped("Ada"), .signedOut] { run.store.dispatch(.account(action)) }
    expectEqual(seen, ["nobody, -", "Ada, -", "nobody, good bye"])
    subscription.cancel()
  }

  @Test func `a handler gets the ids on the way and the payload`() {
    let closed = state(after: .loans(id: 2, action: .closed))
    #expect(closed.loans.map(\.id) == [1] && closed.log == ["closed 2"])
    let silenced = LibraryAction.loans(id: 2, action: .reminder(.silenced(for: 3, because: "ill")))
    expectEqual(state(after: silenced).log, ["2 silent for 3 days: ill"])
  }

  @Test func `an action for an absent child does not start a reaction`() {
    expectEqual(
      state(after: .loans(id: 9, action: .fined(amount: 1)), .loans(id: 9, action: .closed)),
      .sample
    )
  }
}
