internal import StateKitGenerator

/// A Swift expression that is broken into lines if it is too long for one line.
indirect enum Expression {
  /// A part of a list: `id: 1`.
  struct Element {
    var label: Identifier?
    let value: Expression
  }

  case plain(Code)
  /// `Product(id: 1, name: "Tea")`
  case call(Code, [Element])
  /// `[1, 2]`
  case array([Expression])
  /// `[1: "a"]`
  case dictionary([(key: Code, value: Expression)])
  /// `{ text in find.call(text) }`
  case closure(head: Code, body: Code)

  /// The expression on one line.
  var code: Code {
    switch self {
    case .plain(let code): code
    case .dictionary(let pairs) where pairs.isEmpty: "[:]"
    case .call, .array, .dictionary: "\(opening)\(elementsOnOneLine)\(closing)"
    case .closure(_, let body): "\(opening) \(body) }"
    }
  }

  private var elementsOnOneLine: Code {
    let codes: [Code] = elements.map { "\($0.start)\($0.value.code)" }
    return codes.joined(separator: ", ")
  }

  /// A call with values by their labels.
  static func call(_ name: Code, _ payload: [PayloadValueModel], _ values: [Expression]) -> Expression {
    if payload.isEmpty { return .plain(name) }
    return .call(name, zip(payload, values).map { Element(label: $0.label, value: $1) })
  }

  private var opening: Code {
    switch self {
    case .plain(let code): code
    case .call(let name, _): "\(name)("
    case .array, .dictionary: "["
    case .closure(let head, _): head.isEmpty ? "{" : "{ \(head) in"
    }
  }

  private var closing: Code {
    switch self {
    case .plain: ""
    case .call: ")"
    case .array, .dictionary: "]"
    case .closure: "}"
    }
  }

  private var elements: [(start: Code, value: Expression)] {
    switch self {
    case .plain: []
    case .call(_, let elements): elements.map { ($0.label.map { "\(label: $0): " } ?? "", $0.value) }
    case .array(let elements): elements.map { ("", $0) }
    case .dictionary(let pairs): pairs.map { ("\($0.key): ", $0.value) }
    case .closure(_, let body): [("", .plain(body))]
    }
  }

  /// Whether a comma follows the last element on a line of its own.
  private var endsWithComma: Bool {
    switch self {
    case .array, .dictionary: true
    case .plain, .call, .closure: false
    }
  }

  /// The lines of the expression between `start` and `end`: one if it fits, otherwise one for each
  /// element.
  func lines(after start: Code = "", before end: Code = "", within width: Int) -> [Code] {
    let line: Code = "\(start)\(code)\(end)"
    if line.text.count <= width || elements.isEmpty { return [line] }
    return ["\(start)\(opening)"] + inside(within: width - 2).indented + ["\(closing)\(end)"]
  }

  private func inside(within width: Int) -> [Code] {
    let elements = elements
    return elements.enumerated().flatMap { index, element in
      let comma: Code = index == elements.count - 1 && !endsWithComma ? "" : ","
      return element.value.lines(after: element.start, before: comma, within: width)
    }
  }
}
