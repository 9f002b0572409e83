#if Testing

public import StateKit

/// The work of a request or an effect in a test: its calls wait until the test answers them, so that the test decides
/// the order of all answers.
///
///     let loadPage = EffectStub<Int, [String], LoadError>()
///     store.sideEffects.register(FeedEffects(loadPage: loadPage.call))
///     store.send(.loadPage(.request(number: 1))) { $0.pages = .loading(nil) }
///     await loadPage.answer(with: ["Water"])
///     await store.receive(.loadPage(.success(titles: ["Water"]))) { $0.pages = .loaded(["Water"]) }
///
/// `Input` is the type of the closure's parameter: a tuple for several parameters, `Void` for none. `Output` is the
/// type of its result, or of each value of a stream; `Failure` is `Never` if it cannot fail. A closure with several
/// parameters hands them on as a tuple, and names the type of its error:
///
///     CartEffects(save: { (id, quantity) async throws(CartError) in try await save.call((id, quantity)) })
///
/// The closure of a stream is ``stream(_:)``, and the test sends each value:
///
///     let stock = EffectStub<Product, Int, Never>()
///     store.sideEffects.register(DetailEffects(watchStock: stock.stream))
///     store.send(.opened(product: tea))
///     await stock.send(3)
///     await store.receive(.stockChanged(left: 3)) { $0.left = 3 }
///     await stock.finish()
///
/// A call that is cancelled before its answer is forgotten. It never returns, because it has no value to return; for
/// the store its effect has ended.
public final class EffectStub<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  private let calls = Lock(StubCalls<Input, Output, Failure>())

  /// Creates a stub that has not been called yet.
  public init() {}

  /// The inputs of the calls that wait for an answer, the oldest first.
  ///
  ///     #expect(loadPage.inputs == [1, 2])
  public var inputs: [Input] { calls.withLock { $0.waiting.map(\.input) } }

  /// Waits for the test's answer. It is the closure of a request or an effect, or called by it.
  ///
  /// - Throws: The failure of `fail(with:)`.
  public func call(_ input: Input) async throws(Failure) -> Output {
    let (answers, continuation) = AsyncStream<Result<Output, Failure>>.makeStream()
    let id = calls.withLock { $0.makeID() }
    // A call must not be answered after its cancellation.
    let answer = await withTaskCancellationHandler {
      begin(StubCall(id: id, input: input, answers: continuation))
      return await answers.first { _ in true }
    } onCancel: {
      forget(id)
    }
    forget(id)
    if let answer { return try answer.get() }
    return await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
  }

  /// The values that the test sends. It is the closure of a stream, or called by it.
  public func stream(_ input: Input) -> some EffectStream<Output, Failure> & Sendable {
    let (answers, continuation) = AsyncStream<Result<Output, Failure>>.makeStream()
    let id = calls.withLock { $0.makeID() }
    continuation.onTermination = { [weak self] _ in self?.forget(id) }
    begin(StubCall(id: id, input: input, answers: continuation))
    return StubStream(answers: answers)
  }

  /// Answers the oldest call that fits, and ends it. It waits for such a call, and fails the test after `timeout`.
  ///
  ///     await save.answer(with: 2) { $0.id == 7 }
  ///
  /// - Parameters:
  ///   - output: The value that the call returns; a stream ends after it.
  ///   - timeout: The time to wait for a call. A correct test loses no time.
  ///   - fits: Whether a call with this input is meant.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func answer(
    with output: Output,
    timeout: Duration = .seconds(5),
    where fits: @escaping @Sendable (Input) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await next(fits, timeout, isTaken: true, at: site)?.end(with: .success(output))
  }

  /// Sends a value of the oldest stream that fits, which goes on. It waits for such a stream, and fails the test after
  /// `timeout`.
  ///
  /// - Parameters:
  ///   - output: The next value of the stream.
  ///   - timeout: The time to wait for a stream. A correct test loses no time.
  ///   - fits: Whether a stream with this input is meant.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func send(
    _ output: Output,
    timeout: Duration = .seconds(5),
    where fits: @escaping @Sendable (Input) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await next(fits, timeout, isTaken: false, at: site)?.answers.yield(.success(output))
  }

  /// Ends the oldest call or stream that fits with a failure. It waits for such a call or stream, and fails the test
  /// after `timeout`.
  ///
  /// - Parameters:
  ///   - failure: The error that the call throws.
  ///   - timeout: The time to wait for a call. A correct test loses no time.
  ///   - fits: Whether a call with this input is meant.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func fail(
    with failure: Failure,
    timeout: Duration = .seconds(5),
    where fits: @escaping @Sendable (Input) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await next(fits, timeout, isTaken: true, at: site)?.end(with: .failure(failure))
  }

  /// Ends the oldest stream that fits. It waits for such a stream, and fails the test after `timeout`.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait for a stream. A correct test loses no time.
  ///   - fits: Whether a stream with this input is meant.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func finish(
    timeout: Duration = .seconds(5),
    where fits: @escaping @Sendable (Input) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await next(fits, timeout, isTaken: true, at: site)?.answers.finish()
  }

  // MARK: - Calls

  private typealias Call = StubCall<Input, Output, Failure>

  private func begin(_ call: Call) {
    let tests = calls.withLock { $0.begin(call) }
    for test in tests { test.finish() }
  }

  private func forget(_ id: Int) {
    calls.withLock { $0.forget(id) }
  }

  /// The oldest call that fits; nil if there is none within `timeout`, which is reported.
  private func next(
    _ fits: @escaping @Sendable (Input) -> Bool,
    _ timeout: Duration,
    isTaken: Bool,
    at site: CallSite
  ) async -> Call? {
    let (begun, signal) = AsyncStream<Never>.makeStream()
    let timer = Task {
      try await Task.sleep(for: timeout)
      signal.finish()
    }
    defer { timer.cancel() }
    if let call = calls.withLock({ $0.first(fits, isTaken, orTell: signal) }) { return call }
    for await _ in begun {}
    if let call = calls.withLock({ $0.first(fits, isTaken, orTell: nil) }) { return call }
    site.report("No call that fits came within \(timeout).\(others)")
    return nil
  }

  private var others: String {
    let dumps = inputs.map(dumped)
    return dumps.isEmpty ? "" : " Others wait for an answer:\n\n\(dumps.joined(separator: "\n"))"
  }
}

extension EffectStub where Input == Void {
  /// Waits for the test's answer. It is the closure of a request or an effect, or called by it.
  ///
  /// - Throws: The failure of `fail(with:)`.
  public func call() async throws(Failure) -> Output { try await call(()) }

  /// The values that the test sends. It is the closure of a stream, or called by it.
  public func stream() -> some EffectStream<Output, Failure> & Sendable { stream(()) }
}

extension EffectStub where Output == Void {
  /// Answers the oldest call that fits, for a closure without a result.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait for a call. A correct test loses no time.
  ///   - fits: Whether a call with this input is meant.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func answer(
    timeout: Duration = .seconds(5),
    where fits: @escaping @Sendable (Input) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await answer(
      with: (),
      timeout: timeout,
      where: fits,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Sends a value of the oldest stream that fits, for a stream whose values are `Void`.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait for a stream. A correct test loses no time.
  ///   - fits: Whether a stream with this input is meant.
  ///   - fileID: The module and file of a failure.
  ///   - filePath: The file in which a failure is shown.
  ///   - line: The line at which a failure is shown.
  ///   - column: The column at which a failure is shown.
  public func send(
    timeout: Duration = .seconds(5),
    where fits: @escaping @Sendable (Input) -> Bool = { _ in true },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await send(
      (),
      timeout: timeout,
      where: fits,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// A call that waits for its answer.
private struct StubCall<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  let id: Int
  let input: Input
  let answers: AsyncStream<Result<Output, Failure>>.Continuation

  func end(with answer: Result<Output, Failure>) {
    answers.yield(answer)
    answers.finish()
  }
}

/// The calls of a stub, and the tests that wait for one.
private struct StubCalls<Input: Sendable, Output: Sendable, Failure: Error>: Sendable {
  typealias Call = StubCall<Input, Output, Failure>

  /// The oldest first.
  private(set) var waiting: [Call] = []
  private var lastID = 0
  private var tests: [(fits: @Sendable (Input) -> Bool, signal: AsyncStream<Never>.Continuation)] = []

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds a call, unless its task is cancelled: a cancellation that comes later waits for the lock, and then finds the
  /// call.
  ///
  /// - Returns: The tests that waited for it.
  mutating func begin(_ call: Call) -> [AsyncStream<Never>.Continuation] {
    if Task.isCancelled { return [] }
    waiting.append(call)
    let told = tests.filter { $0.fits(call.input) }.map(\.signal)
    tests.removeAll { $0.fits(call.input) }
    return told
  }

  mutating func forget(_ id: Int) {
    waiting.removeAll { $0.id == id }
  }

  /// The oldest call that fits. If no call fits yet, `signal` is finished when one begins.
  mutating func first(
    _ fits: @escaping @Sendable (Input) -> Bool,
    _ isTaken: Bool,
    orTell signal: AsyncStream<Never>.Continuation?
  ) -> Call? {
    guard let index = waiting.firstIndex(where: { fits($0.input) }) else {
      if let signal { tests.append((fits, signal)) }
      return nil
    }
    return isTaken ? waiting.remove(at: index) : waiting[index]
  }
}

/// The values that a test sends.
private struct StubStream<Output: Sendable, Failure: Error>: EffectStream, Sendable {
  typealias Element = Output
  typealias StreamFailure = Failure

  let answers: AsyncStream<Result<Output, Failure>>

  struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncStream<Result<Output, Failure>>.AsyncIterator

    mutating func next() async throws -> Output? { try await base.next()?.get() }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: answers.makeAsyncIterator()) }
}

#endif
