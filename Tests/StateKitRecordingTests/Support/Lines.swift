import StateKit

/// The written lines.
final class Lines: Sendable {
  private let lines = Lock<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  var text: String { all.joined(separator: "\n") }

  func append(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
