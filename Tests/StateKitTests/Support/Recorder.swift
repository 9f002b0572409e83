import StateKit
import StateKitTestSupport
import Testing

/// A list of events, in order, from any thread.
final class Recorder<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var waiting: [(count: Int, gate: Gate)] = []
  }

  private let state = Lock(State())

  var all: [Element] { state.withLock { $0.elements } }

  func append(_ element: Element) {
    let reached = state.withLock { state in
      state.elements.append(element)
      let count = state.elements.count
      defer { state.waiting.removeAll { $0.count <= count } }
      return state.waiting.filter { $0.count <= count }
    }
    for waiting in reached { waiting.gate.open() }
  }

  /// Waits until the list has this many elements.
  func wait(for count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    let gate = Gate()
    state.withLock { state in
      if state.elements.count < count { state.waiting.append((count, gate)) } else { gate.open() }
    }
    await gate.wait(sourceLocation: sourceLocation)
  }
}
