package import StateKit

/// An action as a recording has it: the path of its case, the ids of the elements on this path, and its payload by labels.
///
///     users.renamed with the payload {"id": 3, "name": "Ada"}
///     rows.toggled with the ids [3]
///
/// A value that the schema calls `sensitive` is written as the string `•••`, even if it is nil, because its absence
/// would reveal something. A sensitive property of a struct in the payload is written in the same way.
package struct RecordedAction {
  /// The path of the case, for example `users.renamed`.
  let name: String
  /// The ids of the elements on the path, each as JSON.
  let ids: [JSONText]
  /// The payload, for example `{"id": 3, "name": "Ada"}`; nil without one.
  let payload: String?

  init(name: String, ids: [JSONText] = [], payload: String?) {
    self.name = name
    self.ids = ids
    self.payload = payload
  }

  init(_ action: some RecordableAction) throws {
    let leaf = type(of: action).leaves[action.leafIndex]
    let sink = JSONSink(of: leaf)
    var writer = PayloadWriter(sink)
    writer._action(action)
    if let failure = writer.failure { throw failure }
    self.init(name: leaf.name, ids: sink.ids, payload: sink.payload)
  }

  /// Reads the action.
  package func action<Action: RecordableAction>(as type: Action.Type) throws -> Action {
    guard let index = type.leaves.firstIndex(where: { $0.name == name }) else {
      throw UnknownAction(action: name)
    }
    let leaf = type.leaves[index]
    let source = JSONSource(ids: ids, payload: payload)
    let redacted = leaf.labels.indices.filter { leaf.isSensitive(at: $0) }.map(leaf.key)
      .filter(source.isRedacted)
    guard redacted.isEmpty else { throw RedactedValue(action: name, labels: redacted) }
    guard ids.count == leaf.listSteps.count else {
      throw OtherElements(action: name, expected: leaf.listSteps.count, actual: ids.count)
    }
    var reader = PayloadReader(source)
    do {
      return try reader._action(index, as: type)
    } catch {
      throw UnreadableAction(action: name, reason: error)
    }
  }
}

extension ActionLeaf {
  /// The label of a value, or its position if it has no label.
  fileprivate func key(at position: Int) -> String {
    labels[position] == "_" ? "_\(position)" : labels[position]
  }
}

/// Collects the payload of an action as JSON, in the order of the labels.
private final class JSONSink: PayloadSink {
  private let leaf: ActionLeaf
  private var position = 0
  private var members: [String] = []
  private(set) var ids: [JSONText] = []

  init(of leaf: ActionLeaf) { self.leaf = leaf }

  var payload: String? { members.isEmpty ? nil : "{\(members.joined(separator: ", "))}" }

  func value(_ label: String, _ value: (some Encodable)?) throws {
    defer { position += 1 }
    if leaf.isSensitive(at: position) {
      members.append(#""\#(label)": "\#(redactionMark)""#)
    } else if let value {
      members.append(#""\#(label)": \#(try RecordingCoder.text(value, redactedBy: redactionMark).spaced)"#)
    }
  }

  func id(_ id: some Encodable) throws { ids.append(try RecordingCoder.text(id)) }
}

/// Reads the payload of an action from JSON.
private final class JSONSource: PayloadSource {
  private let values: [String: JSONText]
  private var ids: ArraySlice<JSONText>

  init(ids: [JSONText], payload: String?) {
    self.ids = ids[...]
    let members = payload.flatMap { JSONText($0).members } ?? []
    self.values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  func isRedacted(_ label: String) -> Bool {
    guard let value = values[label] else { return false }
    return (try? RecordingCoder.value(String.self, from: value.text)) == redactionMark
  }

  func isNull(_ label: String) -> Bool? { values[label].map { $0.text == "null" } }

  func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value {
    try read(values[label], label, as: type)
  }

  func id<ID: Decodable>(as type: ID.Type) throws -> ID { try read(ids.popFirst(), "ids", as: type) }

  private func read<Value: Decodable>(_ value: JSONText?, _ label: String, as type: Value.Type) throws
    -> Value
  {
    guard let value else { throw MissingValue(label: label) }
    let read: Value
    do {
      read = try RecordingCoder.value(type, from: value.text)
    } catch {
      throw UnreadableValue(label: label, reason: error)
    }
    if isRedacted(value, read) { throw RedactedProperties(label: label) }
    return read
  }

  /// Whether the text has the mark of redacted values where the value has a sensitive property. To find these places,
  /// the value is encoded with another mark, because a text of the value may be equal to the usual one.
  private func isRedacted(_ text: JSONText, _ value: some Decodable) -> Bool {
    let mark = redactionMark + "•"
    guard text.mayHaveMark, let value = value as? any Encodable,
      let redacted = try? RecordingCoder.text(value, redactedBy: mark)
    else { return false }
    return text.isRedacted(as: redacted, by: mark)
  }
}

/// The recording contains an action that the app does not have, for example because it is older than the app.
struct UnknownAction: Error, CustomStringConvertible {
  let action: String

  var description: String { "There is no action \(action)." }
}

/// The action does not have the right number of element ids.
struct OtherElements: Error, CustomStringConvertible {
  let action: String
  let expected: Int
  let actual: Int

  var description: String {
    "For each list on its path \(action) must have an id: \(expected) in all, not \(actual)."
  }
}

/// The action cannot be played, because a sensitive value is not in the recording.
struct RedactedValue: Error, CustomStringConvertible {
  let action: String
  let labels: [String]

  var description: String {
    let names = labels.map { "'\($0)'" }.joined(separator: ", ")
    return "\(action) cannot be played: \(names) is sensitive and was left out of the recording. "
      + "A value in place of \(redactionMark) lets it be played."
  }
}

/// A struct in the payload cannot be read, because its sensitive properties are not in the recording.
struct RedactedProperties: Error, CustomStringConvertible {
  let label: String

  var description: String {
    "Sensitive properties in '\(label)' were left out of the recording. "
      + "Values in place of \(redactionMark) let it be played."
  }
}

/// The payload or the ids do not fit the action.
struct UnreadableAction: Error, CustomStringConvertible {
  let action: String
  let reason: any Error

  var description: String { "\(action) cannot be read: \(reason)" }
}

/// A value of the payload is not there.
struct MissingValue: Error, CustomStringConvertible {
  let label: String

  var description: String { "'\(label)' is missing." }
}

/// A value of the payload is of another type, or not one of its values.
struct UnreadableValue: Error, CustomStringConvertible {
  let label: String
  let reason: any Error

  /// The text, for example `'id' does not fit. Expected to decode Int but found a string instead.`
  var description: String { "'\(label)' does not fit. \(reasonText)" }

  private var reasonText: String {
    guard let error = reason as? DecodingError else { return "\(reason)" }
    let context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
      }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty
      ? context.debugDescription : "At \(path.joined(separator: ".")): \(context.debugDescription)"
  }
}
