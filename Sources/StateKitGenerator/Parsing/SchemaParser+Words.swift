/// Keys whose value is one of a few fixed words.
extension SchemaParser {
  /// A value out of the list of a `Word`, such as `"public"`; nil where the key is absent.
  func word<Word>(_ object: SchemaObject, _ key: String) -> Located<Word>?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    object[key].flatMap { word($0, "'\(key)'") }
  }

  /// An array of such values, each at most once; nil where the key is absent.
  func words<Word>(_ object: SchemaObject, _ key: String) -> [Located<Word>]?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let node = object[key], let elements = elements(node, "'\(key)'") else { return nil }
    return elements.compactMap { word($0, "an entry of '\(key)'") }
  }

  private func word<Word>(_ node: JSONNode, _ what: String) -> Located<Word>?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard let string = string(node, what) else { return nil }
    if let word = Word(rawValue: string.text) { return Located(word, at: string.location) }
    diagnostics.report(.unknownWord(string, for: what, known: Word.allCases.map(\.rawValue)))
    return nil
  }
}
