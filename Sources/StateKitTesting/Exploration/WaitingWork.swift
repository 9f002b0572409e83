import StateKit

/// The work of an explored store, which waits for answers.
@MainActor
final class WaitingWork<Action: Sendable>: EffectSimulator {
  struct Entry {
    let number: Int
    let work: SimulatedWork<Action>
  }

  nonisolated let calls = SimulatedClock()
  nonisolated var clock: any Clock<Duration> { calls }
  private(set) var waiting: [Entry] = []
  private var count = 0
  /// Whether work has begun or ended since it was asked last.
  var hasChanged = false

  nonisolated init() {}

  func begin<Other>(_ work: SimulatedWork<Other>) {
    guard let work = work as? SimulatedWork<Action> else { return }
    count += 1
    hasChanged = true
    waiting.append(Entry(number: count, work: work))
    work.onCancel = { [weak self, count] in self?.remove(count) }
  }

  func remove(_ number: Int) {
    waiting.removeAll { $0.number == number }
    hasChanged = true
  }

  /// Whether nothing works or waits, apart from timers.
  var isQuiet: Bool { waiting.isEmpty && !calls.hasPause }
}
