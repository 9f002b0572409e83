#if Import
internal import SwiftSyntax

/// A pattern that binds the values of a case, and a call that makes a case of them.
enum CaseText {
  static func of(_ element: EnumCaseElementSyntax, named name: String, patternName: String? = nil) -> (
    pattern: String, call: String
  ) {
    let values = element.values
    let own = patternName ?? element.name.plainText
    if values.isEmpty { return (".\(own)", ".\(name)") }
    let names = values.enumerated().map { index, value in
      value.label ?? "value\(index)"
    }
    let arguments = zip(values, names).map { value, name in
      value.label.map { "\($0): \(name)" } ?? name
    }
    let pattern = names.map { "let \($0)" }.joined(separator: ", ")
    return (".\(own)(\(pattern))", ".\(name)(\(arguments.joined(separator: ", ")))")
  }
}
#endif
