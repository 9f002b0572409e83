/// The correction of a value of the wrong kind.
enum ShapeRemedy {
  /// For a key whose object has names for keys.
  static func object(of key: String, found node: JSONNode) -> String? {
    guard let example = examples[key] else { return nil }
    switch node.value {
    case .array, .string: break
    case .null, .bool, .number, .object: return nil
    }
    let keys =
      [
        "set": "properties", "add": "properties", "follows": "properties", "with": "labels",
        "reactions": "paths",
      ][key] ?? "names"
    return "\(keys) are keys, for example \(example)"
  }

  /// For a key that holds an array.
  static func list(of key: String, found node: JSONNode) -> String? {
    switch (key, node.value) {
    case ("bridges", .object(let members)):
      return members.contains { BridgeKey.shape.keys.contains($0.key.text) }
        ? "put it in brackets, [{…}]"
        : "each is a separate object, [{\"on\": \"opened\", \"dispatch\": \"feed.load.request\"}]"
    case ("enum", .object): return "cases stand in an array, [\"idle\", {\"failed\": \"(reason: String)\"}]"
    case (_, .string(let string)): return "put it in brackets, [\"\(string.text.shown)\"]"
    default: return nil
    }
  }

  private static let examples: [String: String] = [
    "domains": "{\"Users\": {}}", "types": "{\"Phase\": {\"enum\": [\"on\", \"off\"]}}",
    "state": "{\"count\": \"Int\"}", "struct": "{\"count\": \"Int\"}", "actions": "{\"opened\": {}}",
    "requests": "{\"load\": {\"output\": \"Int\"}}", "effects": "{\"tick\": {\"on\": \"started\"}}",
    "children": "{\"feed\": \"Feed\"}", "reactions": "{\"feed.loaded\": \"handler\"}",
    "set": "{\"count\": 0}",
    "follows": "{\"user\": \"session.user\"}",
    "add": "{\"count\": 1}", "with": "{\"id\": \"$id\"}",
  ]
}
