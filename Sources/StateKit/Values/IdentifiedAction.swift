/// An action of one element of a list, with the element's id.
///
///     case rows(IdentifiedAction<RowState.ID, RowAction>)   // in the parent's action
///     .rows(id: 3, action: .toggled)                        // the factory in generated code
public struct IdentifiedAction<ID: Hashable, Action> {
  /// The element's id.
  public var id: ID
  /// The action of the element.
  public var action: Action

  /// Creates an action for the element with an id.
  @inlinable public init(id: ID, action: Action) {
    self.id = id
    self.action = action
  }

  /// The action, if it is for the element with this id: `\AppAction.rows?[id: 3]?.toggled` is a key path.
  @inlinable public subscript(id id: ID) -> Action? {
    id == self.id ? action : nil
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

extension IdentifiedAction: CustomStringConvertible, CustomDebugStringConvertible, ActionHolder {
  /// The text inside the parentheses of the parent's case: `rows(id: 3, action: toggled)`. Values that the schema calls
  /// `sensitive` are `•••`.
  public var description: String { "id: \(String(reflecting: id)), action: \(actionDescription(of: action))" }

  /// The same as `description`, because Swift prints the payload of a case with this property.
  public var debugDescription: String { description }
}
