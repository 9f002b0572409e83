internal import StateKitAuthoring
internal import StateKitLanguageServer

/// A text as an editor has it, with the positions of LSP 3.17, found in the simplest way.
///
/// A byte-order mark has no position, because editors do not show it, and a carriage return alone ends no line, as in the
/// messages of the generator, because editors send other line ends.
package struct EditedText: Sendable {
  /// What a position counts: bytes or UTF-16 code units.
  package enum Unit: Sendable {
    case utf8
    case utf16

    fileprivate func count(_ scalar: Unicode.Scalar) -> Int {
      self == .utf8 ? UTF8.width(scalar) : UTF16.width(scalar)
    }
  }

  private let unit: Unit
  private var scalars: [Unicode.Scalar]
  /// The indices of the scalars of each line, without its line end.
  private var lines: [Range<Int>]

  package init(_ text: String, in unit: Unit) {
    self.unit = unit
    scalars = Array(text.unicodeScalars)
    lines = EditedText.lines(of: scalars)
  }

  package var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  package var count: Int { scalars.count }

  /// The length of each line.
  package var lengths: [Int] { lines.map { $0.reduce(0) { $0 + unit.count(scalars[$1]) } } }

  /// Replaces a range of positions; one that ends before its start is empty.
  package mutating func replace(from start: ScriptedPosition, to end: ScriptedPosition, with text: String) {
    let start = index(of: start)
    scalars.replaceSubrange(start..<max(start, index(of: end)), with: text.unicodeScalars)
    lines = EditedText.lines(of: scalars)
  }

  /// The position of a scalar.
  package func position(of index: Int) -> ScriptedPosition {
    let line = lines.lastIndex { $0.lowerBound <= index } ?? 0
    let before = scalars[lines[line].lowerBound..<max(lines[line].lowerBound, index)]
    return ScriptedPosition(line: line, character: before.reduce(0) { $0 + unit.count($1) })
  }

  /// A position behind the end of a line or of the text is that end; what is no position is the beginning.
  private func index(of position: ScriptedPosition) -> Int {
    guard let line = position.line.int, let character = position.character.int, line >= 0 else { return 0 }
    guard line < lines.count else { return scalars.count }
    var left = character
    for index in lines[line] {
      let count = unit.count(scalars[index])
      if count > left { return index }
      left -= count
    }
    return lines[line].upperBound
  }

  private static func lines(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var start = scalars.first == "\u{FEFF}" ? 1 : 0
    var lines: [Range<Int>] = []
    var index = start
    while index < scalars.count {
      if scalars[index] == "\n" {
        let isPair = index > start && scalars[index - 1] == "\r"
        lines.append(start..<(isPair ? index - 1 : index))
        start = index + 1
      }
      index += 1
    }
    return lines + [start..<scalars.count]
  }
}
