#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif
import StateKit
import Testing

@testable import StateKitCombine

/// Calls of publishers that do not keep to the usual order.
struct EffectSubscriberTests {
  private let ends = Ends()

  private func subscriber() -> EffectSubscriber<Int> {
    EffectSubscriber(send: { _ in }, end: { [ends] in ends.add() })
  }

  @Test func `a subscription that comes after the cancellation is cancelled`() {
    let subscriber = subscriber()
    let late = ProbedSubscription()
    subscriber.cancel()
    subscriber.receive(subscription: late)
    #expect(late.log == ["cancelled"])
  }

  @Test func `a second subscription is cancelled, and the first one goes on`() {
    let subscriber = subscriber()
    let (first, second) = (ProbedSubscription(), ProbedSubscription())
    subscriber.receive(subscription: first)
    subscriber.receive(subscription: second)
    #expect(first.log == ["requested"])
    #expect(second.log == ["cancelled"])
  }

  @Test func `a subscription that is complete is not cancelled any more`() {
    let subscriber = subscriber()
    let subscription = ProbedSubscription()
    subscriber.receive(subscription: subscription)
    subscriber.receive(completion: .finished)
    subscriber.cancel()
    #expect(subscription.log == ["requested"])
    #expect(ends.count == 1)
  }

  @Test func `a subscription is cancelled once`() {
    let subscriber = subscriber()
    let subscription = ProbedSubscription()
    subscriber.receive(subscription: subscription)
    subscriber.cancel()
    subscriber.cancel()
    #expect(subscription.log == ["requested", "cancelled"])
  }
}

private final class Ends: Sendable {
  private let lock = Lock(0)

  var count: Int { lock.withLock { $0 } }

  func add() {
    lock.withLock { $0 += 1 }
  }
}

/// A subscription that records its calls.
private final class ProbedSubscription: PublisherSubscription {
  private(set) var log: [String] = []

  func request(_ demand: Subscribers.Demand) {
    log.append("requested")
  }

  func cancel() {
    log.append("cancelled")
  }
}

#endif
