// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// The date, which a test can set.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }

  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  public func callAsFunction() -> Date { generate() }
}

extension DateGenerator: DependencyKey {
  public static let liveValue = DateGenerator { Date() }
}

extension DependencyValues {
  public var date: DateGenerator {
    get { self[DateGenerator.self] }
    set { self[DateGenerator.self] = newValue }
  }
}
