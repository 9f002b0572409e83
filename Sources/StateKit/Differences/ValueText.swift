/// The text of values, one line each.
enum ValueText {
  /// The greatest number of characters that are written of a value.
  static let limit = 100

  /// The whole text: strings in quotes, other values as they print, without sensitive properties.
  static func full(_ value: Any) -> String {
    guard let value = unwrapped(value) else { return "nil" }
    let isText = value is any StringProtocol || value is Character
    let text = isText ? String(reflecting: value) : RedactedText.describing(value)
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The beginning of the text, up to the limit.
  static func short(_ value: Any) -> String {
    cut(full(value)[...])
  }

  /// `"Ada" → "Eva"`; for long texts the part around the first difference.
  static func change(from old: String, to new: String) -> String {
    let longest = max(old.count, new.count)
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = longest > limit && common > limit / 2 ? common - limit / 4 : 0
    let texts = [old, new].map { (start > 0 ? "…" : "") + cut($0.dropFirst(start)) }
    return texts.joined(separator: " → ")
  }

  private static func cut(_ text: Substring) -> String {
    text.count > limit ? "\(text.prefix(limit))…" : String(text)
  }
}
