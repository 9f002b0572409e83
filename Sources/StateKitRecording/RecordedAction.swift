import StateKit

/// An action as a recording names it: by the path of its case, and its payload by labels.
///
/// What Swift makes of an action is an object for each case on the way, a child's action being the unlabelled value
/// `_0` of its case:
///
///     {"users":{"_0":{"renamed":{"id":3,"name":"Ada"}}}}
///
/// A recording says the same as `users.renamed` with the payload `{"id": 3, "name": "Ada"}`.
struct RecordedAction {
  /// For example `users.renamed`.
  let name: String
  /// For example `{"id":3,"name":"Ada"}`; nil without a payload.
  let payload: String?

  init(name: String, payload: String?) {
    self.name = name
    self.payload = payload
  }

  init<Action: DomainAction & Encodable>(_ action: Action) throws {
    let leaf = Action.leaves[action.leafIndex]
    var text: JSONText? = try RecordingCoder.text(action)
    let path = leaf.name.split(separator: ".").map(String.init)
    for (depth, name) in path.enumerated() {
      text = depth == path.count - 1 ? text?[name] : text?[name]?["_0"]
    }
    guard let members = text?.members else { throw NotSynthesised(action: leaf.name) }
    self.init(name: leaf.name, payload: RecordedAction.payload(of: leaf, members: members))
  }

  /// The action that it names.
  func action<Action: DomainAction & Decodable>(as type: Action.Type) throws -> Action {
    guard type.leaves.contains(where: { $0.name == name }) else { throw UnknownAction(action: name) }
    var text = payload ?? "{}"
    for (depth, name) in name.split(separator: ".").reversed().enumerated() {
      text = depth == 0 ? #"{"\#(name)":\#(text)}"# : #"{"\#(name)":{"_0":\#(text)}}"#
    }
    return try RecordingCoder.value(type, from: text)
  }

  /// The values in the order of the labels; a value without a label has its position for a name.
  private static func payload(of leaf: ActionLeaf, members: [(key: String, value: JSONText)]) -> String? {
    let values = leaf.labels.enumerated().compactMap { position, label in
      let key = label == "_" ? "_\(position)" : label
      return members.first { $0.key == key }.map { #""\#(key)": \#($0.value.spaced)"# }
    }
    return values.isEmpty ? nil : "{\(values.joined(separator: ", "))}"
  }
}

/// An action whose coding is written by hand cannot be named by its path.
struct NotSynthesised: Error, CustomStringConvertible {
  let action: String

  var description: String { "\(action) is not encoded as Swift does it by itself, so it cannot be recorded." }
}

/// A recording may be older than the app.
struct UnknownAction: Error, CustomStringConvertible {
  let action: String

  var description: String { "There is no action \(action)." }
}
