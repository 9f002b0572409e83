import StateKitTestSupport
import Testing

@testable import StateKit

@MainActor
@Suite(.watched)
struct EffectStreamTests {
  private struct Offline: Error {}

  private let bench = EffectBench()

  private var letters: AsyncStream<String> {
    AsyncStream { continuation in
      for letter in ["a", "b"] { continuation.yield(letter) }
      continuation.finish()
    }
  }

  @Test func `a property's actions come from where the effect was started, also when it starts later`() async
  {
    bench.run(.concatenate(.just("first"), letters.asEffect), from: ActionSource(line: 9))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["first", "a", "b"])
    expectEqual(bench.sources.suffix(2).map(\.line), [9, 9])
  }

  @Test func `a call's actions come from its line`() async {
    bench.run(letters.asEffect(line: 7), from: ActionSource(line: 9))
    await bench.until { $0.isIdle }
    expectEqual(bench.sources.map(\.line), [7, 7])
  }

  @Test func `the error that a sequence ends with becomes an action`() async {
    let failing = AsyncThrowingStream<String, any Error> { continuation in
      continuation.yield("a")
      continuation.finish(throwing: Offline())
    }
    bench.run(.stream(failing, line: 7) { error in "failed: \(error)" })
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a", "failed: Offline()"])
    expectEqual(bench.sources.map(\.line), [7, 7])
  }

  @Test func `cancelling an effect ends its sequence`() async {
    let ended = Gate()
    let endless = AsyncStream<String> { $0.onTermination = { _ in ended.open() } }
    bench.run(endless.asEffect(cancellationToken: "t"))
    bench.run(.cancel("t"))
    await ended.wait()
    #expect(bench.isIdle)
  }

  private nonisolated static func elements<Stream: EffectStream>(
    of stream: sending Stream
  ) async throws(Stream.StreamFailure) -> [Stream.Element] {
    var elements: [Stream.Element] = []
    try await stream.forEachElement { elements.append($0) }
    return elements
  }

  private var numbers: AsyncStream<Int> {
    AsyncStream { continuation in
      for number in 1...6 { continuation.yield(number) }
      continuation.finish()
    }
  }

  @Test func `what the standard library makes of a stream is a stream that does not fail`() async {
    await expectEqual(Self.elements(of: numbers.map { $0 * 2 }), [2, 4, 6, 8, 10, 12])
    await expectEqual(Self.elements(of: numbers.filter { $0 > 4 }), [5, 6])
    await expectEqual(Self.elements(of: numbers.compactMap { $0 > 4 ? $0 : nil }), [5, 6])
    await expectEqual(Self.elements(of: numbers.prefix(2)), [1, 2])
    await expectEqual(Self.elements(of: numbers.prefix { $0 < 3 }), [1, 2])
    await expectEqual(Self.elements(of: numbers.dropFirst(4)), [5, 6])
    await expectEqual(Self.elements(of: numbers.drop { $0 < 5 }), [5, 6])
    let pairs = numbers.prefix(2).flatMap { number in AsyncStream.just(number).map { -$0 } }
    await expectEqual(Self.elements(of: pairs), [-1, -2])
  }

  @Test func `a map of a stream that fails has the error after its elements`() async {
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Offline())
    }
    bench.run(.stream(failing.map { "\($0 + 1)" }) { "\($0)" })
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["2", "Offline()"])
  }

  private struct Countdown: EffectStream, AsyncIteratorProtocol, Sendable {
    typealias StreamFailure = Never

    var rest = 2

    mutating func next() async -> Int? {
      defer { rest -= 1 }
      return rest > 0 ? rest : nil
    }

    func makeAsyncIterator() -> Countdown { self }
  }

  @Test func `a sequence of one's own is a stream by its name for the error`() async {
    await expectEqual(Self.elements(of: Countdown()), [2, 1])
    bench.run(Countdown().map { "\($0)" }.asEffect)
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["2", "1"])
  }

  private struct Unnamed: AsyncSequence, Sendable {
    func makeAsyncIterator() -> AsyncStream<String>.Iterator {
      AsyncStream.just("a").makeAsyncIterator()
    }
  }

  @Test func `any sequence that does not fail is an effect`() async {
    bench.run(.merge(Unnamed().asEffect, Unnamed().asEffect(line: 3), .stream(Unnamed(), line: 4)))
    await bench.until { $0.isIdle }
    expectEqual(bench.actions, ["a", "a", "a"])
    #expect(Set(bench.sources.map(\.line)).isSuperset(of: [3, 4]))
    await expectEqual(Self.elements(of: Unnamed().asEffectStream), ["a"])
  }

  @Test func `a sequence that throws another error than it says traps`() async {
    await #expect(processExitsWith: .failure) {
      struct Liar: EffectStream, AsyncIteratorProtocol {
        typealias StreamFailure = Never
        mutating func next() async throws -> Int? { throw CancellationError() }
        func makeAsyncIterator() -> Liar { self }
      }
      await Liar().forEachElement { _ in }
    }
  }

  // MARK: Where an `AsyncSequence` is expected

  private static func values<Elements: AsyncSequence>(
    of elements: sending Elements
  ) async -> [Elements.Element] where Elements.Failure == Never {
    var values: [Elements.Element] = []
    for await value in elements { values.append(value) }
    return values
  }

  @Test func `any stream is an asynchronous sequence of its elements and its error`() async {
    let stream: any EffectStream<String, Never> = letters
    let sequence: any AsyncSequence<String, Never> = stream.asAsyncSequence
    expectEqual(await Self.values(of: sequence), ["a", "b"])
    let failing: any EffectStream<String, Offline> = mapError(
      of: AsyncThrowingStream<String, any Error> { $0.finish(throwing: Offline()) }
    ) { _ in Offline() }
    do throws(Offline) {
      for try await _ in failing.asAsyncSequence { Issue.record("There is no element.") }
      Issue.record("The error is lost.")
    } catch {}
  }

  @Test func `any stream whose task is cancelled ends`() async {
    let task = Task {
      let stream: any EffectStream<String, Never> = SleepingStream()
      for await _ in stream.asAsyncSequence {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  /// A sequence whose iterator sleeps, and throws if it is cancelled, although its error is `Never`.
  private struct SleepingStream: EffectStream, AsyncIteratorProtocol {
    typealias StreamFailure = Never

    func next() async throws -> String? {
      try await Task.sleep(for: .seconds(1_000_000))
      return nil
    }

    func makeAsyncIterator() -> SleepingStream { self }
  }
}

extension AsyncStream where Element: Sendable {
  fileprivate static func just(_ element: Element) -> AsyncStream {
    AsyncStream { continuation in
      continuation.yield(element)
      continuation.finish()
    }
  }
}
