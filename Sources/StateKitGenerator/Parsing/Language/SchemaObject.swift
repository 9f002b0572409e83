/// An object whose keys are fixed by the language. Unknown keys are reported when it is made.
struct SchemaObject<Key: SchemaKey> {
  let location: SourceLocation
  private let members: [JSONMember]
  /// The keys that the author most likely meant by the unknown ones.
  private let misspelledKeys: Set<String>
  /// Whether an object or array stands under a key that is unlike all known keys.
  private let hasUnknownContent: Bool
  /// Whether the object has unknown keys.
  let hasUnknownKeys: Bool
  /// The required keys that the message about an unknown key names as missing.
  private let neededKeys: [String]

  init(
    _ members: [JSONMember],
    at location: SourceLocation,
    reportingTo diagnostics: DiagnosticCollector
  ) {
    let shape = Key.shape
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
    self.members = known
    self.misspelledKeys = misspelledKeys
    self.hasUnknownContent = hasUnknownContent
    self.neededKeys = needed
    self.hasUnknownKeys = !unknown.isEmpty
  }

  func member(_ key: Key) -> JSONMember? {
    let name = key.rawValue
    return members.first { $0.key.text == name }
  }

  subscript(key: Key) -> JSONNode? { member(key)?.value }

  /// The value of a key that must be there. Its absence is reported, unless a misspelled or unknown key explains it.
  func required(_ key: Key, reportingTo diagnostics: DiagnosticCollector) -> JSONNode? {
    if let value = self[key] { return value }
    let name = key.rawValue
    if !misspelledKeys.contains(name), !neededKeys.contains(name) {
      diagnostics.report(.missingKey(name, in: Key.shape, at: location))
    }
    return nil
  }

  /// Reports that all alternatives are missing, unless a misspelled or unknown key explains it.
  func reportMissingAlternative(to diagnostics: DiagnosticCollector) {
    if hasUnknownKeys
      || Key.allCases.contains(where: { Key.shape.alternatives.contains($0.rawValue) && mayLack($0) })
    {
      return
    }
    diagnostics.report(.missingAlternative(in: Key.shape, at: location))
  }

  /// Whether the content of `key` may be in a place that was not read: under a misspelled or unknown key, or under the
  /// second of two equal keys. Then names that are missing from that content are not reported.
  func mayLack(_ key: Key) -> Bool {
    guard let member = member(key) else {
      return misspelledKeys.contains(key.rawValue) || hasUnknownContent
    }
    return member.isRepeated
  }
}

extension Diagnostic {
  /// `needed` are required keys that are missing.
  fileprivate static func unknownKey(
    _ key: JSONString,
    _ meaning: UnknownKeys.Meaning,
    in shape: ObjectShape,
    needed: [String]
  ) -> Diagnostic {
    let name = key.text.quoted
    let others = shape.keys.filter { !needed.contains($0) }.listed("and")
    let isEither = needed.contains(where: shape.alternatives.contains)
    let required = needed.filter { !shape.alternatives.contains($0) }
    let either = (required.isEmpty ? "" : required.listed("and") + " and ") + shape.alternatives.listed("or")
    let further = shape.furtherKeys.filter { !required.contains($0) }
    let needs =
      isEither
      ? "; it needs \(either), and can have \(further.listed("and"))"
      : needed.isEmpty ? "" : "; it needs \(needed.listed("and")), and can have \(others)"
    // With a suggestion the list would only distract.
    let remedy: String =
      switch meaning {
      case .misspelled: ""
      // If many kinds of objects have the key, it does not show which one was meant.
      case .elsewhere(let shapes) where shapes.count < 3: place(of: shapes) + contained(key.text) + needs
      case .declaration(let isType): place(ofDeclaration: key.text, isType: isType, seenFrom: shape)
      case .unknown, .elsewhere:
        habit(key.text, in: shape) ?? (needed.isEmpty ? "; it can have \(others)" : needs)
      }
    return Diagnostic(
      .error,
      "SK0201",
      "\(shape.noun) has no key \(name)\(remedy)",
      at: key.location,
      suggestion: meaning.ownKey
    )
  }

  /// The replacement for a key that conditions of other languages have.
  private static func habit(_ key: String, in shape: ObjectShape) -> String? {
    guard shape.noun == ConditionKey.shape.noun else { return nil }
    switch key.lowercased() {
    case "not", "isnot", "unless":
      return ": put '!' in front of the path, \"!isOpen\" or {\"path\": \"!phase\", \"is\": \"busy\"}"
    case "equals", "equal", "eq", "equalto": return ": write {\"path\": \"phase\", \"is\": \"busy\"}"
    case "greaterthan", "lessthan", "greater", "less", "gt", "lt", "gte", "lte", "atleast", "atmost",
      "contains", "matches", "isempty":
      return
        ": a condition compares for equality alone; name a property of your own that Swift computes, \"isFull\""
    default: return nil
    }
  }

  fileprivate static func place(of shapes: [ObjectShape]) -> String {
    if shapes.contains(where: \.home.isEmpty) { return ", which stands at the top of the file" }
    let places = shapes.map { "\($0.noun), under \($0.home.listed("or"))" }
    return ", which belongs to \(places.joined(separator: ", or "))"
  }

  fileprivate static func contained(_ key: String) -> String {
    key == "domains" ? "; 'children' names the domains that one contains" : ""
  }

  fileprivate static func place(
    ofDeclaration name: String,
    isType: Bool,
    seenFrom shape: ObjectShape
  ) -> String {
    if isType { return "; a type stands under 'types': {\"types\": {\"\(name.shown)\": …}}" }
    return shape.home.isEmpty
      ? "; a domain stands under 'domains': {\"domains\": {\"\(name.shown)\": …}}"
      : "; domains stand beside each other under 'domains', and 'children' names the domains that another one contains"
  }

  fileprivate static func missingAlternative(in shape: ObjectShape, at location: SourceLocation) -> Diagnostic
  {
    let names = shape.alternatives.map { "'\($0)'" }
    let keys =
      names.count > 3
      ? "one of the keys \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
      : names.map { "the key \($0)" }.joined(separator: " or ")
    return Diagnostic(.error, "SK0202", "\(shape.noun) needs \(keys)", at: location)
  }

  fileprivate static func missingKey(
    _ key: String,
    in shape: ObjectShape,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.error, "SK0202", "\(shape.noun) needs the key '\(key)'", at: location)
  }
}
