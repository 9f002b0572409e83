// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The things that features take from outside: clients, clocks, the date.
public struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// Whether keys without a value have the one for tests.
  var isTest = false

  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? (isTest ? key.testValue : key.liveValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// These values, and in front of them the ones that were set in others.
  func merging(_ others: DependencyValues) -> DependencyValues {
    var merged = self
    merged.values.merge(others.values) { $1 }
    merged.isTest = isTest || others.isTest
    return merged
  }
}

public protocol DependencyKey {
  associatedtype Value: Sendable = Self
  static var liveValue: Value { get }
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var testValue: Value { liveValue }
}

/// A value from outside, as it is where the feature is made, or where it is read if it was set there.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable
  private let initial = DependencyValues.current

  public init(_ keyPath: KeyPath<DependencyValues, Value> & Sendable) { self.keyPath = keyPath }

  public var wrappedValue: Value { initial.merging(.current)[keyPath: keyPath] }
}

/// Runs an operation with other values.
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Runs an asynchronous operation with other values.
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.current
  try await update(&values)
  return try await DependencyValues.$current.withValue(values) { try await operation() }
}
