/// A callback for changes of domains.
///
/// It is called on the main actor, and any thread may cancel it. Cancelling releases its closure at once, or after the
/// current call if it is being called.
final class Subscriber: Sendable {
  typealias Body = @MainActor @Sendable () -> Void

  /// An object, because calling a closure in a mutable property would count its references.
  private final class Called: Sendable {
    let body: Body

    init(_ body: @escaping Body) {
      self.body = body
    }
  }

  /// The position in the order of subscription; later subscribers have greater numbers.
  let number: Int
  let domains: Range<Int>

  // Freed by the caller that finds it cancelled and not being called. A lock would cost twice as much as the exchange
  // that separates call and end, and each subscriber pays for it at each change.
  private let called: Unmanaged<Called>
  private let isActive = AtomicFlag(true)
  private let isCalling = AtomicFlag(false)
  private let isFreed = AtomicFlag(false)

  init(number: Int, domains: Range<Int>, body: @escaping Body) {
    self.number = number
    self.domains = domains
    self.called = .passRetained(Called(body))
  }

  deinit {
    free()
  }

  var isCancelled: Bool { !isActive.load() }

  @MainActor
  func call() {
    // An exchange and then a load, as in `cancel`, so that at least one of the two sees the other.
    let isNested = isCalling.exchange(true)
    if isActive.load() { called.withObject { $0.body() } }
    if isNested { return }
    isCalling.store(false)
    if isCancelled { free() }
  }

  /// Prevents all further calls.
  func cancel() {
    _ = isActive.exchange(false)
    if !isCalling.load() { free() }
  }

  private func free() {
    if !isFreed.exchange(true) { called.release() }
  }
}
