#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif
public import StateKit

extension Publisher where Failure == Never, Output: Sendable {
  /// An effect that sends the publisher's values as actions, in order, and ends when the publisher completes. Ending
  /// the effect cancels the subscription. A property does not know the line of its use, so the actions have the source
  /// of the action that started the effect.
  ///
  ///     session.dataTaskPublisher(for: url)
  ///       .map { data, _ in ImageAction.loaded(data) }
  ///       .replaceError(with: .failed)
  ///       .asEffect
  ///
  /// The subscription starts at once on the main actor, each time that the effect runs. The publisher may publish on
  /// any thread. A publisher that can fail must turn its failures into actions first; the compiler enforces it.
  public var asEffect: Effect<Output> {
    let publisher = SubscribedOnMainActor(self)
    return .made { environment in publisher.effect(from: environment.source) }
  }

  /// The publisher as an effect, like `asEffect`, with a token; the source of its actions is the line of this call.
  ///
  ///     images.asEffect(cancellationToken: url)
  public func asEffect(
    cancellationToken: (any Hashable & Sendable)? = nil,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> Effect<Output> {
    let source = ActionSource(file: file, function: function, line: line)
    return SubscribedOnMainActor(self).effect(from: source, cancellationToken: cancellationToken)
  }
}

/// A publisher that is sent to the main actor.
// Unchecked: publishers are not declared `Sendable`, but this one is only subscribed to, and only on the main actor.
private struct SubscribedOnMainActor<Upstream: Publisher>: @unchecked Sendable
where Upstream.Failure == Never, Upstream.Output: Sendable {
  private let publisher: Upstream

  init(_ publisher: Upstream) {
    self.publisher = publisher
  }

  func effect(
    from source: ActionSource,
    cancellationToken: (any Hashable & Sendable)? = nil
  ) -> Effect<Upstream.Output> {
    .callback(cancellationToken: cancellationToken) { send, end in
      let subscriber = EffectSubscriber<Upstream.Output>(send: { send($0, from: source) }, end: end)
      publisher.subscribe(subscriber)
      return { subscriber.cancel() }
    }
  }
}

#endif
