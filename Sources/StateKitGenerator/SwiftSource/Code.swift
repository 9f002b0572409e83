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

  package private(set) var text: String
  private(set) var places: [Place] = []
  /// For each list in the text the offsets of its elements and of its end: where a long line may be broken.
  private(set) var lists: [[Int]] = []

  package init(stringLiteral text: String) {
    self.text = text
  }

  package init(stringInterpolation: Interpolation) {
    self = stringInterpolation.code
  }

  /// An expression of the schema that was checked to be one.
  package init(expression text: String, at location: SourceLocation? = nil) {
    self.text = text
    if let location { places = [Place(offset: 0, location: location)] }
  }

  /// A type in a file of the user's, with those of Swift's own by their full names that are hidden there.
  package init(_ type: SwiftType, qualifying hidden: Set<String>) {
    self.text = type.spelling(qualifying: hidden)
  }

  package var isEmpty: Bool { text.isEmpty }

  fileprivate mutating func breakable(at offsets: [Int]) {
    if offsets.count > 1 { lists.append(offsets) }
  }

  package static func += (left: inout Code, right: Code) {
    let start: Int = left.text.utf8.count
    left.text += right.text
    for place in right.places {
      left.places.append(Place(offset: start + place.offset, location: place.location))
    }
    for list in right.lists { left.lists.append(list.map { start + $0 }) }
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

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { code.text += text }

    package mutating func appendInterpolation(_ other: Code) { code += other }

    /// The name of a declaration or a reference to one.
    package mutating func appendInterpolation(_ name: Identifier) { code.text += name.spelled }

    /// An argument label where it is used.
    package mutating func appendInterpolation(label name: Identifier) { code.text += name.label }

    /// An argument label where it is declared.
    package mutating func appendInterpolation(declaredLabel name: Identifier) {
      code.text += name.declaredLabel
    }

    /// A name where no code reads it: in a comment, or in the middle of a literal.
    package mutating func appendInterpolation(plain name: Identifier) { code.text += name.name }

    package mutating func appendInterpolation(_ literal: StringLiteral) { code.text += literal.spelled }

    /// A line of a literal of several lines. The quotes go by scalar: an accent joins the one before it.
    package mutating func appendInterpolation(unquoted literal: StringLiteral) {
      code.text.unicodeScalars += literal.spelled.unicodeScalars.dropFirst().dropLast()
    }

    package mutating func appendInterpolation(_ type: SwiftType) { code.text += type.spelling }

    package mutating func appendInterpolation(_ number: Int) { code.text += String(number) }

    /// What Swift must judge, with the place that its message shall name.
    package mutating func appendInterpolation(_ other: Code, at location: SourceLocation?) {
      if let location { code.places.append(Place(offset: code.text.utf8.count, location: location)) }
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
    var list: Code = ""
    var offsets: [Int] = []
    for (index, code) in enumerated() {
      if index > 0 { list += ", " }
      offsets.append(list.text.utf8.count)
      list += code
    }
    list.breakable(at: offsets + [list.text.utf8.count])
    return list
  }

  /// The lines one level deeper.
  package var indented: [Code] { map { "  " + $0 } }
}
