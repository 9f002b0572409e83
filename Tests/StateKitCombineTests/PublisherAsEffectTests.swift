#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif
import StateKit
import StateKitCombine
import Testing

private enum FeedAction: Equatable, Sendable {
  case start, stop
  case value(Int)
  case failed
}

private typealias FeedStore = Store<[FeedAction], FeedAction>

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PublisherAsEffectTests {
  private func store(
    _ effect: @escaping @MainActor @Sendable (FeedAction) -> Effect<FeedAction>
  ) -> FeedStore {
    Store(
      initialState: [],
      reducer: Reducer { state, action in state.append(action) },
      middleware: AnyMiddleware { action, _, _ in effect(action) }
    )
  }

  /// Waits until the last action is as it should be.
  private func wait(for action: FeedAction, in store: FeedStore) async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    let subscription = store.subscribe { if $0().last == action { continuation.finish() } }
    for await _ in stream {}
    subscription.cancel()
  }

  @Test func `values become actions in order`() async {
    let store = store { action in
      action == .start ? (1...100).publisher.map(FeedAction.value).asEffect() : .doNothing
    }
    store.dispatch(.start)
    await wait(for: .value(100), in: store)
    #expect(store.state == [.start] + (1...100).map(FeedAction.value))
  }

  @Test func `errors have to be turned into actions`() async {
    struct Offline: Error {}
    let store = store { action in
      action == .start
        ? Fail<FeedAction, Offline>(error: Offline()).replaceError(with: .failed).asEffect() : .doNothing
    }
    store.dispatch(.start)
    await wait(for: .failed, in: store)
    #expect(store.state == [.start, .failed])
  }

  @Test func `a value that a subject sends right after the action is not missed`() {
    let subject = ProbedSubject()
    let store = store { action in action == .start ? subject.publisher.asEffect() : .doNothing }
    store.dispatch(.start)
    subject.send(.value(1))
    store.dispatch(.stop)
    #expect(store.state == [.start, .value(1), .stop])
  }

  @Test func `a subject may send from any thread, and its order is kept`() async {
    let subject = ProbedSubject()
    let store = store { action in action == .start ? subject.publisher.asEffect() : .doNothing }
    store.dispatch(.start)
    await Task.detached { for number in 1...100 { subject.send(.value(number)) } }.value
    await wait(for: .value(100), in: store)
    #expect(store.state == [.start] + (1...100).map(FeedAction.value))
  }

  @Test func `cancelling by the token cancels the subscription at once`() {
    let subject = ProbedSubject()
    let store = store { action in
      switch action {
      case .start: subject.publisher.asEffect(cancellationToken: "feed")
      case .stop: .cancel("feed")
      default: .doNothing
      }
    }
    store.dispatch(.start)
    store.dispatch(.stop)
    #expect(subject.log == ["subscribed", "cancelled"])
    subject.send(.value(1))
    store.dispatch(.stop)
    #expect(store.state == [.start, .stop, .stop])
  }

  @Test func `a replaced publisher is cancelled, and the new one is heard`() async {
    let (old, new) = (ProbedSubject(), ProbedSubject())
    let store = store { action in
      switch action {
      case .start: old.publisher.asEffect(cancellationToken: "feed")
      case .stop: new.publisher.asEffect(cancellationToken: "feed")
      default: .doNothing
      }
    }
    store.dispatch(.start)
    store.dispatch(.stop)
    #expect(old.log == ["subscribed", "cancelled"])
    old.send(.value(1))
    new.send(.value(2))
    await wait(for: .value(2), in: store)
    #expect(store.state == [.start, .stop, .value(2)])
  }

  @Test func `a store that goes cancels the subscription`() {
    let subject = ProbedSubject()
    var store: FeedStore? = store { _ in subject.publisher.asEffect() }
    store?.dispatch(.start)
    store = nil
    #expect(subject.log == ["subscribed", "cancelled"])
  }

  @Test func `the source of the actions is the line of asEffect`() async {
    let (sources, continuation) = AsyncStream<ActionSource>.makeStream()
    let store = Store<[FeedAction], FeedAction>(
      initialState: [],
      reducer: .identity,
      middleware: AnyMiddleware { action, source, _ in
        guard action == .start else {
          continuation.yield(source)
          return .doNothing
        }
        return Just(FeedAction.value(1)).asEffect(line: 77)
      }
    )
    store.dispatch(.start)
    for await source in sources {
      #expect(source.line == 77)
      #expect(source.file == "StateKitCombineTests/PublisherAsEffectTests.swift")
      break
    }
  }
}

/// A subject that tells of its subscriptions.
// Unchecked: the subject itself is safe to use from any thread, all else is the main actor's.
private final class ProbedSubject: @unchecked Sendable {
  private let subject = PassthroughSubject<FeedAction, Never>()
  @MainActor private(set) var log: [String] = []

  @MainActor
  var publisher: some Publisher<FeedAction, Never> {
    subject.handleEvents(
      receiveCancel: { [self] in MainActor.assumeIsolated { log.append("cancelled") } },
      receiveRequest: { [self] demand in
        MainActor.assumeIsolated { log.append(demand == .unlimited ? "subscribed" : "\(demand)") }
      }
    )
  }

  func send(_ action: FeedAction) {
    subject.send(action)
  }
}

#endif
