@testable import StateKitGenerator

/// A schema with other texts in the place of some of its strings, be they keys or values.
struct InjectedSchema {
  let file: SourceFile
  /// Where the texts stand in the file, by the position of the string that they replace.
  private let places: [Int: Range<Int>]

  /// All strings of a schema, in the order of the file.
  static func strings(of file: SourceFile) -> [JSONString] {
    guard let root = JSONParser.parse(file, reportingTo: DiagnosticCollector()) else { return [] }
    return root.strings.sorted { $0.location.offset < $1.location.offset }
  }

  init(_ original: SourceFile, _ strings: [JSONString], _ texts: [Int: String]) {
    var bytes: [UInt8] = []
    var places: [Int: Range<Int>] = [:]
    var end = 0
    for (position, string) in strings.enumerated() {
      guard let text = texts[position] else { continue }
      bytes += original.bytes[end..<string.location.offset]
      let start = bytes.count
      bytes += InjectedSchema.literal(text).utf8
      places[position] = start..<bytes.count
      end = string.end
    }
    file = SourceFile(path: original.path, bytes: bytes + original.bytes[end...])
    self.places = places
  }

  /// The positions of the strings that diagnostics point into, or of the first one in the object that they point at.
  func positions(of diagnostics: [Diagnostic]) -> Set<Int> {
    let offsets = diagnostics.filter { $0.location.file === file }.map(\.location.offset)
    return Set(offsets.compactMap(position))
  }

  private func position(at offset: Int) -> Int? {
    if let place = places.first(where: { $0.value.contains(offset) }) { return place.key }
    guard file.bytes[offset] == UInt8(ascii: "{") else { return nil }
    return places.filter { $0.value.lowerBound > offset }.min { $0.value.lowerBound < $1.value.lowerBound }?
      .key
  }

  /// A literal in which all characters except letters and digits are escaped.
  private static func literal(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }
}
