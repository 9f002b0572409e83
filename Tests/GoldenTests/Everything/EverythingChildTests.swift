import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The optional book on display, and the list of loans.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EverythingChildTests {
  @Test func `an optional child comes and goes`() {
    let run = LibraryRun()
    run.store.dispatch(.catalogue(.picked(book: .dune)))
    expectEqual(run.store.state.detail, BookDetailState(book: .dune))
    run.store.dispatch(.detail(.corrected(book: .emma)))
    expectEqual(run.store.state.detail?.book, .emma)
    run.store.dispatch(.detail(.closed))
    #expect(run.store.state.detail == nil)
  }

  @Test(arguments: [
    LibraryAction.detail(.readersChanged(to: 1)), .loans(id: 3, action: .extended(days: 1)),
    .loans(id: 1, action: .reminder(.silenced(for: 1, because: "ill"))),
  ])
  func `an action for an absent child does not change the state and is reported`(action: LibraryAction) {
    let run = LibraryRun()
    run.store.dispatch(action)
    expectEqual(run.store.state, .sample)
    expectEqual(run.issues.kinds, [.absentChild])
    let message = run.issues.messages.first ?? ""
    #expect(message.contains("The action \(action.name) came") && message.contains("\(action)"), "\(message)")
  }

  @Test func `an element is found by its id, also where the list was sorted anew`() {
    var state = LibraryState.sample
    state.loans = IdentifiedArray(state.loans.reversed())
    let run = LibraryRun(state)
    run.store.dispatch(.loans(id: 1, action: .extended(days: 2)))
    expectEqual(run.store.state.loans.map(\.days), [28, 30])
    expectEqual(
      LibraryAction.loans(id: 1, action: .renewed),
      .loans(IdentifiedAction(id: 1, action: .renewed))
    )
  }

  @Test func `effects of an optional child end when the child is removed`() async {
    let run = LibraryRun(.showing(.emma))
    let (readers, input) = AsyncStream<Int>.makeStream()
    let ended = Gate()
    input.onTermination = { _ in ended.open() }
    run.store.sideEffects.register(
      BookDetailEffects(followReaders: { FailingSequence(values: readers) }),
      at: .detail
    )
    run.store.dispatch(.detail(.appeared))
    input.yield(5)
    await run.store.reached { $0.detail?.readers == 5 }
    run.store.dispatch(.account(.signedOut))
    await ended.wait()
    #expect(run.store.state.detail == nil && run.issues.kinds.isEmpty)
  }

  @Test func `effects of an element end when the element is removed, and other effects go on`() async {
    let run = LibraryRun()
    let calls = GatedCalls<Int>()
    run.store.sideEffects.register(LoanEffects(remind: { await calls.run(0) }), at: .loans)
    for id in [1, 2] {
      run.store.dispatch(.loans(id: id, action: .renewed))
      await calls.begin(id - 1)
    }
    run.store.dispatch(.loans(id: 1, action: .closed))
    await calls.finish(0, 1)
    await run.store.reached { $0.loans.map(\.days) == [3] }
    expectEqual(run.trace.actions.filter { $0.name == "loans.reminded" }.count, 1)
    #expect(run.issues.kinds.isEmpty)
  }

  @Test func `the policy of an effect holds for each element`() async {
    let run = LibraryRun()
    let calls = GatedCalls<Int>()
    run.store.sideEffects.register(LoanEffects(remind: { await calls.run(0) }), at: .loans)
    for id in [1, 1, 2] { run.store.dispatch(.loans(id: id, action: .renewed)) }
    await calls.begin(1)
    await calls.finish(0, 1)
    await run.store.reached { $0.loans.map(\.days) == [3, 3] }
    expectEqual(calls.inputs.count, 2)
  }
}
