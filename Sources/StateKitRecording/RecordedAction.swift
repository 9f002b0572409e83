import StateKit

/// An action as named in a recording: by the path of its case, and its payload by labels.
///
/// Swift encodes an action as an object for each case on the path, in which the action of a child is the unlabelled
/// value `_0` of its case:
///
///     {"users":{"_0":{"renamed":{"id":3,"name":"Ada"}}}}
///
/// In a recording this is `users.renamed` with the payload `{"id": 3, "name": "Ada"}`. A value that the schema calls
/// `sensitive` is written as the string `•••`, also if it is nil, because its absence would reveal something.
///
/// The action of an element of a list is stored beside the element's id, which is recorded separately:
///
///     {"rows":{"_0":{"action":{"toggled":{}},"id":3}}}    is    rows.toggled with the ids [3]
struct RecordedAction {
  /// The path of the case, for example `users.renamed`.
  let name: String
  /// The ids of the elements on the path, each as JSON.
  let ids: [JSONText]
  /// The payload, for example `{"id":3,"name":"Ada"}`; nil without one.
  let payload: String?

  init(name: String, ids: [JSONText] = [], payload: String?) {
    self.name = name
    self.ids = ids
    self.payload = payload
  }

  init<Action: DomainAction & Encodable>(_ action: Action) throws {
    let leaf = Action.leaves[action.leafIndex]
    var text: JSONText? = try RecordedAction.text(of: action, leaf)
    var ids: [JSONText] = []
    let path = leaf.name.split(separator: ".").map(String.init)
    for (depth, name) in path.enumerated() {
      text = depth == path.count - 1 ? text?[name] : text?[name]?["_0"]
      guard leaf.listSteps.contains(depth) else { continue }
      if let id = text?["id"] { ids.append(id) }
      text = text?["action"]
    }
    guard let members = text?.members, ids.count == leaf.listSteps.count else {
      throw NotSynthesised(action: leaf.name)
    }
    self.init(name: leaf.name, ids: ids, payload: RecordedAction.payload(of: leaf, members: members))
  }

  /// Decodes the action.
  func action<Action: DomainAction & Decodable>(as type: Action.Type) throws -> Action {
    guard let leaf = type.leaves.first(where: { $0.name == name }) else { throw UnknownAction(action: name) }
    let redacted = redactedLabels(of: leaf)
    guard redacted.isEmpty else { throw RedactedValue(action: name, labels: redacted) }
    guard ids.count == leaf.listSteps.count else {
      throw OtherElements(action: name, expected: leaf.listSteps.count, actual: ids.count)
    }
    var text = payload ?? "{}"
    var ids = ids
    let path = name.split(separator: ".")
    for (depth, name) in path.enumerated().reversed() {
      if leaf.listSteps.contains(depth), let id = ids.popLast() {
        text = #"{"id":\#(id.text),"action":\#(text)}"#
      }
      let value = depth == path.count - 1 ? text : #"{"_0":\#(text)}"#
      text = #"{"\#(name)":\#(value)}"#
    }
    return try RecordingCoder.value(type, from: text)
  }

  /// The reason of a failure may contain the value that failed, so it is hidden for sensitive actions.
  private static func text(of action: some Encodable, _ leaf: ActionLeaf) throws -> JSONText {
    do {
      return try RecordingCoder.text(action)
    } catch {
      throw leaf.sensitiveLabels.isEmpty ? error : SensitiveFailure(action: leaf.name)
    }
  }

  /// The values in the order of the labels; a value without a label is named by its position.
  private static func payload(of leaf: ActionLeaf, members: [(key: String, value: JSONText)]) -> String? {
    let values = leaf.labels.indices.compactMap { position in
      let key = key(of: leaf, at: position)
      if leaf.isSensitive(at: position) { return #""\#(key)": "\#(redactionMark)""# }
      return members.first { $0.key == key }.map { #""\#(key)": \#($0.value.spaced)"# }
    }
    return values.isEmpty ? nil : "{\(values.joined(separator: ", "))}"
  }

  /// The sensitive values that were redacted. The same mark in any other value was typed by the user.
  private func redactedLabels(of leaf: ActionLeaf) -> [String] {
    guard !leaf.sensitiveLabels.isEmpty, let payload = payload.map({ JSONText($0) }) else { return [] }
    return leaf.labels.indices.filter { leaf.isSensitive(at: $0) }
      .map { RecordedAction.key(of: leaf, at: $0) }
      .filter { key in
        guard let value = payload[key] else { return false }
        return (try? RecordingCoder.value(String.self, from: value.text)) == redactionMark
      }
  }

  private static func key(of leaf: ActionLeaf, at position: Int) -> String {
    leaf.labels[position] == "_" ? "_\(position)" : leaf.labels[position]
  }
}

/// An action with a coding written by hand cannot be named by its path.
struct NotSynthesised: Error, CustomStringConvertible {
  let action: String

  var description: String { "\(action) has a hand-written coding, so it cannot be recorded." }
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

/// An action with sensitive values could not be encoded.
struct SensitiveFailure: Error, CustomStringConvertible {
  let action: String

  var description: String {
    "\(action) cannot be encoded. The reason is not shown, because the action has sensitive values."
  }
}
