/// A key of an object, as a row of its table.
struct LanguageKey {
  let name: String
  let isRequired: Bool
  /// The kind of the value, in Markdown, with its default.
  let kind: String
  /// The meaning of the key, in Markdown, with the words that it takes and an example.
  let meaning: String
}
