/// The way names are written.
enum CamelCase {
  /// The nearest name of that case: `user_name` → `userName`. A letter without case fits both.
  static func of(_ name: String, isUpper: Bool) -> String {
    var result = ""
    for word in name.split(separator: "_") {
      let isFirst = result.isEmpty
      if isFirst, !isUpper {
        result +=
          word.prefix(1).allSatisfy(\.isUppercase) ? MemberName.of(domain: String(word)) : String(word)
      } else {
        result += word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return result
  }
}
