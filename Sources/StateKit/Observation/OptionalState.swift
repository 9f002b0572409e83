/// An optional as a constraint: only `Optional` conforms to it.
public protocol OptionalState {
  /// The type of the wrapped value.
  associatedtype Wrapped

  /// The value as an `Optional`. The name has an underscore, because every optional of every program gets it.
  var _wrapped: Wrapped? { get set }
}

extension Optional: OptionalState {
  /// The value itself.
  public var _wrapped: Wrapped? {
    get { self }
    _modify { yield &self }
  }
}
