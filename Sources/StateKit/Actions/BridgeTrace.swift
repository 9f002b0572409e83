/// A bridge that an action went through, and those before it.
final class BridgeTrace: Sendable {
  private let action: any Sendable
  private let site: BridgeSite
  // Written by `init`, and by the `deinit` of one that had the last reference: no two threads can meet in it.
  private nonisolated(unsafe) var previous: BridgeTrace?

  init(action: any Sendable, site: BridgeSite, previous: BridgeTrace?) {
    self.action = action
    self.site = site
    self.previous = previous
  }

  /// A line for each bridge, oldest first.
  var descriptions: [String] {
    var lines: [String] = []
    var trace: BridgeTrace? = self
    while let step = trace {
      lines.append("Bridged from \(step.action) at \(step.site)")
      trace = step.previous
    }
    return lines.reversed()
  }

  /// Frees a long chain step by step: left to themselves the links would be freed recursively.
  deinit {
    var next = previous
    previous = nil
    // Before `step` holds it too.
    while isKnownUniquelyReferenced(&next), let step = next {
      next = step.previous
      step.previous = nil
    }
  }
}
