/// The correction of a value of the wrong kind.
enum ShapeRemedy {
  /// For a key whose object has names for keys.
  static func object(of key: String, found node: JSONNode) -> String? {
    if ["oneOf", "stack"].contains(key), let names = node.texts {
      let cases = names.prefix(3).map { "\"\(MemberName.of(domain: $0).shown)\": \"\($0.shown)\"" }
      return "names are keys, { \(cases.joined(separator: ", "))\(names.count > 3 ? ", …" : "") }"
    }
    guard let example = examples[key] else { return nil }
    switch node.value {
    case .array, .string: break
    case .null, .bool, .number, .object: return nil
    }
    let keys =
      [
        "set": "properties", "add": "properties", "follows": "properties", "shares": "properties",
        "with": "labels", "reactions": "paths",
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
    case ("pop", .object(let members)), ("toggle", .object(let members)):
      if members.isEmpty { return nil }
      return "write [\(members.map { "\"\($0.key.text.shown)\"" }.joined(separator: ", "))]"
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
    "follows": "{\"user\": \"session.user\"}", "shares": "{\"currency\": \"currency\"}",
    "add": "{\"count\": 1}", "with": "{\"id\": \"$id\"}",
  ]
}

extension JSONNode {
  /// The texts of an array of them, or a text alone; nil for other values.
  fileprivate var texts: [String]? {
    switch value {
    case .string(let string): return [string.text]
    case .array(let elements) where !elements.isEmpty:
      let texts = elements.compactMap(\.string)
      return texts.count == elements.count ? texts : nil
    default: return nil
    }
  }
}
