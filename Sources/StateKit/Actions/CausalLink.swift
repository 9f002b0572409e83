/// A step on the way that led to an action, and those before it.
@usableFromInline final class CausalLink: Sendable {
  let cause: ActionCause
  /// How many steps there are in all.
  let length: Int
  // Written by `init`, and by the `deinit` of one that had the last reference: no two threads can meet in it.
  private nonisolated(unsafe) var before: CausalLink?

  init(_ cause: ActionCause, after previous: CausalLink?) {
    self.cause = cause
    self.length = (previous?.length ?? 0) + 1
    self.before = previous
  }

  var previous: CausalLink? { before }

  /// The steps, the newest first.
  var steps: some Sequence<ActionCause> {
    sequence(first: self, next: \.previous).lazy.map(\.cause)
  }

  /// The newest steps alone, where there are many: what waits and goes on may do so for as long as the app runs.
  var shortened: CausalLink {
    guard length > 200 else { return self }
    return Array(steps.prefix(100)).reversed().reduce(nil) { CausalLink($1, after: $0) } ?? self
  }

  /// Frees a long chain step by step: left to themselves the links would be freed recursively.
  deinit {
    var next = before
    before = nil
    // Before `step` holds it too.
    while isKnownUniquelyReferenced(&next), let step = next {
      next = step.before
      step.before = nil
    }
  }
}
