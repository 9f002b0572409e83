/// An object whose keys are fixed by the language; keys that it may not have were reported.
struct SchemaObject {
  let location: SourceLocation
  let shape: ObjectShape
  private let members: [JSONMember]
  /// The keys that unknown ones were most likely meant as.
  private let misspelledKeys: Set<String>
  /// Whether an object or array stands under a key that is like none of those known.
  private let hasUnknownContent: Bool
  /// Whether it has keys that it may not have.
  let hasUnknownKeys: Bool
  /// The keys that must be there, of which that is said beside unknown ones.
  private let neededKeys: [String]

  init(
    _ members: [JSONMember],
    at location: SourceLocation,
    _ shape: ObjectShape,
    reportingTo diagnostics: DiagnosticCollector
  ) {
    let unknown = members.filter { !shape.keys.contains($0.key.text) }
    let known = unknown.isEmpty ? members : members.filter { shape.keys.contains($0.key.text) }
    var misspelledKeys = Set<String>()
    var hasUnknownContent = false
    var needed: [String] = []
    if !unknown.isEmpty {
      let keys = UnknownKeys(unknown, beside: known, of: shape)
      needed = keys.needed
      for (member, meaning) in keys.meanings {
        if let key = meaning.ownKey { misspelledKeys.insert(key) }
        hasUnknownContent = hasUnknownContent || meaning.ownKey == nil && member.value.isContainer
        diagnostics.report(.unknownKey(member.key, meaning, in: shape, needed: needed))
      }
    }
    self.location = location
    self.shape = shape
    self.members = known
    self.misspelledKeys = misspelledKeys
    self.hasUnknownContent = hasUnknownContent
    self.neededKeys = needed
    self.hasUnknownKeys = !unknown.isEmpty
  }

  func member(_ key: String) -> JSONMember? {
    members.first { $0.key.text == key }
  }

  subscript(key: String) -> JSONNode? { member(key)?.value }

  /// The value of a key that must be there. Its absence is reported, unless a misspelled or unknown key explains it.
  func required(_ key: String, reportingTo diagnostics: DiagnosticCollector) -> JSONNode? {
    if let value = self[key] { return value }
    if !misspelledKeys.contains(key), !neededKeys.contains(key) {
      diagnostics.report(.missingKey(key, in: shape, at: location))
    }
    return nil
  }

  /// Whether what belongs under `key` may stand where nobody reads it: under a misspelled or unknown key, or
  /// under the second of two. Names that are missed there are a consequence of that mistake.
  func mayLack(_ key: String) -> Bool {
    guard let member = member(key) else { return misspelledKeys.contains(key) || hasUnknownContent }
    return member.isRepeated
  }
}
