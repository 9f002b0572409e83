/// Keys whose value is one of a few fixed texts.
extension SchemaParser {
  /// One of the fixed texts of `Word`, such as `"public"`; nil if the key is absent.
  func word<Word, Key>(_ object: SchemaObject<Key>, _ key: Key) -> Located<Word>?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    object[key].flatMap { word($0, "'\(key.rawValue)'") }
  }

  /// The entries of `conformances`; empty if the key is absent.
  func conformances(_ node: JSONNode?) -> [Located<ConformanceSchema>] {
    guard let node, let elements = elements(node, of: "conformances") else {
      return []
    }
    return elements.compactMap { string($0, "an entry of 'conformances'") }.compactMap { word in
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
