#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

// StateKit also has a type `Subscription`.
#if canImport(Combine)
import Combine
typealias PublisherSubscription = Combine.Subscription
#else
import OpenCombine
typealias PublisherSubscription = OpenCombine.Subscription
#endif
import struct StateKit.Lock

/// Passes on the values of a publisher as they arrive, and its end.
final class EffectSubscriber<Input: Sendable>: Subscriber, Sendable {
  typealias Failure = Never

  private enum State: Sendable {
    case idle
    case subscribed(CancelledAnywhere)
    case ended
  }

  private let state = Lock(State.idle)
  private let send: @Sendable (Input) -> Void
  private let end: @Sendable () -> Void

  init(send: @escaping @Sendable (Input) -> Void, end: @escaping @Sendable () -> Void) {
    self.send = send
    self.end = end
  }

  func receive(subscription: any PublisherSubscription) {
    let isWanted = state.withLock { [subscription = CancelledAnywhere(subscription)] state in
      guard case .idle = state else { return false }
      state = .subscribed(subscription)
      return true
    }
    // A store accepts any number of values, because its queue is unbounded.
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    _ = leave()
    end()
  }

  /// Ends the subscription, also one that starts later.
  func cancel() {
    leave()?.cancel()
  }

  private func leave() -> CancelledAnywhere? {
    state.withLock { state in
      defer { state = .ended }
      if case .subscribed(let subscription) = state { return subscription }
      return nil
    }
  }
}

#endif
