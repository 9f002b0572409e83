import MeetingsCore
import StateKit

/// Prints each action, and knows when all that the app has asked for is answered.
@MainActor
final class Journal {
  /// The actions that begin work, and those that end it.
  private static let (questions, answers): (Set, Set) = (
    ["started", "changed", "meetings.held", "path.detail.startTapped"],
    [
      "loaded", "loadFailed", "saved", "saveFailed", "meetings.recorded", "path.detail.allowed",
      "path.detail.refused", "path.record.ticked", "path.record.heard", "path.record.unheard",
    ]
  )

  private var open = 0
  private var waiting: CheckedContinuation<Void, Never>?

  /// Prints the action, unless it is a second that passes.
  func note(_ action: AppAction) {
    if action.name != "path.record.ticked" { print("  \(action.name)") }
    if Journal.questions.contains(action.name) { open += 1 }
    if Journal.answers.contains(action.name) { open -= 1 }
    guard open == 0, let waiting else { return }
    self.waiting = nil
    waiting.resume()
  }

  /// Expects an answer that the world gives by itself: a second of the clock, or a word.
  func expectAnswer() {
    open += 1
  }

  /// Waits until all is answered.
  func settle() async {
    // An answer may have led to another question.
    while open > 0 { await withCheckedContinuation { waiting = $0 } }
  }
}
