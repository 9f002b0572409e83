import Synchronization

/// Stands for a server. Each answer takes time, on the clock of the script.
final class PretendServer: Sendable {
  private let clock: ScriptClock
  private let network = Mutex(true)
  private let questions = Mutex<[String]>([])

  init(clock: ScriptClock) {
    self.clock = clock
  }

  /// Whether the server can be reached.
  var isOnline: Bool {
    get { network.withLock { $0 } }
    set { network.withLock { $0 = newValue } }
  }

  /// The questions since the last call, sorted, because some of them are asked at the same time.
  func takeQuestions() -> [String] {
    questions.withLock { questions in
      defer { questions = [] }
      return questions.sorted()
    }
  }

  /// Waits for the duration of an answer.
  ///
  /// - Returns: Whether the answer arrives.
  @discardableResult
  func isAsked(_ question: String, for duration: Duration = .seconds(1)) async -> Bool {
    questions.withLock { $0.append(question) }
    try? await clock.sleep(for: duration)
    return isOnline
  }
}
