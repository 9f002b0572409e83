/// An action of one element of a list, with the element's id.
///
///     case rows(IdentifiedAction<RowState.ID, RowAction>)   // in the parent's action
///     .rows(id: 3, action: .toggled)                        // how generated code makes one
public struct IdentifiedAction<ID: Hashable, Action> {
  /// The element's id.
  public var id: ID
  /// What the element is to do.
  public var action: Action

  /// Makes an action for the element with an id.
  @inlinable public init(id: ID, action: Action) {
    self.id = id
    self.action = action
  }

  /// The action, if it is one of the element with this id: `\AppAction.rows?[id: 3]?.toggled` is a key path.
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
  /// Reads on from the name of the parent's case: `rows(id: 3, action: toggled)`. What the schema calls `sensitive` is
  /// `•••`.
  public var description: String { "id: \(String(reflecting: id)), action: \(actionDescription(of: action))" }

  /// The same as `description`: Swift prints what a case holds by it.
  public var debugDescription: String { description }
}
