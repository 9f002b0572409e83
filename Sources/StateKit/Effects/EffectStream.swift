/// A sequence whose error has a known type, as the closure of a declared `stream` returns it.
///
///     ReachabilityEffects(changes: { monitor.updates() })  // an AsyncStream<Bool>
///
/// `AsyncStream`, `AsyncThrowingStream`, and the results of their `map`, `filter` and similar functions are such
/// sequences. From iOS 18 and macOS 15 on every sequence knows the type of its error, and generated closures also take
/// `any AsyncSequence<Element, Failure>`. Before, a sequence of your own says it:
///
///     extension Heartbeats: EffectStream {
///       typealias StreamFailure = Never
///     }
///
/// `mapError(of:to:)` makes one of a sequence that throws any error. ``asAsyncSequence`` makes a value of a known type of
/// `any EffectStream`, where an `AsyncSequence` is expected.
public protocol EffectStream<Element, StreamFailure>: AsyncSequence {
  /// The type of the error that may end the sequence; `Never` if the sequence cannot fail.
  associatedtype StreamFailure: Error

  /// Calls a function with each element, until the sequence ends. There is an implementation for all sequences.
  func forEachElement(_ body: (Element) -> Void) async throws(StreamFailure)
}

extension EffectStream {
  /// Calls a function with each element, until the sequence ends.
  ///
  /// A `CancellationError` in a task that was cancelled ends it as if the sequence had ended, whatever its `StreamFailure`
  /// is: an iterator that sleeps throws one. Traps if the sequence throws anything else than its `StreamFailure`.
  public func forEachElement(_ body: (Element) -> Void) async throws(StreamFailure) {
    RunningWork.lasts?()
    do {
      for try await element in self { body(element) }
    } catch {
      if error is CancellationError, Task.isCancelled { return }
      guard let failure = error as? StreamFailure else {
        fatalError("\(Self.self) threw \(error), which is not a \(StreamFailure.self)")
      }
      throw failure
    }
  }
}

extension EffectStream {
  /// The same sequence with a known type: for `any EffectStream` where an `AsyncSequence` is expected, such as a closure that
  /// returns `any AsyncSequence<Bool, Never>`, or a loop without `try`.
  ///
  ///     let changes: any EffectStream<Bool, Never> = client.changes()
  ///     for await isOnline in changes.asAsyncSequence { … }
  public var asAsyncSequence: AnyEffectStream<Element, StreamFailure> { AnyEffectStream(self) }
}

/// A sequence of any type whose error has a known type.
///
///     AnyEffectStream(AsyncStream { … })  // AnyEffectStream<Bool, Never>
///
/// It is what ``EffectStream/asAsyncSequence`` returns. Traps if the sequence throws anything else than its `StreamFailure`,
/// or a `CancellationError`, which ends it in a task that was cancelled.
public struct AnyEffectStream<Element, StreamFailure: Error>: EffectStream {
  private let make: () -> Iterator

  /// Hides the type of a sequence.
  public init(_ stream: some EffectStream<Element, StreamFailure>) {
    make = { Iterator(stream.makeAsyncIterator()) }
  }

  /// Makes an iterator of the sequence.
  public func makeAsyncIterator() -> Iterator { make() }

  /// The iterator of a sequence of any type.
  public struct Iterator: AsyncIteratorProtocol {
    private let body: () async throws -> Element?

    fileprivate init<Base: AsyncIteratorProtocol>(_ base: Base) where Base.Element == Element {
      var base = base
      body = { try await base.next() }
    }

    /// The next element; nil at the end.
    public mutating func next() async throws(StreamFailure) -> Element? {
      do {
        return try await body()
      } catch {
        if error is CancellationError, Task.isCancelled { return nil }
        guard let failure = error as? StreamFailure else {
          fatalError("A sequence threw \(error), which is not a \(StreamFailure.self)")
        }
        throw failure
      }
    }
  }
}

extension AsyncStream: EffectStream {
  /// The sequence does not fail.
  public typealias StreamFailure = Never
}

extension AsyncThrowingStream: EffectStream {
  /// The error that ends the sequence.
  public typealias StreamFailure = Failure
}

extension AsyncMapSequence: EffectStream where Base: EffectStream {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

extension AsyncCompactMapSequence: EffectStream where Base: EffectStream {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

extension AsyncFilterSequence: EffectStream where Base: EffectStream {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

extension AsyncFlatMapSequence: EffectStream
where Base: EffectStream, SegmentOfResult: EffectStream, SegmentOfResult.StreamFailure == Base.StreamFailure {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

extension AsyncPrefixSequence: EffectStream where Base: EffectStream {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

extension AsyncPrefixWhileSequence: EffectStream where Base: EffectStream {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

extension AsyncDropFirstSequence: EffectStream where Base: EffectStream {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

extension AsyncDropWhileSequence: EffectStream where Base: EffectStream {
  /// The error of the base sequence.
  public typealias StreamFailure = Base.StreamFailure
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence {
  /// The same sequence as an `EffectStream`, for a closure that returns more than one kind of sequence.
  ///
  ///     effects.changes = { monitor.updates().asEffectStream }  // some AsyncSequence<Bool, Never>
  public var asEffectStream: some EffectStream<Element, Failure> {
    SequenceStream(base: self)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct SequenceStream<Base: AsyncSequence>: EffectStream {
  typealias StreamFailure = Base.Failure

  let base: Base

  func makeAsyncIterator() -> Base.AsyncIterator { base.makeAsyncIterator() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SequenceStream: Sendable where Base: Sendable {}
