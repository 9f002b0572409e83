import StateKitTestSupport

/// A JSON text to write. The writer shares no code with the generator's parser.
indirect enum JSON {
  case null
  case bool(Bool)
  /// A number in its exact spelling.
  case number(String)
  case string(String)
  case array([JSON])
  /// An object whose members may stand in any order: they are shuffled.
  case object([(String, JSON)])
  /// An object whose order is that of the declarations in Swift.
  case declarations([(String, JSON)])
}

extension JSON {
  /// Writes the text with random white space and escapes.
  func text(_ random: inout SplitMix64) -> String {
    var text = ""
    write(into: &text, depth: 0, &random)
    return text + "\n"
  }

  private func write(into text: inout String, depth: Int, _ random: inout SplitMix64) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): JSON.quote(string, into: &text, &random)
    case .array(let values):
      list(values, "[", "]", into: &text, depth, &random) { value, text, random in
        value.write(into: &text, depth: depth + 1, &random)
      }
    case .object(let members):
      JSON.declarations(members.shuffled(using: &random)).write(into: &text, depth: depth, &random)
    case .declarations(let members):
      list(members, "{", "}", into: &text, depth, &random) { member, text, random in
        JSON.quote(member.0, into: &text, &random)
        text += Bool.random(using: &random) ? ": " : " :\t"
        member.1.write(into: &text, depth: depth + 1, &random)
      }
    }
  }

  private func list<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    into text: inout String,
    _ depth: Int,
    _ random: inout SplitMix64,
    _ write: (Element, inout String, inout SplitMix64) -> Void
  ) {
    // Deep values stay on one line, so that a failing schema is readable.
    let isOnLines = depth < 4 && !elements.isEmpty
    let ends = ["\n", "\n", "\n", "\r\n"]
    func newLine(_ depth: Int) -> String {
      (ends.randomElement(using: &random) ?? "\n") + String(repeating: "  ", count: depth)
    }
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isOnLines ? "," : ", " }
      if isOnLines { text += newLine(depth + 1) }
      write(element, &text, &random)
    }
    if isOnLines { text += newLine(depth) }
    text += close
  }

  private static func quote(_ string: String, into text: inout String, _ random: inout SplitMix64) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\0"..." ": text += scalar == " " ? " " : escape(UInt16(scalar.value))
      case "a"..."z" where Int.random(in: 0..<400, using: &random) == 0:
        text += escape(UInt16(scalar.value))
      case "\u{80}"..."\u{10FFFF}" where Int.random(in: 0..<4, using: &random) == 0:
        for unit in String(scalar).utf16 { text += escape(unit) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: unit % 2 == 0)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
