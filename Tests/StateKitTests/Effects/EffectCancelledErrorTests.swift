import StateKitTestSupport
import Testing

@testable import StateKit

/// Errors of effects that were cancelled.
@MainActor
@Suite(.watched)
struct EffectCancelledErrorTests {
  private struct Failure: Error {
    let error: any Error
  }

  private let clock = ManualClock()
  private let caught = Recorder<String>()

  /// The kinds of effects that catch an error.
  private enum Kind: CaseIterable, Sendable {
    case task, typedTask, run, listening, stream
  }

  /// An effect that sleeps, and throws if it is cancelled meanwhile. The gate opens after it has caught the error.
  private func effect(_ kind: Kind, _ ended: Gate, wakes: Bool = false) -> JournalEffect {
    let witness = Witness(ended)
    let sleep: @Sendable () async throws -> Void = { [clock] in
      try await clock.sleep(for: .seconds(3))
      withExtendedLifetime(witness) {}
      throw CancellationError()
    }
    let recover: @Sendable (any Error) -> JournalAction = { [caught] error in
      caught.append("\(type(of: error))")
      return .write("failed")
    }
    switch kind {
    case .task:
      return .task(cancellationToken: "it") {
        try await sleep()
        return .write("done")
      } catch: {
        recover($0)
      }
    case .typedTask:
      return .task(cancellationToken: "it") { () async throws(Failure) -> JournalAction in
        do { try await sleep() } catch { throw Failure(error: error) }
        return .write("done")
      } catch: {
        recover($0)
      }
    case .run:
      return .run(cancellationToken: "it") { _ in
        try await sleep()
      } catch: {
        recover($0)
      }
    case .listening:
      return .run(cancellationToken: "it") { _, _ in
        try await sleep()
      } catch: {
        recover($0)
      }
    case .stream:
      return .stream(Sleeper<any Error>(sleep: sleep), cancellationToken: "it", catch: recover)
    }
  }

  @Test(arguments: Kind.allCases)
  private func `an effect that was cancelled has no failure`(kind: Kind) async {
    let ended = Gate()
    let store = Store.journal { [self] action in
      switch action {
      case .count: effect(kind, ended)
      case .ignore: .cancel("it")
      case .write: .doNothing
      }
    }
    store.dispatch(.count)
    await clock.sleeping(until: .seconds(3))
    store.dispatch(.ignore)
    await ended.wait()
    store.handleMail()
    expectEqual(caught.all, [])
    expectEqual(store.entries, [])
  }

  @Test(arguments: Kind.allCases)
  private func `a cancellation from elsewhere is the failure of an effect that was not cancelled`(
    kind: Kind
  ) async {
    let ended = Gate()
    let store = Store.journal { [self] action in action == .count ? effect(kind, ended) : .doNothing }
    let run = Task { await store.run(.count) }
    await clock.sleeping(until: .seconds(3))
    clock.advance(by: .seconds(3))
    await run.value
    expectEqual(caught.all, [kind == .typedTask ? "Failure" : "CancellationError"])
    expectEqual(store.entries, ["failed"])
  }

  @Test func `a sequence that does not fail ends when its sleep is cancelled`() async {
    let (clock, ended, given) = (clock, Gate(), Recorder<String>())
    let task = Task.detached {
      let sleeper = Sleeper<Never>(sleep: { try await clock.sleep(for: .seconds(3)) })
      await sleeper.forEachElement { _ in given.append("element") }
      ended.open()
    }
    await clock.sleeping(until: .seconds(3))
    task.cancel()
    await ended.wait()
    expectEqual(given.all, [])
  }

  @Test(arguments: [true, false])
  func `a sequence with a mapped error ends when its task is cancelled, and otherwise fails`(
    isCancelled: Bool
  ) async {
    let (caught, clock) = (caught, clock)
    let task = Task.detached {
      let sleeper = Sleeper<any Error>(sleep: {
        try await clock.sleep(for: .seconds(3))
        throw CancellationError()
      })
      let names = mapError(of: sleeper) { error in
        caught.append("\(type(of: error))")
        return Failure(error: error)
      }
      do throws(Failure) {
        try await names.forEachElement { _ in }
        return "ended"
      } catch {
        return "failed"
      }
    }
    await clock.sleeping(until: .seconds(3))
    if isCancelled { task.cancel() } else { clock.advance(by: .seconds(3)) }
    await expectEqual(task.value, (isCancelled ? "ended" : "failed"))
    expectEqual(caught.all, (isCancelled ? [] : ["CancellationError"]))
  }

  @Test func `work of a domain whose registration ended gives no failure`() async {
    let (clock, sent) = (clock, Recorder<LampAction>())
    let registry = SideEffectRegistry<LampState, LampAction>()
    // The closure makes its cancellation into a value of its own, as 'mapError' does.
    let registration = registry.register(
      LampEffects(
        glow: {
          do { try await clock.sleep(for: .seconds(3)) } catch { return -1 }
          return 1
        },
        appraise: {
          do { try await clock.sleep(for: .seconds(3)) } catch { return -2 }
          return 2
        }
      )
    )
    let domain = Domain.declared(reducer: Reducer<LampState, LampAction>.lamp)
    var state = LampState(id: 1)
    let works = [LampAction.plugged, .sold].compactMap { action in
      domain.step(&state, action).work.first { $0.name != "farewell" }
    }
    let tasks = works.map { work in Task { await work.run(with: registry) { sent.append($0) } } }
    await clock.sleeping(until: .seconds(3), .seconds(3))
    registration.cancel(endingWork: true)
    for task in tasks { await task.value }
    expectEqual(sent.all, [])
  }
}

/// A sequence that sleeps before each element.
private struct Sleeper<StreamFailure: Error>: EffectStream {
  typealias Element = JournalAction

  let sleep: @Sendable () async throws -> Void

  func makeAsyncIterator() -> Iterator { Iterator(sleep: sleep) }

  struct Iterator: AsyncIteratorProtocol {
    let sleep: @Sendable () async throws -> Void

    mutating func next() async throws -> JournalAction? {
      try await sleep()
      return .write("element")
    }
  }
}
