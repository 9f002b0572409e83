/// An object whose keys are fixed by the language; keys that it may not have were reported.
struct SchemaObject {
  let location: SourceLocation
  let shape: ObjectShape
  private let members: [JSONMember]
  /// The keys that unknown ones were most likely meant as.
  private let misspelledKeys: Set<String>
  /// Whether an object or array stands under a key that is like none of those known.
  private let hasUnknownContent: Bool

  init(
    _ members: [JSONMember],
    at location: SourceLocation,
    _ shape: ObjectShape,
    reportingTo diagnostics: DiagnosticCollector
  ) {
    let unknown = members.filter { !shape.keys.contains($0.key.text) }
    let known = unknown.isEmpty ? members : members.filter { shape.keys.contains($0.key.text) }
    let absent = unknown.isEmpty ? [] : shape.keys.filter { key in !known.contains { $0.key.text == key } }
    var misspelledKeys = Set<String>()
    var hasUnknownContent = false
    for member in unknown {
      let suggestion = nearMiss(of: member.key.text, in: absent)
      if let suggestion { misspelledKeys.insert(suggestion) }
      hasUnknownContent = hasUnknownContent || suggestion == nil && member.value.isContainer
      diagnostics.report(.unknownKey(member.key, in: shape, suggestion: suggestion))
    }
    self.location = location
    self.shape = shape
    self.members = known
    self.misspelledKeys = misspelledKeys
    self.hasUnknownContent = hasUnknownContent
  }

  func member(_ key: String) -> JSONMember? {
    members.first { $0.key.text == key }
  }

  subscript(key: String) -> JSONNode? { member(key)?.value }

  /// The value of a key that must be there. Its absence is reported, unless a misspelled key explains it.
  func required(_ key: String, reportingTo diagnostics: DiagnosticCollector) -> JSONNode? {
    if let value = self[key] { return value }
    if !misspelledKeys.contains(key) {
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
