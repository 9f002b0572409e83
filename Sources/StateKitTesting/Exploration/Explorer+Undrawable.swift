#if Testing

import StateKit

extension Explorer {
  /// Leaves out the actions of which none can be made up.
  ///
  /// - Returns: Their names, with the reasons.
  func leaveOutUndrawable() -> [(name: String, reason: any Error)] {
    let answers = domain.work.flatMap { [$0.output?.leaf, $0.failure?.leaf].compactMap(\.self) + $0.own }
    var undrawable: [Int: any Error] = [:]
    for leaf in Set(domain.screens + answers) {
      if let reason = reason(against: leaf) { undrawable[leaf] = reason }
    }
    domain.leaveOut(Set(undrawable.keys))
    return undrawable.sorted { $0.key < $1.key }.map { (domain.leaves[$0.key].name, $0.value) }
  }

  /// The reason why no action of a leaf can be made up; nil if one of several attempts made one.
  private func reason(against leaf: Int) -> (any Error)? {
    var reason: (any Error)?
    for seed in 0..<8 {
      do {
        drawer.begin(Choices(seed: UInt64(seed)))
        payload.begin()
        _ = try read(leaf)
        return nil
      } catch {
        reason = error
      }
    }
    return reason
  }
}

#endif
