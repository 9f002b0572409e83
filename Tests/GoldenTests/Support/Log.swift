import StateKit
import StateKitTestSupport
import Testing

/// Values that come from any thread, and a way to wait for them.
final class Log<Value: Comparable & Sendable>: Sendable {
  private struct Contents {
    var values: [Value] = []
    var waiting: [(values: [Value], gate: Gate)] = []
  }

  private let contents = Lock(Contents())

  var values: [Value] { contents.withLock { $0.values } }

  func add(_ value: Value) {
    contents.withLock { $0.values.append(value) }
    tell()
  }

  /// Waits until exactly these values came, in any order, because closures of effects run beside each other.
  func wait(for values: [Value], sourceLocation: SourceLocation = #_sourceLocation) async {
    let gate = Gate()
    contents.withLock { $0.waiting.append((values.sorted(), gate)) }
    tell()
    await gate.wait(sourceLocation: sourceLocation)
  }

  private func tell() {
    let met = contents.withLock { contents in
      let values = contents.values.sorted()
      let met = contents.waiting.filter { $0.values == values }
      contents.waiting.removeAll { $0.values == values }
      return met
    }
    for waiting in met { waiting.gate.open() }
  }
}
