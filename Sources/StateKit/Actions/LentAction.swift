// A closure that went to the standard library directly would look up at each call whether it is on the main actor, which
// costs more than a dispatch: `withLentAction` is for callers on the main actor.

/// Where an action and its source lie until it is handled: what is handled may be asked for, and a copy would cost as
/// much as all else of a dispatch.
@usableFromInline
struct LentAction<Action> {
  @usableFromInline let action: UnsafePointer<Action>
  @usableFromInline let source: UnsafePointer<ActionSource>

  @inlinable
  init(action: UnsafePointer<Action>, source: UnsafePointer<ActionSource>) {
    self.action = action
    self.source = source
  }
}

/// Lends an action and its source to a function, until it returns.
@inlinable @inline(__always)
func withLentAction<Action>(
  _ action: borrowing Action,
  from source: borrowing ActionSource,
  _ body: (LentAction<Action>) -> Void
) {
  withUnsafePointer(to: action) { action in
    withUnsafePointer(to: source) { body(LentAction(action: action, source: $0)) }
  }
}
