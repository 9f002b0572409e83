/// The checks of the invariants whose states are stored in that of the store, by the domain that changed.
///
/// It has own memory, and neither it nor a check is generic: so an action counts no references and looks up no types.
final class QuickInvariants {
  /// What an action needs. It is valid as long as the object.
  struct View {
    fileprivate let checks: UnsafeMutablePointer<StoredInvariants>
    /// The positions of the checks for each domain; nil for a domain whose changes may matter for a state that is stored
    /// elsewhere.
    fileprivate let bounds: UnsafeMutablePointer<Range<Int>?>
    /// Whether an invariant does not hold, so that all are looked at.
    let isBroken: UnsafeMutablePointer<Bool>

    /// Whether it is certain that all invariants hold after a change of a domain's own properties.
    func hold(after domain: Int, at state: UnsafeRawPointer) -> Bool {
      if isBroken.pointee { return false }
      guard let bounds = bounds[domain] else { return false }
      for position in bounds where !checks[position].holds(state + checks[position].offset) { return false }
      return true
    }
  }

  let view: View
  private let checkCount: Int

  init(_ stored: [StoredInvariants], others: [Range<Int>], _ domainCount: Int) {
    var checks: [StoredInvariants] = []
    let bounds: [Range<Int>?] = (0..<domainCount).map { domain in
      if others.contains(where: { $0.contains(domain) }) { return nil }
      let first = checks.count
      checks += stored.filter { $0.domains.contains(domain) }
      return first..<checks.count
    }
    checkCount = checks.count
    view = View(checks: .allocate(checks), bounds: .allocate(bounds), isBroken: .allocate([false]))
  }

  deinit {
    view.checks.deinitialize(count: checkCount)
    view.checks.deallocate()
    view.bounds.deallocate()
    view.isBroken.deallocate()
  }
}

extension UnsafeMutablePointer {
  fileprivate static func allocate(_ values: [Pointee]) -> UnsafeMutablePointer {
    let memory = UnsafeMutablePointer.allocate(capacity: values.count)
    memory.initialize(from: values, count: values.count)
    return memory
  }
}
