import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator
@testable import StateKitToolSupport
@testable import statekit_gen

@Suite struct DiagnosticFormTests {
  let file = SourceFile(path: "in/Users.statekit.json", text: "{\n\t\"domian\": {},\n  \"é domian\": {}\n}\n")

  private func diagnostic(_ message: String = "a file has no key 'domian'.") -> Diagnostic {
    Diagnostic(
      .error,
      "SK0123",
      message,
      at: file.location(at: 22),
      notes: [Diagnostic.Note(message: "the first one is here", location: file.location(at: 3))],
      suggestion: "domains"
    )
  }

  private var warning: Diagnostic { Diagnostic(.warning, "SK0001", "one", at: file.location(at: 0)) }
  private var note: Diagnostic { Diagnostic(.note, "SK0002", "two", at: file.location(at: 3)) }

  // MARK: json

  @Test func `json has an object on a line for each diagnostic, with all keys`() {
    expectEqual(
      JSONFormat().text(of: [diagnostic(), warning]),
      #"""
      {"severity": "error", "code": "SK0123", "message": "a file has no key 'domian'.", "path": "in/Users.statekit.json", "line": 3, "column": 5, "suggestion": "domains", "notes": [{"message": "the first one is here", "path": "in/Users.statekit.json", "line": 2, "column": 2}]}
      {"severity": "warning", "code": "SK0001", "message": "one", "path": "in/Users.statekit.json", "line": 1, "column": 1, "suggestion": null, "notes": []}

      """#
    )
    expectEqual(JSONFormat().text(of: []), "")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `for any message, each line of json is an object with the message`(seed: UInt64) throws {
    var state = seed
    var message = String.UnicodeScalarView()
    for _ in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Half of the characters are below U+00A2, among them those that have to be escaped.
      let value = state >> 63 == 0 ? UInt32(state >> 33) % 0xA2 : UInt32(state >> 33) % 0x2100
      message.append(Unicode.Scalar(value) ?? "x")
    }
    let text = JSONFormat().text(of: [diagnostic(String(message))])
    #expect(text.dropLast().allSatisfy { !$0.isNewline })
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    expectEqual(object?["message"] as? String, String(message))
  }

  // MARK: xcode

  @Test func `xcode has lines with whole paths`() {
    let format = XcodeFormat(currentFolder: "/app")
    expectEqual(
      format.text(of: [diagnostic(), warning, note]),
      """
      /app/in/Users.statekit.json:3:5: error: a file has no key 'domian'; did you mean 'domains'? [SK0123]
      /app/in/Users.statekit.json:2:2: note: the first one is here
      /app/in/Users.statekit.json:1:1: warning: one [SK0001]
      /app/in/Users.statekit.json:2:2: note: two [SK0002]

      """
    )
    #expect(!format.text(of: [diagnostic("a\nb")]).contains("a\nb"))
  }

  // MARK: github

  @Test func `github has a workflow command for each diagnostic`() {
    expectEqual(
      github([diagnostic(), warning, note]),
      """
      ::error file=in/Users.statekit.json,line=3,col=5,title=SK0123::a file has no key 'domian'; did you mean 'domains'?%0Ain/Users.statekit.json:2: the first one is here
      ::warning file=in/Users.statekit.json,line=1,col=1,title=SK0001::one
      ::notice file=in/Users.statekit.json,line=2,col=2,title=SK0002::two

      """
    )
  }

  @Test func `characters that would end a workflow command are escaped`() {
    let file = SourceFile(path: "50%, a:b\r\n.statekit.json", text: "{}")
    let diagnostic = Diagnostic(.error, "SK0001", "50%, a:b\r\n::error::", at: file.location(at: 0))
    expectEqual(
      github([diagnostic]),
      "::error file=50%25%2C a%3Ab%0D%0A.statekit.json,line=1,col=1,title=SK0001::50%25, a:b␍␊::error::\n"
    )
  }

  @Test func `a log on github can be read in a terminal`() {
    let file = SourceFile(path: "\u{1B}[2J.json", text: "{}")
    let note = Diagnostic.Note(message: "no\u{1B}te\n", location: file.location(at: 0))
    let diagnostic = Diagnostic(.error, "SK0001", "o\u{1B}ne\n", at: file.location(at: 0), notes: [note])
    expectEqual(
      github([diagnostic]),
      "::error file=␛[2J.json,line=1,col=1,title=SK0001::o␛ne␊%0A␛[2J.json:1: no␛te␊\n"
    )
  }

  @Test func `standard input is no file that github could show`() {
    let file = SourceFile(path: "<stdin>", text: "{}")
    let diagnostic = Diagnostic(.error, "SK0001", "one", at: file.location(at: 0))
    expectEqual(github([diagnostic]), "::error title=SK0001::one\n")
    expectEqual(
      XcodeFormat(currentFolder: "/app").text(of: [diagnostic]),
      "<stdin>:1:1: error: one [SK0001]\n"
    )
  }

  @Test(arguments: [
    ("a.json", "/repo", "/repo/app", "app/a.json"),
    ("./a.json", "/repo/", "/repo/app", "app/a.json"), (".//a.json", "/repo", "/repo/app", "app/a.json"),
    ("/repo/app/a.json", "/repo", "/repo/app", "app/a.json"),
    ("a.json", "/repo", "/repository", "a.json"),
    ("../a.json", "/repo", "/repo/app", "../a.json"),
    ("/other/a.json", "/repo", "/repo", "/other/a.json"),
  ])
  func `paths are relative to the root of the repository`(
    path: String,
    workspace: String,
    current: String,
    expected: String
  ) {
    expectEqual(SchemaPath.relative(path, to: workspace, from: current), expected)
  }

  private func github(_ diagnostics: [Diagnostic]) -> String {
    GitHubFormat(workspace: nil, currentFolder: "/app").text(of: diagnostics)
  }
}
