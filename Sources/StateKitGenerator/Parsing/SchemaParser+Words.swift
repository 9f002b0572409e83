/// Keys whose value is one of a few fixed words.
extension SchemaParser {
  /// A value out of the list of a `Word`, such as `"public"`; nil where the key is absent.
  func word<Word>(_ object: SchemaObject, _ key: String) -> Located<Word>?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    object[key].flatMap { word($0, "'\(key)'") }
  }

  /// The entries of `conformances`; none where the key is absent.
  func conformances(_ object: SchemaObject) -> [Located<ConformanceSchema>] {
    guard let node = object["conformances"], let elements = elements(node, of: "conformances") else {
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
