package import StateKitGenerator

extension JSONNode {
  /// The value of a key of the language; nil if the object lacks the key, or for a value that is not an object.
  package subscript(key: some SchemaKey) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.text == key.rawValue }?.value
  }
}
