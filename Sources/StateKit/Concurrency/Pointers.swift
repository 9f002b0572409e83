// Functions of the standard library that take a closure, for callers on the main actor: a closure of theirs that went to
// the library directly would look up at each call whether it is on the main actor, which costs more than a dispatch.

/// Calls a function with the place of a value, which is good until the function returns.
@inlinable @inline(__always)
func withPointer<Value>(to value: borrowing Value, _ body: (UnsafePointer<Value>) -> Void) {
  withUnsafePointer(to: value) { body($0) }
}

extension Unmanaged {
  /// Calls a function with the object, which somebody else keeps alive meanwhile; nothing is counted.
  @inline(__always)
  func withObject(_ body: (Instance) -> Void) {
    _withUnsafeGuaranteedRef { body($0) }
  }
}
