/// An object or array whose closing bracket is still to come.
struct JSONContainer {
  let isObject: Bool
  /// The offset of the opening bracket.
  let start: Int
  /// The key whose value comes next; nil in an array.
  var key: JSONString?
  /// The column at which its entries begin, if each begins a line; set only while a text with mistakes is read.
  var column: Int?
  private(set) var elements: [JSONNode] = []
  private(set) var members: [JSONMember] = []

  init(isObject: Bool, start: Int) {
    self.isObject = isObject
    self.start = start
  }

  var closingBracket: UInt8 { isObject ? ASCII.closeBrace : ASCII.closeBracket }

  mutating func append(_ value: JSONNode) {
    if let key {
      members.append(JSONMember(key: key, value: value))
    } else {
      elements.append(value)
    }
  }

  /// The finished value, in which each key appears once.
  func value(reportingTo diagnostics: DiagnosticCollector) -> JSONNode.Value {
    isObject ? .object(members.withoutDuplicates(reportingTo: diagnostics)) : .array(elements)
  }
}
