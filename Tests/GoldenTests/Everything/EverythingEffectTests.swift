import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// All kinds of effects, of the library and its doors.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EverythingEffectTests {
  private let run = LibraryRun()

  @Test func `fireAndForget runs and does not give an action`() async {
    let done = Gate()
    run.store.sideEffects.register(LibraryEffects(announce: { _ in done.open() }))
    run.store.dispatch(.closed)
    await done.wait()
    #expect(run.issues.kinds.isEmpty)
  }

  @Test func `a task gives the action of its output, of the element that it began with`() async {
    let calls = GatedCalls<Int>()
    run.store.sideEffects.register(LibraryEffects(sendReceipt: { loan in await calls.run(loan) }))
    run.store.dispatch(.loans(id: 2, action: .returned))
    await calls.begin(0)
    await calls.finish(0)
    await run.store.reached { $0.loans.map(\.receipts) == [0, 1] }
    expectEqual(calls.inputs, [2])
  }

  @Test func `a queue by the id of the element is one for each element`() async {
    let calls = GatedCalls<Int>()
    run.store.sideEffects.register(LibraryEffects(sendReceipt: calls.run))
    for id in [1, 1, 2] { run.store.dispatch(.loans(id: id, action: .returned)) }
    await calls.begin(1)
    expectEqual(calls.inputs.sorted(), [1, 2])
    await calls.finish(0, 1)
    await calls.begin(2)
    await calls.finish(2)
    await run.store.reached { $0.loans.map(\.receipts) == [2, 1] }
  }

  @Test func `the closure takes the payload of the action, and gives that of the output`() async {
    run.store.sideEffects.register(
      DoorEffects(unlock: { bell, guest in (bell: bell, by: "\(guest) at \(bell)") }),
      at: .back
    )
    run.store.dispatch(.back(.rang(bell: 2, "Bo")))
    await run.store.reached { $0.back.sign == "Bo at 2" }
    expectEqual(run.store.state.front.sign, "")
    expectEqual(run.trace.actions.last, .back(.answered(bell: 2, by: "Bo at 2")))
  }

  @Test func `without an output the closure gives an action of its domain`() async {
    run.store.sideEffects.register(
      DoorEffects(swing: { () throws(DoorError) in .announced("open") }),
      at: .front
    )
    run.store.dispatch(.front(.opened))
    await run.store.reached { $0.front.sign == "open" }
  }

  @Test func `a thrown error becomes the action of the failure`() async {
    run.store.sideEffects.register(DoorEffects(swing: { () throws(DoorError) in throw .blocked }), at: .front)
    run.store.dispatch(.front(.opened))
    await run.store.reached { $0.front.sign == "jammed" }
    expectEqual(run.trace.actions.last, .front(.jammed(.blocked)))
  }

  @Test func `a stream gives many, until an action ends it`() async {
    let (actions, input) = AsyncStream<DoorAction>.makeStream()
    let ended = Gate()
    input.onTermination = { _ in ended.open() }
    run.store.sideEffects.register(DoorEffects(watch: { actions }), at: .front)
    run.store.dispatch(.front(.automated))
    input.yield(.announced("first"))
    await run.store.reached { $0.front.sign == "first" }
    input.yield(.announced("second"))
    await run.store.reached { $0.front.sign == "second" }
    run.store.dispatch(.front(.locked))
    await ended.wait()
  }

  @Test func `a stream can fail`() async {
    let run = LibraryRun(.showing(.emma))
    run.store.sideEffects.register(
      BookDetailEffects(followReaders: {
        FailingSequence(values: AsyncStream { $0.finish() }, error: LibraryError.offline)
      }),
      at: .detail
    )
    run.store.dispatch(.detail(.appeared))
    await run.store.reached { $0.detail?.error == "lost" }
  }

  @Test func `several modules supply a part each, and a missing part is reported by its name`() async {
    let done = Gate()
    run.store.sideEffects.register(LibraryEffects(announce: { _ in done.open() }))
    run.store.sideEffects.register(LibraryEffects(sendReceipt: { _ in }))
    run.store.dispatch(.closed)
    await done.wait()
    for _ in 0..<2 { run.store.dispatch(.back(.rang(bell: 1, "Bo"))) }
    run.store.dispatch(.loans(id: 1, action: .renewed))
    expectEqual(run.issues.kinds, [.missingEffect, .missingEffect])
    expectEqual(run.issues.messages.map { $0.contains("back.unlock") }, [true, false])
    expectEqual(run.issues.messages.map { $0.contains("loans.remind") }, [false, true])
  }
}
