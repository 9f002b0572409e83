/// An `if` or a loop with one statement, on one line if the line is short enough for the body of a property.
enum ConditionCode {
  static func lines(_ condition: Code, then statement: Code) -> [Code] {
    let line: Code = "\(condition) { \(statement) }"
    return line.isShort(within: 100) ? [line] : ["\(condition) {", "  \(statement)", "}"]
  }
}
