import Testing

@testable import StateKitGenerator

/// A wrong text in a schema's string, with `1️⃣` at its mistake, and the code of the mistake.
struct StringMistake: CustomTestStringConvertible {
  let text: String
  let code: String

  init(_ text: String, _ code: String) {
    self.text = text
    self.code = code
  }

  var testDescription: String { text.debugDescription }

  func assert<Value>(
    _ parse: (JSONString, DiagnosticCollector) -> Value?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText("\"" + text + "\"")
    let diagnostics = DiagnosticCollector()
    let value = parse(marked.jsonString, diagnostics)
    let found = diagnostics.diagnostics.map { "\($0.code) at \($0.location.line):\($0.location.column)" }
    #expect(
      found == ["\(code) at \(marked.place(of: "1️⃣") ?? "no marker")"],
      "\(diagnostics.diagnostics.map(\.message))",
      sourceLocation: sourceLocation
    )
    #expect(value == nil, sourceLocation: sourceLocation)
  }
}

extension MarkedText {
  /// The string that a file consists of, quotes included.
  fileprivate var jsonString: JSONString {
    let file = SourceFile(path: "Test.json", bytes: bytes)
    let text = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    return JSONString(text: text, location: file.location(at: 0), escapes: [])
  }
}

/// The value that a parser makes of a string without mistakes.
func parsedString<Value>(
  _ text: String,
  _ parse: (JSONString, DiagnosticCollector) -> Value?,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Value {
  let diagnostics = DiagnosticCollector()
  let file = SourceFile(path: "Test.json", text: "\"" + text + "\"")
  let string = JSONString(text: text, location: file.location(at: 0), escapes: [])
  let value = parse(string, diagnostics)
  #expect(diagnostics.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(value, sourceLocation: sourceLocation)
}
