import StateKitTestSupport

/// Draws JSON texts of any spelling and with any white space.
struct RandomJSON {
  private var random: SplitMix64
  private var lastKey = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func text() -> String { space() + value(depth: 0) + space() }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 6 ? 8 : 5), using: &random) {
    case 0: pick(["null", "true", "false"])
    case 1: pick(["0", "-0", "12.50", "1e3", "1E+05", "-7.0e-10", "10000000000000000000000000001"])
    case 2...4: string(pick(0..<5))
    case 5: "[" + list(depth: depth, withKeys: false) + "]"
    default: "{" + list(depth: depth, withKeys: true) + "}"
    }
  }

  private mutating func list(depth: Int, withKeys: Bool) -> String {
    var text = space()
    for index in 0..<pick(0..<6) {
      if index > 0 { text += "," + space() }
      if withKeys { text += key() + space() + ":" + space() }
      text += value(depth: depth + 1) + space()
    }
    return text
  }

  /// A key unlike all keys before, as a repeated key would be a mistake.
  private mutating func key() -> String {
    lastKey += 1
    return String(string(pick(0..<3)).dropLast()) + "\(lastKey)\""
  }

  private mutating func string(_ length: Int) -> String {
    let pieces = [
      "word", "a longer text ", " ", "  ", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\uD83D\\uDE00", "é",
      "e\u{301}",
      "👩‍👩‍👧", "漢字", "\u{2028}", "{", "]", ", ", ": ", "//", "\u{301}",
    ]
    var text = "\""
    for _ in 0..<length { text += pick(pieces) }
    return text + "\""
  }

  private mutating func space() -> String {
    pick(["", "", " ", "\n", "\r\n", "\t", "\n\n    "])
  }

  private mutating func pick<Element>(_ elements: some Collection<Element>) -> Element {
    elements[
      elements.index(elements.startIndex, offsetBy: Int.random(in: 0..<elements.count, using: &random))
    ]
  }
}
