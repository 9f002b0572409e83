import Synchronization

/// Who is told when domains may have changed.
///
/// It is called on the main actor and cancelled by any thread. Cancelling frees what it holds at once, unless it is
/// being called: then that is done when the call returns.
final class Subscriber: Sendable {
  typealias Body = @MainActor @Sendable () -> Void

  /// An object, since calling a closure of a property that may change would count its references.
  private final class Called: Sendable {
    let body: Body

    init(_ body: @escaping Body) {
      self.body = body
    }
  }

  /// Counted up: the order in which they came.
  let number: Int
  let domains: Range<Int>

  // Freed by who finds it cancelled and not called. A lock would cost twice as much as the one exchange that keeps the
  // call and the end apart, and each subscriber pays at each change.
  private let called: Unmanaged<Called>
  private let isActive = Atomic(true)
  private let isCalling = Atomic(false)
  private let isFreed = Atomic(false)

  init(number: Int, domains: Range<Int>, body: @escaping Body) {
    self.number = number
    self.domains = domains
    self.called = .passRetained(Called(body))
  }

  deinit {
    free()
  }

  var isCancelled: Bool { !isActive.load(ordering: .relaxed) }

  @MainActor
  func call() {
    // Sequentially consistent, as is what `cancel` does: one of the two sees the other.
    let isNested = isCalling.exchange(true, ordering: .sequentiallyConsistent)
    if isActive.load(ordering: .sequentiallyConsistent) { called.withObject { $0.body() } }
    if isNested { return }
    isCalling.store(false, ordering: .releasing)
    if isCancelled { free() }
  }

  /// Nothing is called from now on.
  func cancel() {
    isActive.store(false, ordering: .sequentiallyConsistent)
    if !isCalling.load(ordering: .sequentiallyConsistent) { free() }
  }

  private func free() {
    if !isFreed.exchange(true, ordering: .acquiringAndReleasing) { called.release() }
  }
}
