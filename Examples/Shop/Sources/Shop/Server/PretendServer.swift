import Synchronization

/// Stands for a server. Each answer takes its time, by the clock of the script.
final class PretendServer: Sendable {
  private let clock: ScriptClock
  private let network = Mutex(true)
  private let questions = Mutex<[String]>([])

  init(clock: ScriptClock) {
    self.clock = clock
  }

  /// Whether it can be reached.
  var isOnline: Bool {
    get { network.withLock { $0 } }
    set { network.withLock { $0 = newValue } }
  }

  /// What it was asked since the last time, in the order of the alphabet: some are asked at the same time.
  func takeQuestions() -> [String] {
    questions.withLock { questions in
      defer { questions = [] }
      return questions.sorted()
    }
  }

  /// Takes its time.
  ///
  /// - Returns: Whether the answer arrives.
  @discardableResult
  func isAsked(_ question: String, for duration: Duration = .seconds(1)) async -> Bool {
    questions.withLock { $0.append(question) }
    try? await clock.sleep(for: duration)
    return isOnline
  }
}
