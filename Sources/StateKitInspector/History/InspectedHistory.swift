#if Inspector
internal import StateKit

/// The last lines of a running app. The app appends on the main actor, and pages read on others.
///
/// Appending neither waits nor encodes. A full history forgets its oldest line.
final class InspectedHistory<State: Sendable, Action: Sendable>: Sendable {
  typealias Entry = InspectedEntry<State, Action>

  private struct Contents {
    /// A ring: once it is full, the oldest entry is at `start`.
    var ring: [Entry] = []
    var start = 0
    /// The number of lines that were forgotten.
    var lost = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiting = 0
    var isClosed = false

    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      if waiting.isEmpty { return [] }
      defer { waiting = [:] }
      return Array(waiting.values)
    }

    var lastLine: Int { lost + ring.count }

    /// A line by its number; nil if it was forgotten or does not exist yet.
    subscript(line: Int) -> Entry? {
      line > lost && line <= lastLine ? ring[(start + line - lost - 1) % ring.count] : nil
    }
  }

  private let limit: Int
  private let contents = Lock<Contents>(Contents())

  init(limit: Int) {
    self.limit = limit
  }

  /// Appends a line, and wakes the pages that wait for one.
  func append(_ entry: Entry) {
    var forgotten: Entry?
    let waiting = contents.withLock { contents in
      if contents.ring.count < limit {
        contents.ring.append(entry)
      } else {
        forgotten = contents.ring[contents.start]
        contents.ring[contents.start] = entry
        contents.start = (contents.start + 1) % limit
        contents.lost += 1
      }
      return contents.takeWaiting()
    }
    // The forgotten state is freed outside of the lock, because it can be large.
    _ = forgotten
    for continuation in waiting { continuation.resume() }
  }

  /// The number of the last line.
  var lastLine: Int { contents.withLock(\.lastLine) }

  /// The number of the oldest line that is kept.
  var firstLine: Int { contents.withLock { $0.lost + 1 } }

  /// A line by its number; nil if it was forgotten or does not exist yet.
  subscript(line: Int) -> Entry? { contents.withLock { $0[line] } }

  /// Lines in order, as many as there are.
  ///
  /// - Returns: The number of the first one, and the lines.
  func entries(from line: Int, atMost count: Int) -> (first: Int, entries: [Entry]) {
    contents.withLock { contents in
      let first = max(line, contents.lost + 1)
      return (
        first,
        first > contents.lastLine ? [] : (first...contents.lastLine).prefix(count).compactMap { contents[$0] }
      )
    }
  }

  // MARK: Waiting

  /// Waits until a line is appended.
  ///
  /// - Returns: False if the history was closed.
  func wait(for line: Int) async -> Bool {
    while true {
      let (isThere, isClosed) = contents.withLock { ($0.lastLine >= line, $0.isClosed) }
      if isThere || isClosed || Task.isCancelled { return isThere && !isClosed }
      await waitForChange(after: line - 1)
    }
  }

  private func waitForChange(after line: Int) async {
    let number = contents.withLock { contents in
      contents.lastWaiting += 1
      return contents.lastWaiting
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = contents.withLock { contents in
          if contents.isClosed || Task.isCancelled || contents.lastLine > line {
            return true
          }
          contents.waiting[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      contents.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
  }

  /// Ends all waiting.
  func close() {
    let waiting = contents.withLock { contents in
      contents.isClosed = true
      return contents.takeWaiting()
    }
    for continuation in waiting { continuation.resume() }
  }
}
#endif
