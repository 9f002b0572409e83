internal import StateKitGenerator

/// A stub for the tests of requests: the test ends each of its calls. Each file declares its own stub, so that it is
/// self-contained.
///
/// The name is free in the tested module.
enum StubCalls {
  static func lines(_ name: Identifier) -> [Code] {
    [
      "/// The calls of a stub. Each call runs until the test ends it.",
      "@MainActor",
      "private final class \(name) {",
      "  typealias Call = CheckedContinuation<Void, Never>",
      "",
      "  enum End {",
      "    case answered, cancelled",
      "  }",
      "",
      "  /// The number of calls.",
      "  private(set) var count = 0",
      "  private let (begun, begins) = AsyncStream<Call>.makeStream()",
      "  private let (ended, ends) = AsyncStream<End>.makeStream()",
      "",
      "  /// Counts a call, and waits until the test ends it.",
      "  func run() async {",
      "    count += 1",
      "    await withCheckedContinuation { _ = begins.yield($0) }",
      "    ends.yield(Task.isCancelled ? .cancelled : .answered)",
      "  }",
      "",
      "  /// The next call; it runs already.",
      "  func next() async -> Call? {",
      "    for await call in begun { return call }",
      "    return nil",
      "  }",
      "",
      "  /// Ends a call, and returns whether it was answered or cancelled.",
      "  func end(_ call: Call?) async -> End? {",
      "    call?.resume()",
      "    for await end in ended { return end }",
      "    return nil",
      "  }",
      "",
      "  /// Waits long enough for a call to begin that should not begin.",
      "  func settle() async {",
      "    for _ in 0..<50 { await Task.yield() }",
      "  }",
      "}",
    ]
  }
}
