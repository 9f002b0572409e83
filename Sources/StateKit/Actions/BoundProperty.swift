/// A property of a domain's state, and the actions that set it.
///
/// Generated code makes it for each property that the schema lists under `binds`.
public struct BoundProperty<Action: DomainAction, Value>: Sendable {
  /// The property in the domain's state.
  @usableFromInline let path: any KeyPath<Action.DomainState, Value> & Sendable
  /// The action that sets the property to a value.
  @usableFromInline let action: @Sendable (Value) -> Action

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - path: The property in the domain's state.
  ///   - action: Returns the action that sets the property to a value.
  @inlinable public init(
    _ path: any KeyPath<Action.DomainState, Value> & Sendable,
    _ action: @escaping @Sendable (Value) -> Action
  ) {
    self.path = path
    self.action = action
  }
}
