/// Keys whose value is one of a few fixed texts.
extension SchemaParser {
  /// One of the fixed texts of `Word`, such as `"public"`; nil if the key is absent.
  func word<Word, Key>(_ object: SchemaObject<Key>, _ key: Key) -> Located<Word>?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    object[key].flatMap { word($0, "'\(key.rawValue)'") }
  }

  /// The entries of `conformances`, a list or an object with these keys; none if the key is absent.
  func conformances<Key: ConformanceKey>(_ node: JSONNode?, _ keys: Key.Type) -> ConformancesSchema {
    guard let node else { return .none }
    guard case .object = node.value else { return .everything(conformances(node, of: "conformances")) }
    guard let object = object(node, "'conformances'", keys) else { return .none }
    let parts = Key.allCases.compactMap { key in
      object[key].map { (key.part, conformances($0, of: key.rawValue)) }
    }
    return .parts(Dictionary(parts) { first, _ in first })
  }

  private func conformances(_ node: JSONNode, of key: String) -> [Located<ConformanceSchema>] {
    let elements = elements(node, of: key) ?? []
    return elements.compactMap { string($0, "an entry of '\(key)'") }.compactMap { word in
      if let conformance = ConformanceSchema(rawValue: word.text) {
        return Located(conformance, at: word.location)
      }
      diagnostics.report(.unknownConformance(word, known: ConformanceSchema.allCases.map(\.rawValue)))
      return nil
    }
  }

  private func word<Word>(_ node: JSONNode, _ what: String) -> Located<Word>?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let string = string(node, what) else { return nil }
    if let word = Word(rawValue: string.text) { return Located(word, at: string.location) }
    diagnostics.report(.unknownWord(string, for: what, known: Word.allCases.map(\.rawValue)))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unknownWord(_ word: JSONString, for what: String, known: [String]) -> Diagnostic {
    let suggestion = nearMiss(of: word.text, in: known)
    return Diagnostic(
      .error,
      "SK0206",
      "\(what) cannot be \(word.text.quoted); it is \(known.listed("or"))",
      at: word.location,
      suggestion: suggestion
    )
  }

  fileprivate static func unknownConformance(_ word: JSONString, known: [String]) -> Diagnostic {
    let slip = nearMiss(of: word.text, in: known.filter { $0 != "-" + word.text && "-" + $0 != word.text })
    let reason: String? =
      switch word.text {
      case "Equatable":
        "each type is Equatable without being told: leave it out, or write '-Equatable' where it cannot be"
      case "Sendable": "each type is Sendable without being told: leave it out"
      case "Identifiable": "a state or struct is Identifiable by its property 'id': leave it out"
      case "Error":
        "a type of 'types' is an Error where a request, effect or Result fails with it: leave it out"
      case let text where known.contains { "-" + $0 == text }:
        "no type is \(text.dropFirst()) that is not told to be: leave it out"
      default:
        slip == nil && !word.text.hasPrefix("-")
          ? "other conformances are written in Swift, in an extension" : nil
      }
    return Diagnostic(
      .error,
      "SK0206",
      "an entry of 'conformances' cannot be \(word.text.quoted); \(reason ?? "it is \(known.listed("or"))")",
      at: word.location,
      suggestion: reason == nil ? slip : nil
    )
  }
}
