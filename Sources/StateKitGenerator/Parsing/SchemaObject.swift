/// An object whose keys are fixed by the language; keys that it may not have were reported.
struct SchemaObject {
  let location: SourceLocation
  let shape: ObjectShape
  private let members: [JSONMember]
  /// Whether there are keys that nobody reads: one of them may have been meant as a key that is absent.
  let hasUnknownKeys: Bool
  /// The keys that unknown ones were most likely meant as.
  private let misspelledKeys: Set<String>

  init(
    _ members: [JSONMember],
    at location: SourceLocation,
    _ shape: ObjectShape,
    reportingTo diagnostics: DiagnosticCollector
  ) {
    let unknown = members.filter { !shape.keys.contains($0.key.text) }
    self.location = location
    self.shape = shape
    self.members = unknown.isEmpty ? members : members.filter { shape.keys.contains($0.key.text) }
    self.hasUnknownKeys = !unknown.isEmpty
    var misspelledKeys = Set<String>()
    if !unknown.isEmpty {
      let present = Set(self.members.map(\.key.text))
      let absent = shape.keys.filter { !present.contains($0) }
      for member in unknown {
        let suggestion = nearMiss(of: member.key.text, in: absent)
        if let suggestion { misspelledKeys.insert(suggestion) }
        diagnostics.report(.unknownKey(member.key, in: shape, suggestion: suggestion))
      }
    }
    self.misspelledKeys = misspelledKeys
  }

  func member(_ key: String) -> JSONMember? {
    members.first { $0.key.text == key }
  }

  subscript(key: String) -> JSONNode? { member(key)?.value }

  /// The value of a key that must be there. Its absence is reported, unless an unknown key explains it.
  func required(_ key: String, reportingTo diagnostics: DiagnosticCollector) -> JSONNode? {
    if let value = self[key] { return value }
    if !misspelledKeys.contains(key) {
      diagnostics.report(.missingKey(key, in: shape, at: location))
    }
    return nil
  }
}
