import Foundation
import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The parts of the library as values, and as separate stores.
@MainActor
struct EverythingScopeTests {
  private let run = LibraryRun(.showing(.emma))

  @Test func `a scope extracts the action that it embeds, and does not extract other actions`() {
    let scope = LibraryScope.root.loans(id: 2).reminder
    let silenced = ReminderAction.silenced(for: 1, because: "ill")
    expectEqual(scope.embed(silenced), .loans(id: 2, action: .reminder(silenced)))
    expectEqual(scope.extract(.loans(id: 2, action: .reminder(silenced))), silenced)
    #expect(LibraryScope.root.loans(id: 1).extract(scope.embed(silenced)) == nil)
    #expect(LibraryScope.root.front.extract(.back(.opened)) == nil)
  }

  @Test func `a scope reads its part, and changes it in place`() {
    var state = LibraryState.sample
    LibraryScope.root.detail.modify(&state) { $0 = BookDetailState(book: .dune) }
    LibraryScope.root.loans(id: 2).reminder.modify(&state) { $0?.text = "Now." }
    LibraryScope.root.catalogue.filter.modify(&state) { $0.query = "tea" }
    expectEqual(LibraryScope.root.detail.get(state)?.book, .dune)
    expectEqual(LibraryScope.root.loans.get(state)[id: 2]?.reminder?.text, "Now.")
    #expect(LibraryScope.root.loans(id: 1).reminder.get(state) == nil)
    expectEqual(state.catalogue.filter.query, "tea")
  }

  @Test func `a pulled back reducer of a part changes the state like the whole reducer`() {
    var state = LibraryState.sample
    let doors: Reducer<LibraryState, LibraryAction> = Reducer.door().pullback(.back)
    doors.reduce(&state, .back(.opened))
    doors.reduce(&state, .front(.opened))
    #expect(state.back.isOpen && !state.front.isOpen)
  }

  @Test func `a local store has the state and the actions of its part, live`() {
    let account = run.store.view(.account)
    var names: [String?] = []
    let subscription = account.subscribe(\.name) { names.append($0) }
    account.dispatch(.nameTyped("Ada"))
    run.store.dispatch(.front(.opened))
    run.store.dispatch(.account(.signedOut))
    expectEqual(names, [nil, "Ada", nil])
    #expect(account.remembersMe)
    subscription.cancel()
  }

  @Test func `a local store of an optional child keeps the last state, and reports late actions`()
    throws
  {
    let detail = try #require(run.store.view(.detail).unwrapped)
    detail.dispatch(.readersChanged(to: 4))
    expectEqual(run.store.state.detail?.readers, 4)
    run.store.dispatch(.closed)
    expectEqual(detail.readers, 4)
    let count = run.trace.actions.count
    detail.dispatch(.readersChanged(to: 5))
    expectEqual(run.trace.actions.count, count)
    #expect(run.issues.kinds.contains(.absentChild))
    #expect(run.store.view(.detail).unwrapped == nil)
  }

  @Test func `a store of an element keeps the last state, too, and can be viewed further`() throws {
    let loan = try #require(run.store.view(.loans(id: 2)).unwrapped)
    let reminder = try #require(loan.view(.reminder).unwrapped)
    reminder.dispatch(.silenced(for: 2, because: "ill"))
    expectEqual(run.store.state.log, ["2 silent for 2 days: ill"])
    loan.dispatch(.closed)
    #expect(loan.id == 2 && run.store.state.loans.map(\.id) == [1])
  }
}
