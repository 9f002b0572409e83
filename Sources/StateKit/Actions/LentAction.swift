// `withLentAction` is for callers on the main actor. A closure that is passed to the standard library directly would
// check at each call whether it runs on the main actor, which costs more than a dispatch.

/// Pointers to an action and its source, valid until the action is handled. Several parts of the store read the action,
/// and a copy would cost as much as the rest of a dispatch.
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

/// Lends an action and its source to a function until it returns.
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
