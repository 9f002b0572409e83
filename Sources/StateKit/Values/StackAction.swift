/// An action of one element of a stack, or the action that goes back.
///
///     case path(StackAction<AppPathAction>)                        // in the parent's action
///     .path(id: 1, action: .detail(.closed))                      // the factory in generated code
///     .path(.popFrom(id: 1))                                      // the back button of a navigation bar
public enum StackAction<Action> {
  /// An action of the element with this id.
  case element(id: Int, action: Action)
  /// The element with this id and all above it are removed.
  case popFrom(id: Int)

  /// The id and the action, if it is an element's.
  @inlinable public var element: (id: Int, action: Action)? {
    if case .element(let id, let action) = self { (id, action) } else { nil }
  }

  /// The id of the lowest element that is removed; nil for an element's action.
  @inlinable public var popFrom: Int? {
    if case .popFrom(let id) = self { id } else { nil }
  }

  /// The action, if it is for the element with this id: `\AppAction.path?[id: 1]?.detail` is a key path.
  @inlinable public subscript(id id: Int) -> Action? {
    if case .element(id, let action) = self { action } else { nil }
  }
}

extension StackAction: Equatable where Action: Equatable {}
extension StackAction: Hashable where Action: Hashable {}
extension StackAction: Sendable where Action: Sendable {}

private enum ElementKey: String, CodingKey {
  case id, action, popFrom
}

extension StackAction: Encodable where Action: Encodable {
  /// Encodes an element's action as an `IdentifiedAction` is encoded, `{"id": 1, "action": …}`, and the other case as
  /// `{"popFrom": {"id": 1}}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ElementKey.self)
    switch self {
    case .element(let id, let action):
      try container.encode(id, forKey: .id)
      try container.encode(action, forKey: .action)
    case .popFrom(let id):
      var nested = container.nestedContainer(keyedBy: ElementKey.self, forKey: .popFrom)
      try nested.encode(id, forKey: .id)
    }
  }
}

extension StackAction: Decodable where Action: Decodable {
  /// Decodes what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ElementKey.self)
    if container.contains(.popFrom) {
      let nested = try container.nestedContainer(keyedBy: ElementKey.self, forKey: .popFrom)
      self = .popFrom(id: try nested.decode(Int.self, forKey: .id))
    } else {
      self = .element(
        id: try container.decode(Int.self, forKey: .id),
        action: try container.decode(Action.self, forKey: .action)
      )
    }
  }
}

extension StackAction: CustomStringConvertible, CustomDebugStringConvertible, ActionHolder {
  /// The text inside the parentheses of the parent's case: `path(id: 1, action: closed)`, `path(popFrom(id: 1))`. Values
  /// that the schema calls `sensitive` are `•••`.
  public var description: String {
    switch self {
    case .element(let id, let action): "id: \(id), action: \(actionDescription(of: action))"
    case .popFrom(let id): "popFrom(id: \(id))"
    }
  }

  /// The same as `description`, because Swift prints the payload of a case with this property.
  public var debugDescription: String { description }
}
