internal import StateKitGenerator

/// Prints JSON in its canonical layout.
struct LayoutPrinter {
  private var bytes: [UInt8] = []

  static func text(of root: SpelledValue) -> [UInt8] {
    var printer = LayoutPrinter()
    printer.print(root, depth: 0, column: 0)
    printer.bytes.append(ASCII.lineFeed)
    return printer.bytes
  }

  /// - Parameters:
  ///   - depth: The number of surrounding containers that are printed on several lines.
  ///   - column: The columns of the line that are taken by the text before the value and the comma after it.
  private mutating func print(_ value: SpelledValue, depth: Int, column: Int) {
    let fits = column + value.width <= CanonicalLayout.lineLength
    switch value.form {
    case .scalar(let spelling):
      bytes += spelling
    case .array(let members):
      print(members, open: ASCII.openBracket, close: ASCII.closeBracket, depth: fits ? nil : depth)
    case .object(let members):
      print(members, open: ASCII.openBrace, close: ASCII.closeBrace, depth: fits ? nil : depth)
    }
  }

  /// - Parameter depth: Nil to print all on one line.
  private mutating func print(_ members: [SpelledMember], open: UInt8, close: UInt8, depth: Int?) {
    bytes.append(open)
    if let depth, !members.isEmpty {
      for (index, member) in members.enumerated() {
        startLine(depth: depth + 1)
        let comma = index < members.count - 1 ? 1 : 0
        print(member, depth: depth + 1, column: 2 * (depth + 1) + comma)
        if comma > 0 { bytes.append(ASCII.comma) }
      }
      startLine(depth: depth)
    } else {
      let isPadded = open == ASCII.openBrace && !members.isEmpty
      if isPadded { bytes.append(ASCII.space) }
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += [ASCII.comma, ASCII.space] }
        // The members of a container that fits also fit.
        print(member, depth: 0, column: Int.min / 2)
      }
      if isPadded { bytes.append(ASCII.space) }
    }
    bytes.append(close)
  }

  private mutating func print(_ member: SpelledMember, depth: Int, column: Int) {
    if let key = member.key { bytes += key + [ASCII.colon, ASCII.space] }
    print(member.value, depth: depth, column: column + member.keyWidth)
  }

  private mutating func startLine(depth: Int) {
    bytes.append(ASCII.lineFeed)
    bytes.append(contentsOf: repeatElement(ASCII.space, count: 2 * depth))
  }
}
