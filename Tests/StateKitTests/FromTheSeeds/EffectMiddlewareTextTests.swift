import StateKit
import StateKitTestSupport
import Testing

extension EffectMiddlewareText {
  /// Text 1; the tests of its listings with publishers are in StateKitCombineTests.
  @MainActor
  @Suite(.watched)
  struct Tests {
    private let clock = ManualClock()

    @Test func `text 1, Using Promises: the response comes after three seconds`() async {
      let someMiddleware = EffectMiddleware<ApiRequestAction, ApiResponseAction, SomeState, Void>.onAction {
        [clock] action, state, context in
        switch action {
        case .users:
          return .promise { completion in
            Task {
              try await clock.sleep(for: .seconds(3))
              completion(ApiResponseAction.someResponse("42"))
            }
          }
        case .somethingIDontCare:
          return .doNothing
        }
      }
      let trace = trace(someMiddleware)
      trace.store.dispatch(.request(.somethingIDontCare))
      #expect(trace.store.runningEffects.isEmpty)
      trace.store.dispatch(.request(.users))
      await clock.sleeping(until: .seconds(3))
      expectEqual(trace.actions, [.request(.somethingIDontCare), .request(.users)])
      clock.advance(by: .seconds(3))
      await clock.sleeping()
      await trace.count(3)
      expectEqual(trace.actions.last, .response(.someResponse("42")))
    }

    @Test func `text 1, Using Promises: return a way to cancel the ongoing task`() {
      let cancelled = Recorder<String>()
      let someMiddleware = EffectMiddleware<ApiRequestAction, ApiResponseAction, SomeState, Void>.onAction {
        action,
        state,
        context in
        switch action {
        case .users:
          return .promise(cancellationToken: "users") { completion in
            return { cancelled.append("users") }
          }
        case .somethingIDontCare:
          return context.toCancel("users")
        }
      }
      let trace = trace(someMiddleware)
      trace.store.dispatch(.request(.users))
      expectEqual(cancelled.all, [])
      trace.store.dispatch(.request(.somethingIDontCare))
      expectEqual(cancelled.all, ["users"])
    }

    @Test(arguments: ["one-shot", "observation", "timer", "pure value", "empty"])
    func `text 1, an Effect can be: …`(kind: String) async {
      let someMiddleware = ApiMiddleware<Void>.onAction { [clock] action, _, _ in
        switch kind {
        case "one-shot": .task { .someResponse("1") }
        case "observation": ["1", "2"].stream.map(ApiResponseAction.someResponse).asEffect
        case "timer": .timer(every: .seconds(1), clock: clock) { .someResponse("1") }
        case "pure value": .just(.someResponse("1"))
        default: .doNothing
        }
      }
      let expected = ["observation": ["1", "2"], "empty": []][kind] ?? ["1"]
      let trace = trace(someMiddleware)
      trace.store.dispatch(.request(.users))
      if kind == "timer" {
        await clock.sleeping(until: .seconds(1))
        clock.advance(by: .seconds(1))
      }
      await trace.count(1 + expected.count)
      expectEqual(trace.actions.dropFirst(), expected.map { .response(.someResponse($0)) }[...])
    }

    @Test func `text 1, it returns one or multiple effects`() {
      let someMiddleware = ApiMiddleware<Void>.onAction { _, _, _ in
        .merge(.just(.someResponse("1")), .just(.someResponse("2")))
      }
      let trace = trace(someMiddleware)
      trace.store.dispatch(.request(.users))
      expectEqual(
        trace.actions,
        [
          .request(.users), .response(.someResponse("1")), .response(.someResponse("2")),
        ]
      )
    }

    @Test func `text 1, when the Effect completes the middleware will cleanup the resources`() async {
      let released = Gate()
      let trace = trace(
        ApiMiddleware<Void>.onAction { _, _, _ in
          let witness = Witness(released)
          return .task { withExtendedLifetime(witness) { .someResponse("1") } }
        }
      )
      trace.store.dispatch(.request(.users))
      await released.wait()
      await trace.count(2)
      trace.store.handleMail()
      #expect(trace.store.runningEffects.isEmpty)
    }

    @Test func `text 1, Declaration: a Semigroup, and a Monoid where Dependencies is Void`() {
      func saying(_ word: String) -> ApiMiddleware<String> {
        .onAction { _, _, context in .just(.someResponse(context.dependencies + word)) }
      }
      let semigroup = saying("a") <> saying("b")
      let monoid: ApiMiddleware<Void> = .identity <> semigroup.inject("say ") <> .identity
      let trace = trace(monoid)
      trace.store.dispatch(.request(.users))
      expectEqual(
        trace.actions.dropFirst(),
        [
          .response(.someResponse("say a")), .response(.someResponse("say b")),
        ]
      )
    }
  }
}

extension ActionTrace {
  /// Waits until the recorder has this many actions.
  fileprivate func count(_ count: Int) async {
    await store.until { [self] _ in actions.count >= count }
  }
}

extension Array where Element: Sendable {
  /// The elements as a sequence.
  fileprivate var stream: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
