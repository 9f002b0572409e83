import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct SubscriberTests {
  private let census = Census()
  private let log = Recorder<String>()

  private func subscriber(_ body: @escaping Subscriber.Body = {}) -> Subscriber {
    let member = census.member(.subscriber)
    return Subscriber(number: 1, domains: 0..<1) { withExtendedLifetime(member) { body() } }
  }

  @Test func `a subscriber is called until it is cancelled, and is freed at once then`() {
    let subscriber = subscriber { [log] in log.append("called") }
    subscriber.call()
    subscriber.call()
    #expect(!subscriber.isCancelled)
    expectEqual(census.living(.subscriber), 1)
    subscriber.cancel()
    #expect(subscriber.isCancelled)
    expectEqual(census.living(.subscriber), 0)
    subscriber.call()
    subscriber.cancel()
    expectEqual(log.all, ["called", "called"])
  }

  @Test func `another thread too frees it at once`() async {
    let subscriber = subscriber()
    subscriber.call()
    let living = await Task.detached { [census] in
      subscriber.cancel()
      return census.living(.subscriber)
    }.value
    expectEqual(living, 0)
    withExtendedLifetime(subscriber) {}
  }

  @Test func `a subscriber that was not cancelled is freed with its store`() {
    do { _ = subscriber() }
    expectEqual(census.living(.subscriber), 0)
  }

  @Test func `cancelled while it is called, it is freed when the call returns`() {
    let place = Place<Subscriber>()
    let subscriber = subscriber { [log, census] in
      place.value?.cancel()
      log.append("\(census.living(.subscriber)) there")
    }
    place.value = subscriber
    subscriber.call()
    expectEqual(log.all, ["1 there"])
    expectEqual(census.living(.subscriber), 0)
    subscriber.call()
    expectEqual(log.all.count, 1)
    place.value = nil
  }

  @Test func `cancelled in a call inside of its call, it is freed when the outer one returns`() {
    let (place, depth) = (Place<Subscriber>(), Place<Int>())
    let subscriber = subscriber { [log, census] in
      depth.value = (depth.value ?? 0) + 1
      if depth.value == 1 { place.value?.call() } else { place.value?.cancel() }
      log.append("\(census.living(.subscriber)) there")
    }
    place.value = subscriber
    subscriber.call()
    expectEqual(log.all, ["1 there", "1 there"])
    expectEqual(census.living(.subscriber), 0)
    place.value = nil
  }

  @Test func `a subscriber that other threads cancel during its call is freed once, by its last owner`() {
    let rounds = 300
    for _ in 0..<rounds {
      let subscribers = (0..<16).map { _ in subscriber() }
      // Two threads cancel all subscribers in opposite orders, so that cancellations also meet each other.
      let cancelling = OtherThreads(
        [subscribers, subscribers.reversed()].map { order in
          { for subscriber in order { subscriber.cancel() } }
        }
      )
      while subscribers.contains(where: { !$0.isCancelled }) {
        for subscriber in subscribers { subscriber.call() }
      }
      cancelling.wait()
    }
    expectEqual(census.born(.subscriber), rounds * 16)
    expectEqual(census.living(.subscriber), 0)
  }
}
