// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the fixtures need of the module of this name.

/// A value that the surroundings of a feature give.
@propertyWrapper
public struct Dependency<Value: Sendable>: Sendable {
  private let read: @Sendable () -> Value

  public init(_ path: any KeyPath<DependencyValues, Value> & Sendable) {
    read = { DependencyValues()[keyPath: path] }
  }

  public init(_ key: Value.Type) where Value: TestDependencyKey, Value.Value == Value {
    read = { Value.testValue }
  }

  public var wrappedValue: Value { read() }
}

public struct DependencyValues: Sendable {
  public init() {}
}

public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues()
  try update(&values)
  return try operation()
}

public func withDependencies<R>(
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues()
  try await update(&values)
  return try await operation()
}

public protocol TestDependencyKey {
  associatedtype Value: Sendable = Self
  static var testValue: Value { get }
}
