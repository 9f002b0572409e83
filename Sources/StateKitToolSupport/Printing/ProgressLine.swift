/// A line on the terminal that shows the progress of a command after two seconds: `migrate: 42 %`.
///
///     var progress = ProgressLine("migrate")
///     for line in lines { …; progress.tell(number, of: lines.count) }
///     progress.end()
///
/// Without a terminal it is not printed.
package struct ProgressLine {
  /// The time before the line is shown; a program that ends sooner does not need it.
  static let patience: Duration = .seconds(2)

  private let name: String
  private let time: () -> Duration
  private let write: (String) -> Void
  private var shown: String?
  private var next = ProgressLine.patience

  package init(_ name: String) {
    let clock = ContinuousClock()
    let start = clock.now
    self.init(name, time: { start.duration(to: clock.now) }, write: Console.progress)
  }

  /// - Parameters:
  ///   - time: The time since the start.
  ///   - write: Prints on the terminal, if there is one.
  init(_ name: String, time: @escaping () -> Duration, write: @escaping (String) -> Void) {
    self.name = name
    self.time = time
    self.write = write
  }

  /// Shows the progress, at most ten times in a second.
  package mutating func tell(_ done: Int, of all: Int) {
    let now = time()
    guard now >= next else { return }
    next = now + .milliseconds(100)
    let line = "\(name): \(done * 100 / max(all, 1)) %"
    if line == shown { return }
    shown = line
    write("\r\(line)")
  }

  /// Removes the line, so that the next output takes its place.
  package mutating func end() {
    guard let shown else { return }
    write("\r\(String(repeating: " ", count: shown.utf8.count))\r")
    self.shown = nil
  }
}
