/// Schemas of a module `App` and of the module `Feeds` that it uses.
enum UsingSchemas {
  /// - Parameter ended: The only action, with its name.
  static func feeds(ended: String) -> String {
    """
    {
      "statekit": 1,
      "access": "public",
      "conformances": ["Codable"],
      "domains": { "Feed": { "actions": { \(ended) } } }
    }

    """
  }

  /// - Parameter reaction: The action that the app reacts to; nil if the app does not react.
  static func app(reaction: String? = nil) -> String {
    let reactions = reaction.map { #", "reactions": { "\#($0)": { "add": { "n": 1 } } }"# } ?? ""
    return """
      {
        "statekit": 1,
        "uses": ["Feeds"],
        "conformances": ["Codable"],
        "domains": {
          "App": { "state": { "n": "Int = 0" }, "children": { "feed": "Feeds.Feed" }\(reactions) }
        }
      }

      """
  }
}
