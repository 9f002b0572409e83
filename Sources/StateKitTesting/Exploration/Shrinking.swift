import StateKit

/// Makes a failing run smaller: fewer steps, then fewer and smaller numbers, as long as it finds the same mistake.
///
/// It gives one list of choices after the other, and is told how each run went, so that it can go on after a run that stopped
/// the process.
struct Shrinking<State: Sendable, Action: Sendable> {
  private enum Phase {
    /// Leaves out a number of steps, from the end on.
    case leavingOut(count: Int, before: Int)
    /// Tries smaller numbers, or none, at a position of a step.
    case lowering(step: Int, position: Int, attempt: Int)
  }

  /// The smallest failing run.
  private(set) var best: ExploredRun<State, Action>
  private var phase: Phase
  private var isBetter = false
  /// The number of runs that are left.
  private var budget = 3000

  init(_ failed: ExploredRun<State, Action>) {
    best = failed
    phase = .leavingOut(count: max(1, failed.count / 2), before: failed.count)
  }

  /// The next choices to try; nil at the end.
  mutating func next() -> [[UInt32]]? {
    while budget > 0 {
      switch phase {
      case .leavingOut(let count, let end):
        guard end > 0 else {
          phase =
            count > 1
            ? .leavingOut(count: count / 2, before: best.count) : .lowering(step: 0, position: 0, attempt: 0)
          continue
        }
        let range = max(0, end - count)..<end
        phase = .leavingOut(count: count, before: range.lowerBound)
        return attempt(best.choices(without: range))
      case .lowering(let step, let position, let attempt):
        guard step < best.choices.count else {
          guard isBetter else { return nil }
          isBetter = false
          phase = .leavingOut(count: max(1, best.count / 2), before: best.count)
          continue
        }
        let numbers = best.choices[step]
        guard position < numbers.count else {
          phase = .lowering(step: step + 1, position: 0, attempt: 0)
          continue
        }
        guard attempt < 4 else {
          phase = .lowering(step: step, position: position + 1, attempt: 0)
          continue
        }
        phase = .lowering(step: step, position: position, attempt: attempt + 1)
        guard let numbers = smaller(numbers, at: position, attempt) else { continue }
        var choices = best.choices
        choices[step] = numbers
        return self.attempt(choices)
      }
    }
    return nil
  }

  private mutating func attempt(_ choices: [[UInt32]]) -> [[UInt32]] {
    budget -= 1
    return choices
  }

  /// A smaller list; nil if the attempt does not make it smaller.
  private func smaller(_ numbers: [UInt32], at position: Int, _ attempt: Int) -> [UInt32]? {
    var numbers = numbers
    let number = numbers[position]
    switch attempt {
    case 0 where number > 0: numbers[position] = 0
    case 1 where number > 3: numbers[position] = number / 2
    case 2 where number > 1: numbers[position] = number - 1
    case 3: numbers.remove(at: position)
    default: return nil
    }
    return numbers
  }

  /// Takes the run of the choices that `next` gave.
  mutating func note(_ run: ExploredRun<State, Action>) {
    guard run.failure?.kind == best.failure?.kind, isSimpler(run) else { return }
    best = run
    isBetter = true
    // What made it smaller may do so again; what was removed has another number in its place.
    if case .lowering(let step, let position, let attempt) = phase, attempt > 0 {
      phase = .lowering(step: step, position: position, attempt: attempt == 4 ? 0 : attempt - 1)
    }
  }

  private func isSimpler(_ run: ExploredRun<State, Action>) -> Bool {
    if run.count != best.count { return run.count < best.count }
    let (new, old) = (run.choices.joined(), best.choices.joined())
    if new.count != old.count { return new.count < old.count }
    return new.lexicographicallyPrecedes(old)
  }
}

extension ExploredRun {
  /// The choices without those of some steps.
  func choices(without steps: Range<Int>) -> [[UInt32]] {
    var choices = choices
    choices.removeSubrange(steps.lowerBound + 1..<steps.upperBound + 1)
    return choices
  }

  /// The same run with a mistake.
  func failing(by failure: ExploredFailure?) -> ExploredRun {
    ExploredRun(
      choices: choices,
      failure: failure,
      state: state,
      steps: steps,
      recording: recording
    )
  }
}
