/// Supplies the values of an action's payload, or of a generated state, struct or enum, by the labels that a
/// `PayloadWriter` wrote.
///
/// Generated code calls it.
public struct PayloadReader {
  private let source: any PayloadSource

  package init(_ source: any PayloadSource) {
    self.source = source
  }

  /// Reads a value. One that is optional is nil if it is missing or null; where even the wrapped value is optional, null
  /// is a wrapped nil.
  ///
  /// - Parameters:
  ///   - label: The label or the name of a property; `_0`, `_1` and so on for values without one.
  ///   - type: The type of the value.
  /// - Throws: The reason, if the value is missing or of another type.
  public mutating func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value {
    if let optional = type as? any OptionalValue.Type {
      let isNull = try source.isNull(label)
      if isNull != false, let absent = nothing(optional, isNull: isNull == true) as? Value { return absent }
    }
    return try source.value(label, as: type)
  }

  /// Reads a loadable value that cannot fail, for systems on which `Never` is not `Decodable`.
  ///
  /// - Parameters:
  ///   - label: The name of a property.
  ///   - type: The type of the value.
  /// - Throws: The reason, if the value is missing or of another type, or if it failed.
  public mutating func value<Value: Decodable>(
    _ label: String,
    as type: Loadable<Value, Never>.Type
  ) throws -> Loadable<Value, Never> {
    try value(label, as: Loadable<Value, NoFailure>.self).neverFailing
  }

  /// Reads loadable values that cannot fail, each for a key.
  ///
  /// - Parameters:
  ///   - label: The name of a property.
  ///   - type: The type of the values.
  /// - Throws: The reason, if the values are missing or of another type, or if one failed.
  public mutating func value<Key: Decodable, Value: Decodable>(
    _ label: String,
    as type: [Key: Loadable<Value, Never>].Type
  ) throws -> [Key: Loadable<Value, Never>] {
    try value(label, as: [Key: Loadable<Value, NoFailure>].self).mapValues(\.neverFailing)
  }

  /// Reads the name of an enum's case, before its values.
  ///
  /// - Parameter names: The names of the cases, with spaces between them.
  /// - Returns: The position of the name.
  /// - Throws: The reason, if the case is unknown.
  public mutating func enumCase(of names: String) throws -> Int {
    try source.enumCase(of: names)
  }

  /// Reads the action of a child.
  ///
  /// - Parameters:
  ///   - leaf: The position among the child's leaves.
  ///   - type: The type of the action.
  public mutating func _action<Action: RecordableAction>(_ leaf: Int, as type: Action.Type) throws -> Action {
    try type.read(leaf, from: &self)
  }

  /// Reads the id of a list's element and its action.
  ///
  /// - Parameters:
  ///   - leaf: The position among the leaves of an element.
  ///   - type: The type of the action.
  public mutating func _action<ID: Decodable, Action: RecordableAction>(
    _ leaf: Int,
    as type: IdentifiedAction<ID, Action>.Type
  ) throws -> IdentifiedAction<ID, Action> {
    IdentifiedAction(id: try source.id(as: ID.self), action: try Action.read(leaf, from: &self))
  }

  /// Reads the id of a stack's element and its action, or the id of `popFrom`.
  ///
  /// - Parameters:
  ///   - leaf: The position among the leaves of the stack, of which `popFrom` is the first.
  ///   - type: The type of the action.
  public mutating func _action<Action: RecordableAction>(
    _ leaf: Int,
    as type: StackAction<Action>.Type
  ) throws -> StackAction<Action> {
    if leaf == 0 { return .popFrom(id: try value("id", as: Int.self)) }
    return .element(id: try source.id(as: Int.self), action: try Action.read(leaf - 1, from: &self))
  }

  /// The error for a leaf that an action does not have.
  public func _unknownLeaf(_ leaf: Int) -> any Error { UnknownLeaf(leaf: leaf) }
}

/// The source of the values.
package protocol PayloadSource: AnyObject {
  /// Whether the value is null; nil if it is missing.
  func isNull(_ label: String) throws -> Bool?

  /// - Throws: The reason, if the value is missing or of another type.
  func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value

  /// The id of the next element on the path to the action.
  func id<ID: Decodable>(as type: ID.Type) throws -> ID

  /// The position of an enum's case among the names of the cases; afterwards, the values of the case are read.
  func enumCase(of names: String) throws -> Int
}

extension PayloadSource {
  package func id<ID: Decodable>(as type: ID.Type) throws -> ID {
    preconditionFailure("Only actions have elements.")
  }

  package func enumCase(of names: String) throws -> Int {
    preconditionFailure("Only values have cases.")
  }
}

private typealias OptionalValue = OptionalState & ExpressibleByNilLiteral

/// An optional without a value; if it was written as null and there are several levels, the second is nil.
private func nothing<Value: OptionalValue>(_ type: Value.Type, isNull: Bool) -> Any {
  var value: Value = nil
  if isNull, let wrapped = Value.Wrapped.self as? any OptionalValue.Type {
    value._wrapped = nothing(wrapped, isNull: false) as? Value.Wrapped
  }
  return value
}

/// A leaf that an action does not have.
private struct UnknownLeaf: Error, CustomStringConvertible {
  let leaf: Int

  var description: String { "There is no leaf \(leaf)." }
}
