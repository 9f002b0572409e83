#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#endif

/// The marks of reducers that were called as functions, without a place for them: `reducer(&state, action)`.
///
/// A closure that wraps a reducer calls it so, and would lose the marks of the reducer. The called reducer leaves them
/// here, and the reducer that is made of the closure takes them. The store reports marks that were not taken.
@usableFromInline
enum LeftMarks {
  struct Marks {
    let number: UInt
    let reducer: ObjectIdentifier
    let isDismissed: Bool
    let missedChild: Bool
  }

  private static let newest = AtomicWord()
  /// The last marks of each thread.
  private static let marks = Lock<[AnyHashable: Marks]>([:])

  /// The number of marks left so far. If it did not change, there are none to take, so that usual reducers pay for one
  /// read.
  @usableFromInline static var number: UInt { newest.load() }

  @usableFromInline
  static func leave<State, Action>(_ touched: TouchedDomains, of reducer: Reducer<State, Action>.Type) {
    marks.withLock { marks in
      let number = newest.load() + 1
      newest.store(number)
      marks[thread] = Marks(
        number: number,
        reducer: ObjectIdentifier(reducer),
        isDismissed: touched.isDismissed,
        missedChild: touched.hasMissedChild
      )
    }
  }

  /// Takes the marks that this thread has left since a number.
  ///
  /// - Parameter reducer: The type of the reducer that left them; nil for any.
  fileprivate static func take(behind number: UInt, of reducer: Any.Type?) -> Marks? {
    marks.withLock { marks in
      guard let left = marks[thread], left.number > number else { return nil }
      if let reducer, left.reducer != ObjectIdentifier(reducer) { return nil }
      marks[thread] = nil
      return left
    }
  }

  /// Takes the marks that this thread has left since a number, at the end of an action.
  ///
  /// - Returns: Whether a closure called the reducer of a child whose action dismisses it; only a pullback could have
  ///   removed the child.
  static func takeLostDismissal(behind number: UInt) -> Bool {
    take(behind: number, of: nil)?.isDismissed ?? false
  }

  private static var thread: AnyHashable { AnyHashable(pthread_self()) }
}

extension TouchedDomains {
  /// Takes the marks of a reducer of the same type that a closure has called.
  @usableFromInline
  mutating func takeMarks<State, Action>(leftBehind number: UInt, by reducer: Reducer<State, Action>.Type) {
    guard let left = LeftMarks.take(behind: number, of: reducer) else { return }
    if left.isDismissed { markDismissed() }
    if left.missedChild { _markMissedChild() }
  }
}
