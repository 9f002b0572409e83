import Testing

@testable import StateKit

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EffectRunnerTests {
  @Test func `an effect that ends frees what it held`() async {
    let released = Gate()
    let store = Store.journal { action in
      guard action == .count else { return .doNothing }
      let witness = Witness(released)
      return .run(cancellationToken: "t") { send in withExtendedLifetime(witness) { send(.write("a")) } }
    }
    store.dispatch(.count)
    await released.wait()
    store.dispatch(.ignore)
    #expect(store.state.entries == ["a"])
  }

  @Test func `what an effect sends before its end counts, also where the end came before it was handled`() {
    let mailbox = Mailbox<Int> {}
    let dispatcher = Dispatcher(mailbox: mailbox)
    dispatcher.dispatch(1, from: ActionSource(), effect: 7, isolation: nil)
    dispatcher.endEffect(7)
    let kinds = mailbox.takeAll().map { message in
      switch message {
      case .action(let action, _, let effect): "action \(action) of \(effect ?? 0)"
      case .endOfEffect(let effect): "end of \(effect)"
      }
    }
    #expect(kinds == ["action 1 of 7", "end of 7"])
  }

  @Test func `an effect whose token was cancelled does not run any more, and another may use the token`() {
    let runner = EffectRunner<Int>(dispatcher: Dispatcher(mailbox: Mailbox {}))
    runner.run(.run(cancellationToken: "t") { _ in })
    #expect(runner.isRunning(1))
    runner.run(.run(cancellationToken: "t") { _ in })
    #expect(!runner.isRunning(1))
    runner.end(1)
    #expect(runner.isRunning(2))
    runner.run(.cancel("t"))
    #expect(!runner.isRunning(2))
  }
}
