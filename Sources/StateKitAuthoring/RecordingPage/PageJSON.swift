/// A JSON object in text, for the facts of a page.
enum PageJSON {
  /// Members without a value are left out.
  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    let present = members.compactMap { key, value in value.map { "\(JSONLiteral.of(key)): \($0)" } }
    return "{\(present.joined(separator: ", "))}"
  }

  static func array(_ values: [String]) -> String { "[\(values.joined(separator: ",\n"))]" }

  static func string(_ text: String) -> String { JSONLiteral.of(text) }

  /// JSON as the text of an element, with `<` escaped, so that it cannot begin a tag.
  static func data(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: #"\u003c"#)
  }
}
