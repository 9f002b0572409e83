/// A key of an object, as a row of its table.
struct LanguageKey {
  let name: String
  let isRequired: Bool
  /// What its value is, in Markdown, with its default.
  let kind: String
  /// In Markdown, with the words that it takes and an example.
  let meaning: String
}
