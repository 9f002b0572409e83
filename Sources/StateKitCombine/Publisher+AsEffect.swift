#if canImport(Combine) || (OpenCombine && canImport(OpenCombine))

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif
public import StateKit

extension Publisher where Failure == Never, Output: Sendable {
  /// The publisher as an effect that gives its values as actions, in order, and ends when it completes. Ending the
  /// effect cancels the subscription. A property does not know the line that it stands at: the source of the actions
  /// is that of the action that started the effect.
  ///
  ///     session.dataTaskPublisher(for: url)
  ///       .map { data, _ in ImageAction.loaded(data) }
  ///       .replaceError(with: .failed)
  ///       .asEffect
  ///
  /// The publisher is subscribed to at once on the main actor, each time that the effect runs. It may publish on any
  /// thread.
  /// Whoever may fail has to turn failures into actions first: the compiler insists.
  public var asEffect: Effect<Output> {
    let publisher = SubscribedOnMainActor(self)
    return .made { environment in publisher.effect(from: environment.source) }
  }

  /// The publisher as an effect, as `asEffect` is, with a token; the source of its actions is this line.
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

/// A publisher on its way to the main actor.
// Unchecked: publishers do not say that they are `Sendable`, but subscribing is all that is done with this one, and on
// the main actor alone.
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
