import StateKit
import StateKitTestSupport
import Testing

/// The requirements for the middleware in the text on effect middleware.
@MainActor
@Suite(.watched)
struct S1EffectMiddlewareTests {
  typealias Api<Dependencies: Sendable> = EffectMiddleware<
    ApiRequestAction, ApiResponseAction, ApiState, Dependencies
  >
  typealias Words = EffectMiddleware<JournalAction, JournalAction, Journal, Void>

  @Test func `S1.1 a function of action, state and context, whose output is of another type than its input`()
  {
    let middleware = EffectMiddleware<ApiRequestAction, ApiResponseAction, ApiState, Void>.onAction {
      action,
      state,
      context in
      switch action {
      case .users:
        let before = "\(state().requests) \(state.requests)"
        return .deferred { send in send(.someResponse("\(before), then \(state.requests)")) }
      default: return .doNothing
      }
    }
    let trace = ActionTrace.api(middleware)
    trace.store.dispatch(.request(.somethingIDontCare))
    trace.store.dispatch(.request(.users))
    expectEqual(
      trace.actions,
      [
        .request(.somethingIDontCare), .request(.users), .response(.someResponse("1 1, then 2")),
      ]
    )
  }

  @Test func `S1.2 the context knows the dispatcher's source and the dependencies, and how to cancel`() {
    let stuck = Gate()
    let trace = ActionTrace.api(
      Api<String>.onAction { action, _, context in
        switch action {
        case .users:
          .just(.someResponse("\(context.dependencies) \(context.dispatcher.line)"))
        case .userPicture: .run(cancellationToken: "t") { _ in await stuck.wait() }
        default: context.toCancel("t")
        }
      }
      .inject("injected")
    )
    trace.store.dispatch(.request(.users), line: 77)
    expectEqual(trace.actions.last, .response(.someResponse("injected 77")))
    trace.store.dispatch(.request(.userPicture(1)))
    expectEqual(trace.store.runningEffects.count, 1)
    trace.store.dispatch(.request(.somethingIDontCare))
    #expect(trace.store.runningEffects.isEmpty)
    stuck.open()
  }

  typealias ApiFetchMiddlewareDependencies = (
    session: @Sendable () -> @Sendable (String) -> [String]?,
    decoder: @Sendable () -> @Sendable (String) -> String
  )

  @Test(arguments: [["a", "b"], nil])
  func `S1.11 dependencies are injected, here a tuple of closures`(users: [String]?) async {
    let apiFetchMiddleware = Api<ApiFetchMiddlewareDependencies>.onAction { action, _, context in
      switch action {
      case .users:
        let (session, decode) = (context.dependencies.session(), context.dependencies.decoder())
        return .task {
          session("users").map { .gotUserList($0.map(decode)) } ?? .errorRetrievingUserList
        }
      default: return .doNothing
      }
    }.inject((session: { { _ in users } }, decoder: { { $0.uppercased() } }))
    let trace = ActionTrace.api(apiFetchMiddleware)
    trace.store.dispatch(.request(.users))
    await trace.store.until { [trace] _ in trace.actions.count == 2 }
    expectEqual(
      trace.actions.last,
      .response(users == nil ? .errorRetrievingUserList : .gotUserList(["A", "B"]))
    )
  }

  @Test func `S1.11 without dependencies no injection is needed`() {
    let trace = ActionTrace.api(Api<Void>.onAction { _, _, _ in .just(.someResponse("a")) })
    trace.store.dispatch(.request(.users))
    expectEqual(trace.actions.last, .response(.someResponse("a")))
  }

  private func saying(_ word: String) -> Words {
    Words.onAction { action, _, _ in action == .count ? .just(.write(word)) : .doNothing }
  }

  private func entries(_ middleware: Words) -> [String] {
    let store = Store.journal(middleware)
    store.dispatch(.count)
    return store.state.entries
  }

  @Test func `S1.12 composing is associative and runs both, in order`() {
    let (a, b, c) = (saying("a"), saying("b"), saying("c"))
    expectEqual(entries((a <> b) <> c), ["a", "b", "c"])
    expectEqual(entries(a <> (b <> c)), ["a", "b", "c"])
  }

  @Test func `S1.12 the identity changes nothing on either side`() {
    expectEqual(entries(.identity), [])
    expectEqual(entries(saying("a") <> .identity), ["a"])
    expectEqual(entries(.identity <> saying("a")), ["a"])
  }

  @Test func `S1.12 each part keeps its cancellation`() async {
    let (a, b) = (Stubborn(name: "a"), Stubborn(name: "b"))
    func part(_ stubborn: Stubborn, cancelOn stop: JournalAction) -> EffectMiddleware<
      JournalAction, JournalAction, Journal, String
    > {
      .onAction { action, _, context in
        if action == stop { return context.toCancel(context.dependencies) }
        return action == .count ? stubborn.effect(token: context.dependencies) : .doNothing
      }
    }
    let both = part(a, cancelOn: .write("stop a")) <> part(b, cancelOn: .write("stop b"))
    let store = Store.journal(both.inject("t"))
    store.dispatch(.count)
    store.dispatch(.write("stop b"))
    b.gate.open()
    await b.released.wait()
    a.gate.open()
    await store.until { $0.entries.last == "a" }
    expectEqual(store.state.entries, ["stop b", "a"])
  }
}
