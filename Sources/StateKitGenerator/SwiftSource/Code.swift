/// A piece of Swift. Schema text enters code only as names, literals, types and comments that are made for it: an
/// interpolation takes these and other pieces, but not a string.
///
///     let head: Code = "var \(name): \(type)"
package struct Code: ExpressibleByStringInterpolation {
  /// The start of a part of the text that only the Swift compiler can check, with its location in the schema.
  struct Place {
    /// In UTF-8, from the start of the text.
    let offset: Int
    let location: SourceLocation

    func moved(by start: Int) -> Place { Place(offset: start + offset, location: location) }
  }

  /// The text without its indentation.
  fileprivate(set) var unindented: CodeText = CodeText()
  /// The number of spaces before the text if it is a line.
  fileprivate(set) var depth: Int = 0
  /// Nil for most pieces. A piece shares its marks with the pieces that contain it.
  private var marks: CodeMarks?
  /// The offset at which the offsets of the marks start.
  private var marksStart: Int = 0

  @inline(never)
  package init(stringLiteral text: StaticString) {
    unindented.append(text)
  }

  /// A text that the generator makes from its own words, such as a keyword; never one of a schema.
  package init(verbatim text: String) {
    unindented.append(text)
  }

  @inline(never)
  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.code
  }

  /// A schema's expression, which was checked to be one expression.
  package init(expression text: String, at location: SourceLocation? = nil) {
    unindented.append(text)
    if let location { marks = CodeMarks(at: location) }
  }

  /// A type in a user's file; Swift types whose names are hidden there have their full names.
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

  /// The list at which a long line may be broken.
  var longestList: BreakableList? { marks?.longestList?.moved(by: marksStart) }

  /// Whether the code has at most `limit` characters, which are counted only if the number of bytes is greater.
  func isShort(within limit: Int) -> Bool {
    unindented.count <= limit || characterCount <= limit
  }

  /// Whether the code and `end` together have at most `limit` characters.
  func isShort(with end: Code, within limit: Int) -> Bool {
    unindented.count + end.unindented.count <= limit || characterCount + end.characterCount <= limit
  }

  private var characterCount: Int { unindented.string.count }

  /// The code with the location for messages, if only the Swift compiler can check it.
  func judged(at location: SourceLocation?) -> Code {
    guard let location else { return self }
    return "\(self, at: location)"
  }

  /// The code as a line one level deeper.
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

  /// Adds the marks of a piece that was inserted at an offset.
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
  /// The values that an interpolation accepts. Its functions are not inlined: code has thousands of interpolations,
  /// which would make release builds of the tool longer.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var code: Code = ""

    @inline(never)
    package init(literalCapacity: Int, interpolationCount: Int) {
      // Most pieces are shorter; reallocating takes longer than reserving too much.
      code.unindented.makeRoom(for: literalCapacity + 32 * interpolationCount)
    }

    @inline(never)
    package mutating func appendLiteral(_ text: StaticString) { code.unindented.append(text) }

    @inline(never)
    package mutating func appendInterpolation(_ other: Code) { code += other }

    /// A schema's expression, with its location if only the Swift compiler can check it.
    mutating func append(expression text: String, at location: SourceLocation?) {
      if let location { code.add(CodeMarks(at: location), at: code.unindented.count) }
      code.unindented.append(text)
    }

    /// `count` elements with commas between them, as a list that may be broken into lines.
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

    /// The name of a declaration or a reference.
    @inline(never)
    package mutating func appendInterpolation(_ name: Identifier) { code.unindented.append(name.spelled) }

    /// An argument label in a use.
    @inline(never)
    package mutating func appendInterpolation(label name: Identifier) { code.unindented.append(name.label) }

    /// An argument label in a declaration.
    @inline(never)
    package mutating func appendInterpolation(declaredLabel name: Identifier) {
      code.unindented.append(name.declaredLabel)
    }

    /// A name outside code: in a comment, or inside a literal.
    @inline(never)
    package mutating func appendInterpolation(plain name: Identifier) { code.unindented.append(name.name) }

    @inline(never)
    package mutating func appendInterpolation(_ literal: StringLiteral) {
      code.unindented.append(literal.spelled)
    }

    /// A line of a multi-line literal. The quotes are removed as bytes, because an accent may combine with the quote
    /// before it.
    @inline(never)
    package mutating func appendInterpolation(unquoted literal: StringLiteral) {
      code.unindented.append(String(Substring(literal.spelled.utf8.dropFirst().dropLast())))
    }

    @inline(never)
    package mutating func appendInterpolation(_ type: SwiftType) { code.unindented.append(type.spelling) }

    @inline(never)
    package mutating func appendInterpolation(_ number: Int) { code.unindented.append(String(number)) }

    /// Code with the location for messages, if only the Swift compiler can check it.
    @inline(never)
    package mutating func appendInterpolation(_ other: Code, at location: SourceLocation?) {
      if let location { code.add(CodeMarks(at: location), at: code.unindented.count) }
      code += other
    }
  }
}

extension [Code] {
  /// The pieces joined, with a separator between them.
  package func joined(separator: Code) -> Code {
    var joined: Code = ""
    for (index, code) in enumerated() {
      if index > 0 { joined += separator }
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

  /// The longer array is reused without a copy if it is uniquely referenced.
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
    // Most arrays are made to be indented: they are reused without a copy.
    consuming get {
      for index in indices { self[index].depth += 2 }
      return self
    }
  }
}
