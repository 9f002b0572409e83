/// A property of a domain's state, and the actions that set it.
///
/// Generated code makes it for each property that the schema lists under `binds`.
public struct BoundProperty<Action: DomainAction, Value>: Sendable {
  /// The property in the domain's state.
  @usableFromInline let path: any KeyPath<Action.DomainState, Value> & Sendable
  /// The action that sets the property to a value.
  @usableFromInline let action: @Sendable (Value) -> Action

  /// For generated code: describes a property.
  ///
  /// - Parameters:
  ///   - path: The property in the domain's state, as a literal without captured values. Its type does not say `Sendable`,
  ///   because the language mode of Swift 5 would warn of every literal.
  ///   - action: Returns the action that sets the property to a value.
  @inlinable public init(
    _path path: KeyPath<Action.DomainState, Value>,
    _ action: @escaping @Sendable (Value) -> Action
  ) {
    // `Sendable` does not exist at run time, so the two types have the same representation.
    self.path = unsafeBitCast(path, to: (any KeyPath<Action.DomainState, Value> & Sendable).self)
    self.action = action
  }
}
