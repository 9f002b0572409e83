import StateKit
import StateKitTestSupport
import Testing

/// The requirements for effects in the text on effect middleware.
@MainActor
@Suite(.watched)
struct S1EffectsTests {
  typealias Words = EffectMiddleware<JournalAction, JournalAction, Journal, Void>
  typealias Completion = @Sendable (ApiResponseAction) -> Void

  /// A store that answers the first action with an effect.
  private func store(_ effect: @escaping @MainActor @Sendable () -> JournalEffect) -> JournalStore {
    .journal(Words.onAction { action, _, _ in action == .count ? effect() : .doNothing })
  }

  @Test func `S1.3 a promise emits once, ends, and cancelling calls the cancellation once`() async {
    let completions = Recorder<Completion>()
    let log = Recorder<String>()
    let someMiddleware = EffectMiddleware<ApiRequestAction, ApiResponseAction, ApiState, Void>.onAction {
      action,
      state,
      context in
      switch action {
      case .users:
        return .promise(cancellationToken: "users") { completion in
          completions.append(completion)
          return { log.append("cancelled") }
        }
      case .userPicture, .cancelImageDownload: return context.toCancel("users")
      case .somethingIDontCare: return .doNothing
      }
    }
    let trace = ActionTrace.api(someMiddleware)
    trace.store.dispatch(.request(.users))
    completions.all[0](.someResponse("42"))
    completions.all[0](.someResponse("43"))
    trace.store.dispatch(.request(.somethingIDontCare))
    expectEqual(
      trace.actions,
      [
        .request(.users), .response(.someResponse("42")), .request(.somethingIDontCare),
      ]
    )
    #expect(trace.store.runningEffects.isEmpty)
    trace.store.dispatch(.request(.cancelImageDownload(1)))
    expectEqual(log.all, [])

    trace.store.dispatch(.request(.users))
    trace.store.dispatch(.request(.cancelImageDownload(1)))
    trace.store.dispatch(.request(.cancelImageDownload(1)))
    completions.all[1](.someResponse("late"))
    trace.store.dispatch(.request(.somethingIDontCare))
    expectEqual(log.all, ["cancelled"])
    #expect(!trace.actions.contains(.response(.someResponse("late"))))
  }

  @Test
  func `S1.4 doNothing emits and holds nothing, just emits one, and an action may have several effects`() {
    let nothing = store { .doNothing }
    nothing.dispatch(.count)
    expectEqual(nothing.state.entries, [])
    #expect(nothing.runningEffects.isEmpty)
    let one = store { .just(.write("a")) }
    one.dispatch(.count)
    expectEqual(one.state.entries, ["a"])
    #expect(one.runningEffects.isEmpty)
    let several = store { .merge(.just(.write("a")), .doNothing, .just(.write("b"))) }
    several.dispatch(.count)
    expectEqual(several.state.entries, ["a", "b"])
  }

  @Test func `S1.5 a stream emits many values in order, and its end frees what it held`() async {
    let released = Gate()
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    let store = store {
      let witness = Witness(released)
      return numbers.map { number in
        withExtendedLifetime(witness) { JournalAction.write("\(number)") }
      }.asEffect(cancellationToken: "t")
    }
    store.dispatch(.count)
    for number in 1...100 { continuation.yield(number) }
    await store.until { $0.entries.count == 100 }
    expectEqual(store.state.entries, (1...100).map { "\($0)" })
    expectEqual(store.runningEffects.count, 1)
    continuation.finish()
    await released.wait()
    store.handleMail()
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `S1.7 an async sequence is an effect by a property and with a token`() async {
    let sources = Recorder<ActionSource>()
    let letters: @Sendable () -> AsyncStream<JournalAction> = {
      AsyncStream { continuation in
        continuation.yield(.write("a"))
        continuation.finish()
      }
    }
    let store = Store.journal(
      Words.onAction { action, _, context in
        switch action {
        case .count: return letters().asEffect
        case .ignore: return letters().asEffect(cancellationToken: "letters", line: 7)
        case .write:
          sources.append(context.dispatcher)
          return .doNothing
        }
      }
    )
    store.dispatch(.count, line: 9)
    await sources.wait(for: 1)
    store.dispatch(.ignore, line: 9)
    await sources.wait(for: 2)
    expectEqual(sources.all.map(\.line), [9, 7])
  }

  @Test func `S1.7 the token of an async sequence cancels it`() async {
    let ended = Gate()
    let store = Store.journal(
      Words.onAction { action, _, context in
        guard action == .count else { return context.toCancel("letters") }
        return AsyncStream<JournalAction> { continuation in
          continuation.onTermination = { _ in ended.open() }
        }.asEffect(cancellationToken: "letters")
      }
    )
    store.dispatch(.count)
    store.dispatch(.ignore)
    await ended.wait()
    #expect(store.runningEffects.isEmpty)
  }
}
