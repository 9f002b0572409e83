extension Words {
  /// The keys of an action. An action with such a name cannot be a case of an enum that is written by hand.
  static let actionKeys: Set<String> = [
    "payload", "set", "toggle", "add", "reduce", "visibility", "sensitive", "doc", "deprecated", "allow",
    "was",
  ]
  /// The keys of a property.
  static let propertyKeys: Set<String> = ["type", "default", "doc", "allow", "was"]
}
