/// A piece of Swift. Text of a schema gets into it by the doors alone: an interpolation takes names, literals, types
/// and other pieces, never a string.
///
///     let head: Code = "var \(name): \(type)"
package struct Code: ExpressibleByStringInterpolation {
  /// A place in the text where something begins that Swift must judge, and where the schema has it.
  struct Place {
    /// In UTF-8, from the start of the text.
    let offset: Int
    let location: SourceLocation

    func moved(by start: Int) -> Place { Place(offset: start + offset, location: location) }
  }

  /// The text without its indentation.
  fileprivate(set) var unindented: CodeText = CodeText()
  /// How many spaces stand in front of it where it is a line.
  fileprivate(set) var depth: Int = 0
  /// Most pieces have none, and those around a piece share its marks.
  private var marks: CodeMarks?
  /// The offset that the marks are counted from.
  private var marksStart: Int = 0

  package init(stringLiteral text: String) {
    unindented.append(text)
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.code
  }

  /// An expression of the schema that was checked to be one.
  package init(expression text: String, at location: SourceLocation? = nil) {
    unindented.append(text)
    if let location { marks = CodeMarks(at: location) }
  }

  /// A type in a file of the user's, with those of Swift's own by their full names that are hidden there.
  package init(_ type: SwiftType, qualifying hidden: Set<String>) {
    unindented.append(type.spelling(qualifying: hidden))
  }

  package var text: String {
    String(repeating: " ", count: depth) + unindented.string
  }

  package var isEmpty: Bool { unindented.isEmpty }

  var hasPlaces: Bool { marks.map { !$0.places.isEmpty } ?? false }

  var places: [Place] {
    (marks?.places ?? []).map { $0.moved(by: marksStart) }
  }

  /// Where a long line may be broken.
  var longestList: BreakableList? { marks?.longestList?.moved(by: marksStart) }

  /// Whether it has no more than so many characters, which are counted only where the bytes leave it open.
  func isShort(within limit: Int) -> Bool {
    unindented.count <= limit || characterCount <= limit
  }

  /// Whether it has no more than so many characters together with what stands behind it.
  func isShort(with end: Code, within limit: Int) -> Bool {
    unindented.count + end.unindented.count <= limit || characterCount + end.characterCount <= limit
  }

  private var characterCount: Int { unindented.string.count }

  /// What Swift must judge, with the place that its message shall name.
  func judged(at location: SourceLocation?) -> Code {
    guard let location else { return self }
    return "\(self, at: location)"
  }

  /// As a line one level deeper.
  var indented: Code {
    var line: Code = self
    line.depth += 2
    return line
  }

  package static func += (left: inout Code, right: Code) {
    left.unindented.append(spaces: right.depth)
    let start: Int = left.unindented.count
    left.unindented.append(right.unindented)
    if let marks = right.marks { left.add(marks, at: start + right.marksStart) }
  }

  /// Takes over the marks of a piece that was put at an offset.
  fileprivate mutating func add(_ marks: CodeMarks, at start: Int) {
    if let own = self.marks {
      self.marks = own.joined(with: marks, from: marksStart, start)
      marksStart = 0
    } else {
      self.marks = marks
      marksStart = start
    }
  }

  package static func + (left: Code, right: Code) -> Code {
    var sum: Code = left
    sum += right
    return sum
  }
}

extension Code {
  /// Takes what an interpolation may hold.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var code: Code = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      // Most pieces are shorter; to make room twice takes longer than to make too much.
      code.unindented.makeRoom(for: literalCapacity + 32 * interpolationCount)
    }

    package mutating func appendLiteral(_ text: String) { code.unindented.append(text) }

    package mutating func appendInterpolation(_ other: Code) { code += other }

    /// An expression of the schema, with its place if Swift must judge it.
    mutating func append(expression text: String, at location: SourceLocation?) {
      if let location { code.add(CodeMarks(at: location), at: code.unindented.count) }
      code.unindented.append(text)
    }

    /// So many elements with commas between them, as a list that may be broken into lines.
    mutating func appendList(of count: Int, _ element: (inout Interpolation, Int) -> Void) {
      if count == 0 { return }
      let start: Int = code.unindented.count
      var offsets: [Int] = []
      offsets.reserveCapacity(count + 1)
      for index in 0..<count {
        if index > 0 { code.unindented.append(", ") }
        offsets.append(code.unindented.count - start)
        element(&self, index)
      }
      offsets.append(code.unindented.count - start)
      code.add(CodeMarks(list: BreakableList(offsets)), at: start)
    }

    /// The name of a declaration or a reference to one.
    package mutating func appendInterpolation(_ name: Identifier) { code.unindented.append(name.spelled) }

    /// An argument label where it is used.
    package mutating func appendInterpolation(label name: Identifier) { code.unindented.append(name.label) }

    /// An argument label where it is declared.
    package mutating func appendInterpolation(declaredLabel name: Identifier) {
      code.unindented.append(name.declaredLabel)
    }

    /// A name where no code reads it: in a comment, or in the middle of a literal.
    package mutating func appendInterpolation(plain name: Identifier) { code.unindented.append(name.name) }

    package mutating func appendInterpolation(_ literal: StringLiteral) {
      code.unindented.append(literal.spelled)
    }

    /// A line of a literal of several lines. The quotes go by byte: an accent joins the one before it.
    package mutating func appendInterpolation(unquoted literal: StringLiteral) {
      code.unindented.append(String(Substring(literal.spelled.utf8.dropFirst().dropLast())))
    }

    package mutating func appendInterpolation(_ type: SwiftType) { code.unindented.append(type.spelling) }

    package mutating func appendInterpolation(_ number: Int) { code.unindented.append(String(number)) }

    /// What Swift must judge, with the place that its message shall name.
    package mutating func appendInterpolation(_ other: Code, at location: SourceLocation?) {
      if let location { code.add(CodeMarks(at: location), at: code.unindented.count) }
      code += other
    }
  }
}

extension [Code] {
  /// The pieces in one, with a separator between them.
  package func joined(separator: String) -> Code {
    var joined: Code = ""
    for (index, code) in enumerated() {
      if index > 0 { joined += Code(stringLiteral: separator) }
      joined += code
    }
    return joined
  }

  /// The pieces with commas between them, as a list that may be broken into lines.
  package var list: Code {
    var list = Code.Interpolation(literalCapacity: 0, interpolationCount: count)
    list.appendList(of: count) { $0.appendInterpolation(self[$1]) }
    return Code(stringInterpolation: list)
  }

  /// The lines of which there are more are taken over, not copied, where nobody else has them.
  package static func + (left: consuming [Code], right: consuming [Code]) -> [Code] {
    if left.count < right.count {
      right.insert(contentsOf: left, at: 0)
      return right
    }
    left.append(contentsOf: right)
    return left
  }

  /// The lines one level deeper.
  package var indented: [Code] {
    // Most are made to be indented: these are taken over, not copied.
    consuming get {
      for index in indices { self[index].depth += 2 }
      return self
    }
  }
}
