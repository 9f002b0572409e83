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
  }

  fileprivate(set) var unindented: String
  /// How many spaces stand in front of it where it is a line.
  fileprivate(set) var depth: Int = 0
  private(set) var places: [Place] = []
  /// Where a long line may be broken.
  fileprivate(set) var longestList: BreakableList?

  package init(stringLiteral text: String) {
    self.unindented = text
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.code
  }

  /// An expression of the schema that was checked to be one.
  package init(expression text: String, at location: SourceLocation? = nil) {
    self.unindented = text
    if let location { places = [Place(offset: 0, location: location)] }
  }

  /// A type in a file of the user's, with those of Swift's own by their full names that are hidden there.
  package init(_ type: SwiftType, qualifying hidden: Set<String>) {
    self.unindented = type.spelling(qualifying: hidden)
  }

  package var text: String {
    depth == 0 ? unindented : String(repeating: " ", count: depth) + unindented
  }

  package var isEmpty: Bool { unindented.isEmpty }

  /// Whether it has no more than so many characters, which are counted only where the bytes leave it open.
  func isShort(within limit: Int) -> Bool {
    unindented.utf8.count <= limit || unindented.count <= limit
  }

  /// Whether it has no more than so many characters together with what stands behind it.
  func isShort(with end: String, within limit: Int) -> Bool {
    unindented.utf8.count + end.utf8.count <= limit || unindented.count + end.count <= limit
  }

  package static func += (left: inout Code, right: Code) {
    for _ in 0..<right.depth { left.unindented += " " }
    let start: Int = left.unindented.utf8.count
    left.unindented += right.unindented
    if !right.places.isEmpty {
      left.places += right.places.map { Place(offset: start + $0.offset, location: $0.location) }
    }
    if let list = right.longestList { left.offer(list, behind: start) }
  }

  /// Keeps a list of code that was put behind so many bytes, if it is longer than the present one.
  fileprivate mutating func offer(_ list: BreakableList, behind start: Int) {
    longestList = longestList?.longer(list, behind: start) ?? list.moved(by: start)
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
      // Strings of up to 15 bytes need no memory of their own, as long as nobody reserves it.
      let isLong: Bool = literalCapacity + 6 * interpolationCount > 15
      if isLong { code.unindented.reserveCapacity(literalCapacity + 16 * interpolationCount) }
    }

    package mutating func appendLiteral(_ text: String) { code.unindented += text }

    package mutating func appendInterpolation(_ other: Code) { code += other }

    /// The name of a declaration or a reference to one.
    package mutating func appendInterpolation(_ name: Identifier) { code.unindented += name.spelled }

    /// An argument label where it is used.
    package mutating func appendInterpolation(label name: Identifier) { code.unindented += name.label }

    /// An argument label where it is declared.
    package mutating func appendInterpolation(declaredLabel name: Identifier) {
      code.unindented += name.declaredLabel
    }

    /// A name where no code reads it: in a comment, or in the middle of a literal.
    package mutating func appendInterpolation(plain name: Identifier) { code.unindented += name.name }

    package mutating func appendInterpolation(_ literal: StringLiteral) { code.unindented += literal.spelled }

    /// A line of a literal of several lines. The quotes go by scalar: an accent joins the one before it.
    package mutating func appendInterpolation(unquoted literal: StringLiteral) {
      code.unindented.unicodeScalars += literal.spelled.unicodeScalars.dropFirst().dropLast()
    }

    package mutating func appendInterpolation(_ type: SwiftType) { code.unindented += type.spelling }

    package mutating func appendInterpolation(_ number: Int) { code.unindented += String(number) }

    /// What Swift must judge, with the place that its message shall name.
    package mutating func appendInterpolation(_ other: Code, at location: SourceLocation?) {
      if let location { code.places.append(Place(offset: code.unindented.utf8.count, location: location)) }
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
    if isEmpty { return "" }
    var list: Code = ""
    var offsets: [Int] = []
    offsets.reserveCapacity(count + 1)
    for code in self {
      if !offsets.isEmpty { list.unindented += ", " }
      offsets.append(list.unindented.utf8.count)
      list += code
    }
    offsets.append(list.unindented.utf8.count)
    list.offer(BreakableList(offsets), behind: 0)
    return list
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
