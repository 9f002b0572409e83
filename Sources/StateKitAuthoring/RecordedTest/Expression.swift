internal import StateKitGenerator

/// A Swift expression that is broken into lines where it is too long for one.
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

  /// The expression on one line.
  var code: Code {
    switch self {
    case .plain(let code): code
    case .call, .array:
      "\(opening)\((elements.map { "\($0.start)\($0.value.code)" } as [Code]).joined(separator: ", "))\(closing)"
    case .dictionary(let pairs):
      pairs.isEmpty
        ? "[:]"
        : "\(opening)\((elements.map { "\($0.start)\($0.value.code)" } as [Code]).joined(separator: ", "))\(closing)"
    }
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
    }
  }

  private var closing: Code {
    switch self {
    case .plain: ""
    case .call: ")"
    case .array, .dictionary: "]"
    }
  }

  private var elements: [(start: Code, value: Expression)] {
    switch self {
    case .plain: []
    case .call(_, let elements): elements.map { ($0.label.map { "\(label: $0): " } ?? "", $0.value) }
    case .array(let elements): elements.map { ("", $0) }
    case .dictionary(let pairs): pairs.map { ("\($0.key): ", $0.value) }
    }
  }

  private var isCall: Bool {
    if case .call = self { true } else { false }
  }

  /// The lines of the expression between `start` and `end`: one if it fits, otherwise one for all elements of a call,
  /// or one for each.
  func lines(after start: Code = "", before end: Code = "", within width: Int) -> [Code] {
    let line: Code = "\(start)\(code)\(end)"
    if line.text.count <= width || elements.isEmpty { return [line] }
    return ["\(start)\(opening)"] + inside(within: width - 2).indented + ["\(closing)\(end)"]
  }

  private func inside(within width: Int) -> [Code] {
    let elements = elements
    if isCall {
      let line: Code = (elements.map { "\($0.start)\($0.value.code)" } as [Code]).joined(separator: ", ")
      if line.text.count <= width { return [line] }
    }
    return elements.enumerated().flatMap { index, element in
      let comma: Code = index == elements.count - 1 && isCall ? "" : ","
      return element.value.lines(after: element.start, before: comma, within: width)
    }
  }
}
