/// A time as its author wrote it: `"300ms"`, `"1.5s"`, `"2min"` or `"1h"`.
package struct TimeSchema: Equatable, Sendable {
  /// The author's spelling.
  package let text: String
  /// At least 1.
  package let microseconds: Int

  /// The units, and how many microseconds they have.
  private static let units: [String: Int] = [
    "ms": 1000, "s": 1_000_000, "min": 60_000_000, "h": 3_600_000_000,
  ]

  /// Nil unless the text is a number with a unit, with at most three digits behind the point, positive, and less than a
  /// million units.
  init?(_ text: String) {
    let number: Substring = text.prefix { $0.isASCII && ($0.isWholeNumber || $0 == ".") }
    let parts: [Substring] = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = TimeSchema.units[String(text[number.endIndex...])],
      let whole = parts.first.flatMap({ Int($0) }), parts[0].count <= 6
    else { return nil }
    var thousandths: Int = whole * 1000
    if parts.count > 1 {
      guard parts.count == 2, (1...3).contains(parts[1].count), let fraction = Int(parts[1]) else {
        return nil
      }
      thousandths += fraction * [100, 10, 1][parts[1].count - 1]
    }
    guard thousandths > 0 else { return nil }
    self.text = text
    self.microseconds = thousandths * (unit / 1000)
  }
}
