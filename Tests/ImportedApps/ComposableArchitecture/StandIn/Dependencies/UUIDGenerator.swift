// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
import Synchronization

/// New ids, which a test can foresee.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  /// The ids `UUID(0)`, `UUID(1)` and so on.
  public static var incrementing: UUIDGenerator {
    let counter = Counter()
    return UUIDGenerator { UUID(counter.next()) }
  }

  public func callAsFunction() -> UUID { generate() }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

extension UUID {
  /// The id whose last digits are a number.
  public init(_ number: Int) {
    let byte = { (index: Int) in UInt8(truncatingIfNeeded: number >> (8 * index)) }
    self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(3), byte(2), byte(1), byte(0)))
  }
}

extension UUIDGenerator: DependencyKey {
  public static let liveValue = UUIDGenerator { UUID() }
}

extension DependencyValues {
  public var uuid: UUIDGenerator {
    get { self[UUIDGenerator.self] }
    set { self[UUIDGenerator.self] = newValue }
  }
}
