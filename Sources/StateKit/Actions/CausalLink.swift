/// A step in the chain that led to an action, linked to the earlier steps.
@usableFromInline final class CausalLink: Sendable {
  let cause: ActionCause
  /// The number of steps in the chain.
  let length: Int
  // Written by `init`, and by the `deinit` of the link that held the last reference, so two threads cannot access it at
  // once.
  private nonisolated(unsafe) var before: CausalLink?

  init(_ cause: ActionCause, after previous: CausalLink?) {
    self.cause = cause
    self.length = (previous?.length ?? 0) + 1
    self.before = previous
  }

  var previous: CausalLink? { before }

  /// The steps, newest first.
  var steps: some Sequence<ActionCause> {
    sequence(first: self, next: \.previous).lazy.map(\.cause)
  }

  /// The newest steps of a long chain: an effect that waits and repeats may continue for as long as the app runs.
  var shortened: CausalLink {
    guard length > 200 else { return self }
    return Array(steps.prefix(100)).reversed().reduce(nil) { CausalLink($1, after: $0) } ?? self
  }

  /// Frees a long chain link by link, because Swift would free it recursively and overflow the stack.
  deinit {
    var next = before
    before = nil
    // The reference count is checked before `step` holds the link, too.
    while isKnownUniquelyReferenced(&next), let step = next {
      next = step.before
      step.before = nil
    }
  }
}
