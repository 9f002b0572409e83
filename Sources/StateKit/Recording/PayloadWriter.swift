/// Receives the values of an action's payload, or of a generated state, struct or enum. The creator of the writer
/// chooses the format, for example JSON.
///
/// Generated code calls it. After the first value that cannot be written, later values are ignored.
public struct PayloadWriter {
  private let sink: any PayloadSink
  /// The error of the first value that could not be written.
  package private(set) var failure: (any Error)?

  package init(_ sink: any PayloadSink) {
    self.sink = sink
  }

  /// Writes a value; nil is left out.
  ///
  /// - Parameters:
  ///   - label: The label or the name of a property; `_0`, `_1` and so on for values without one.
  ///   - value: The value.
  public mutating func value(_ label: String, _ value: some Encodable) {
    attempt { sink in try sink.value(label, isAbsent(value) ? nil : value) }
  }

  /// Writes a loadable value that cannot fail, for systems on which `Never` is not `Encodable`.
  ///
  /// - Parameters:
  ///   - label: The name of a property.
  ///   - value: The value.
  public mutating func value(_ label: String, _ value: Loadable<some Encodable, Never>) {
    self.value(label, value.codable)
  }

  /// Writes loadable values that cannot fail, each for a key.
  ///
  /// - Parameters:
  ///   - label: The name of a property.
  ///   - values: The values.
  public mutating func value(_ label: String, _ values: [some Encodable: Loadable<some Encodable, Never>]) {
    value(label, values.mapValues(\.codable))
  }

  /// Writes the value of a property whose name is among `sensitiveProperties`. A recorder writes `•••` in its place, also
  /// for nil; any other encoding contains the value.
  ///
  /// - Parameters:
  ///   - label: The name of the property.
  ///   - value: The value.
  public mutating func sensitive(_ label: String, _ value: some Encodable) {
    attempt { sink in try sink.sensitive(label, isAbsent(value) ? nil : value) }
  }

  /// Writes a sensitive loadable value that cannot fail, for systems on which `Never` is not `Encodable`.
  ///
  /// - Parameters:
  ///   - label: The name of the property.
  ///   - value: The value.
  public mutating func sensitive(_ label: String, _ value: Loadable<some Encodable, Never>) {
    sensitive(label, value.codable)
  }

  /// Writes sensitive loadable values that cannot fail, each for a key.
  ///
  /// - Parameters:
  ///   - label: The name of the property.
  ///   - values: The values.
  public mutating func sensitive(_ label: String, _ values: [some Encodable: Loadable<some Encodable, Never>])
  {
    sensitive(label, values.mapValues(\.codable))
  }

  /// Writes the name of an enum's case, before its values.
  public mutating func enumCase(_ name: String) {
    attempt { sink in try sink.enumCase(name) }
  }

  /// Writes the action of a child.
  public mutating func _action(_ action: some RecordableAction) {
    action.write(to: &self)
  }

  /// Writes the id of a list's element and its action.
  public mutating func _action<ID: Encodable>(_ action: IdentifiedAction<ID, some RecordableAction>) {
    attempt { sink in try sink.id(action.id) }
    action.action.write(to: &self)
  }

  /// Writes the id of a stack's element and its action, or the id of `popFrom`.
  public mutating func _action(_ action: StackAction<some RecordableAction>) {
    switch action {
    case .popFrom(let id): value("id", id)
    case .element(let id, let action):
      attempt { sink in try sink.id(id) }
      action.write(to: &self)
    }
  }

  private mutating func attempt(_ write: (any PayloadSink) throws -> Void) {
    guard failure == nil else { return }
    do { try write(sink) } catch { failure = error }
  }
}

/// The destination of the values.
package protocol PayloadSink: AnyObject {
  /// Writes a value; nil for one that is absent.
  func value(_ label: String, _ value: (some Encodable)?) throws

  /// Writes a sensitive value; nil for one that is absent.
  func sensitive(_ label: String, _ value: (some Encodable)?) throws

  /// Writes the id of an element on the path to the action.
  func id(_ id: some Encodable) throws

  /// Begins the values of an enum's case.
  func enumCase(_ name: String) throws
}

extension PayloadSink {
  package func sensitive(_ label: String, _ value: (some Encodable)?) throws { try self.value(label, value) }

  package func id(_ id: some Encodable) throws { preconditionFailure("Only actions have elements.") }

  package func enumCase(_ name: String) throws { preconditionFailure("Only values have cases.") }
}

private func isAbsent(_ value: some Encodable) -> Bool {
  func isNil(_ value: some OptionalState) -> Bool { value._wrapped == nil }
  return (value as? any OptionalState).map { isNil($0) } ?? false
}
