import StateKitTestSupport
import Testing

@testable import StateKitGenerator
@testable import StateKitToolSupport

@Suite struct TextFormatTests {
  let file = SourceFile(path: "in/Users.statekit.json", text: "{\n\t\"domian\": {},\n  \"domian\": {}\n}\n")

  @Test func `a place, a severity, a message and a code, then the line with a caret`() {
    let diagnostic = Diagnostic(.error, "SK0123", "a file has no key 'domian'", at: file.location(at: 3))
    expectEqual(
      print(diagnostic),
      """
      in/Users.statekit.json:2:2: error: a file has no key 'domian' [SK0123]
       2 | \t"domian": {},
         | \t^

      """
    )
  }

  @Test func `a suggestion is a question on the same line`() {
    let diagnostic = Diagnostic(
      .warning,
      "SK0123",
      "a file has no key 'domian'",
      at: file.location(at: 3),
      suggestion: "domains"
    )
    #expect(
      print(diagnostic).hasPrefix(
        "in/Users.statekit.json:2:2: warning: a file has no key 'domian'; did you mean 'domains'? [SK0123]\n"
      )
    )
  }

  @Test(arguments: [
    (Diagnostic.Severity.error, "error", "1;31"), (.warning, "warning", "1;35"), (.note, "note", "1;36"),
  ])
  func `each severity has its word and its colour`(
    severity: Diagnostic.Severity,
    word: String,
    color: String
  ) {
    let diagnostic = Diagnostic(severity, "SK0123", "large", at: file.location(at: 3))
    #expect(print(diagnostic).hasPrefix("in/Users.statekit.json:2:2: \(word): large [SK0123]\n"))
    let text = TextFormat(colors: true).text(of: [diagnostic])
    #expect(text.contains("\u{1B}[\(color)m\(word):\u{1B}[0m"))
  }

  @Test func `notes follow with lines of their own`() {
    let note = Diagnostic.Note(message: "the first one is here", location: file.location(at: 3))
    let diagnostic = Diagnostic(.error, "SK0119", "twice", at: file.location(at: 19), notes: [note])
    expectEqual(
      print(diagnostic),
      """
      in/Users.statekit.json:3:3: error: twice [SK0119]
       3 |   "domian": {}
         |   ^
      in/Users.statekit.json:2:2: note: the first one is here
       2 | \t"domian": {},
         | \t^

      """
    )
  }

  @Test func `several notes follow in order, each with the line and the caret of its own file`() {
    let other = SourceFile(path: "漢字.statekit.json", text: "{\n\t\"漢字\":\t1\n}")
    let notes = [
      Diagnostic.Note(message: "second", location: other.location(at: 13)),
      Diagnostic.Note(message: "first", location: file.location(at: 0)),
    ]
    let diagnostic = Diagnostic(.warning, "SK0119", "both", at: file.location(at: 19), notes: notes)
    expectEqual(
      print(diagnostic),
      """
      in/Users.statekit.json:3:3: warning: both [SK0119]
       3 |   "domian": {}
         |   ^
      漢字.statekit.json:2:8: note: second
       2 | \t"漢字":\t1
         | \t       \t^
      in/Users.statekit.json:1:1: note: first
       1 | {
         | ^

      """
    )
  }

  @Test func `diagnostics follow each other without a gap`() {
    let diagnostic = Diagnostic(.error, "SK0001", "one", at: file.location(at: 0))
    expectEqual(
      TextFormat(colors: false).text(of: [diagnostic, diagnostic]),
      print(diagnostic) + print(diagnostic)
    )
  }

  @Test func `a message stays on one line with any quoted text`() {
    let diagnostic = Diagnostic(.error, "SK0001", "the name 'a\nb\u{1B}[2J'", at: file.location(at: 0))
    #expect(print(diagnostic).hasPrefix("in/Users.statekit.json:1:1: error: the name 'a␊b␛[2J' [SK0001]\n"))
  }

  @Test func `the gutter is as wide as the number of the line`() {
    let file = SourceFile(path: "x", text: String(repeating: "\n", count: 99) + "{}\n")
    let text = print(Diagnostic(.error, "SK0001", "one", at: file.location(at: 99)))
    expectEqual(text, "x:100:1: error: one [SK0001]\n 100 | {}\n     | ^\n")
  }

  /// Lines of these forms are commands for a runner of GitHub Actions, Azure Pipelines or TeamCity.
  @Test(arguments: [
    "::error file=x::boom", "  ::set-output name=a::b", "##vso[task.setvariable variable=a]b",
    "##[error]boom",
    "{\"a\": \"##teamcity[buildStop comment='x']\"}",
  ])
  func `a printed line is not a command of a CI runner, for any text of the schema`(line: String) {
    let path = line.hasPrefix(" ") ? "x" : line
    for column in 0..<line.utf8.count {
      let file = SourceFile(path: path, text: line)
      let text = print(Diagnostic(.error, "SK0001", "the name '\(line)'", at: file.location(at: column)))
      for line in text.split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::"))
        #expect(!line.contains(/##[a-z]*\[/))
      }
    }
  }

  @Test func `two number signs that are no command stay as they are`() {
    let file = SourceFile(path: "x", text: "## Title [1] ##")
    let text = print(Diagnostic(.error, "SK0001", "one", at: file.location(at: 0)))
    #expect(text.contains(" 1 | ## Title [1] ##\n"))
  }

  @Test func `colours wrap the parts and change no text`() {
    let diagnostic = Diagnostic(.error, "SK0001", "one", at: file.location(at: 0))
    let colored = TextFormat(colors: true).text(of: [diagnostic])
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    expectEqual(colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""), print(diagnostic))
  }

  private func print(_ diagnostic: Diagnostic) -> String {
    TextFormat(colors: false).text(of: [diagnostic])
  }
}
