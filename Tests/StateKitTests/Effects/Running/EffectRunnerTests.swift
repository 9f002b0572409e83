import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectRunnerTests {
  @Test func `an effect that ends frees its values`() async {
    let released = Gate()
    let store = Store.journal { action in
      guard action == .count else { return .doNothing }
      let witness = Witness(released)
      return .run(cancellationToken: "t") { send in withExtendedLifetime(witness) { send(.write("a")) } }
    }
    store.dispatch(.count)
    await released.wait()
    store.dispatch(.ignore)
    expectEqual(store.state.entries, ["a"])
  }

  @Test
  func `actions before the end of an effect count, also if the end is known before they are handled`() {
    let mailbox = Mailbox<Int> {}
    mailbox.put(1, from: ActionSource(), effect: 7, by: nil, isolation: nil)
    mailbox.putEnd(ofEffect: 7, isolation: nil)
    let queue = MessageQueue()
    mailbox.takeAll(into: queue)
    let first = queue.popFirst() as? ActionMessage<Int>
    expectEqual(first?.action, 1)
    expectEqual(first?.effect, 7)
    let second = queue.popFirst()
    expectEqual(second?.isAction, false)
    expectEqual(second?.effect, 7)
    #expect(queue.isEmpty)
  }

  @Test func `an effect whose token was cancelled does not run any more, and another may use the token`() {
    let runner = EffectRunner<Int>(mailbox: Mailbox {}, currentAction: .bare, clock: ContinuousClock())
    runner.run(.run(cancellationToken: "t") { _ in }, startedFrom: ActionSource())
    #expect(runner.isRunning(1))
    runner.run(.run(cancellationToken: "t") { _ in }, startedFrom: ActionSource())
    #expect(!runner.isRunning(1))
    runner.end(1)
    #expect(runner.isRunning(2))
    runner.run(.cancel("t"), startedFrom: ActionSource())
    #expect(!runner.isRunning(2))
  }

  @Test func `an effect that calls back starts at once, and its end is handled after its actions`() {
    let calls = Recorder<@Sendable () -> Void>()
    let log = Recorder<String>()
    let store = Store.journal { action in
      guard action == .count else { return .doNothing }
      return .callback(cancellationToken: "t") { send, end in
        calls.append {
          send(.write("a"))
          end()
        }
        return { log.append("cancelled") }
      }
    }
    store.dispatch(.count)
    calls.all[0]()
    store.dispatch(.count)
    expectEqual(store.state.entries, ["a"])
    expectEqual(log.all, [])
    store.dispatch(.count)
    expectEqual(log.all, ["cancelled"])
    calls.all[1]()
    store.dispatch(.ignore)
    expectEqual(store.state.entries, ["a"])
  }

  @Test func `an effect may end before its start returned`() {
    let released = Recorder<String>()
    let store = Store.journal { action in
      guard action == .count else { return .doNothing }
      return .callback(cancellationToken: "t") { send, end in
        send(.write("a"))
        end()
        return { released.append("cancelled") }
      }
    }
    store.dispatch(.count)
    store.dispatch(.count)
    expectEqual(store.state.entries, ["a", "a"])
    expectEqual(released.all, [])
  }

  @Test func `cancelling may end the effect and send, which is dropped`() {
    let store = Store.journal { action in
      switch action {
      case .count:
        .callback(cancellationToken: "t") { send, end in
          {
            send(.write("late"))
            end()
          }
        }
      case .ignore: .cancel("t")
      case .write: .doNothing
      }
    }
    store.dispatch(.count)
    store.dispatch(.ignore)
    store.dispatch(.write("last"))
    expectEqual(store.state.entries, ["last"])
  }
}
