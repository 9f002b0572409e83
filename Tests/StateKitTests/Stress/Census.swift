import StateKit
import StateKitTestSupport
import Testing

/// Counts created and living objects, so that leaks are found.
final class Census: Sendable {
  enum Kind {
    case middleware, effect, subscriber, sideEffect
  }

  /// An object that is counted while something holds it.
  final class Member: Sendable {
    private let kind: Kind
    private let census: Census

    fileprivate init(_ kind: Kind, _ census: Census) {
      self.kind = kind
      self.census = census
    }

    deinit { census.leave(kind) }
  }

  private struct Counts {
    var born: [Kind: Int] = [:]
    var living: [Kind: Int] = [:]
    var waiting: [Gate] = []
  }

  private let counts = Lock(Counts())

  func member(_ kind: Kind) -> Member {
    counts.withLock { counts in
      counts.born[kind, default: 0] += 1
      counts.living[kind, default: 0] += 1
    }
    return Member(kind, self)
  }

  /// The number of objects ever created.
  func born(_ kind: Kind) -> Int { counts.withLock { $0.born[kind] ?? 0 } }

  /// The number of living objects.
  func living(_ kind: Kind) -> Int { counts.withLock { $0.living[kind] ?? 0 } }

  /// Waits until all objects are released.
  func allGone() async {
    let gate = Gate()
    counts.withLock { counts in
      if counts.living.isEmpty { gate.open() } else { counts.waiting.append(gate) }
    }
    await gate.wait()
  }

  private func leave(_ kind: Kind) {
    let gates = counts.withLock { counts -> [Gate] in
      let rest = (counts.living[kind] ?? 0) - 1
      counts.living[kind] = rest == 0 ? nil : rest
      guard counts.living.isEmpty else { return [] }
      defer { counts.waiting = [] }
      return counts.waiting
    }
    for gate in gates { gate.open() }
  }
}
