/// Comparison of values whose types are unknown.

/// Whether both are `Equatable` and equal.
func areEqual(_ old: Any, _ new: Any) -> Bool {
  (old as? any Equatable)?.equals(new) ?? false
}

/// Whether two values are equal, or the same although they do not equal themselves, such as two states with `nan`.
package func isSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
  one == other || areAlikeThoughUnequal(one, other)
}

/// Whether two values that are not equal are the same: neither equals itself, and they print alike.
@usableFromInline
func areAlikeThoughUnequal<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
  one != one && other != other && areAlike(one, other)
}

/// Whether both are `Equatable` and unequal. A value that does not equal itself, such as `nan`, is not known to differ
/// from any other.
func areKnownToDiffer(_ old: Any, _ new: Any) -> Bool {
  guard let old = old as? any Equatable, let new = new as? any Equatable else { return false }
  return old.equals(old) && new.equals(new) && !old.equals(new)
}

/// Whether `StateDifference` would describe them by no lines.
func areAlike(_ old: Any, _ new: Any) -> Bool {
  areEqual(old, new) || StateDifference.lines(from: old, to: new).isEmpty
}

/// The value inside an optional, also a nested one, or the value itself.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
