import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ImportTranslatorTests {
  private func imports(_ access: String, _ state: String, action: String = "{}") -> [String] {
    generated(
      """
      {
        "statekit": 1, "access": "\(access)", "imports": ["Foundation", "Models"],
        "domains": { "App": { "state": { "value": \(state) }, "actions": { "ended": \(action) } } }
      }
      """
    )
    .split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
  }

  @Test func `internal files import without a word`() {
    expectEqual(imports("internal", #""URL""#), ["import StateKit", "import Foundation", "import Models"])
  }

  @Test func `a handler of a reaction shows its values, but not the id of an element`() {
    let files = generated([
      "App": #"""
      {"statekit": 1, "access": "public", "imports": ["Foundation", "Models"], "domains": {"App": {
        "children": {"rows": {"domain": "Row", "kind": "each"}}, "reactions": {"rows.loaded": "handler"}}}}
      """#,
      "Row": #"""
      {"statekit": 1, "access": "public", "imports": ["Models"], "domains": {"Row": {
        "state": {"id": "Int"}, "actions": {"loaded": "(post: Models.Post)"}}}}
      """#,
    ])
    let lines = (files["App.statekit.swift"] ?? "").split(separator: "\n").filter { $0.contains("import ") }
    expectEqual(lines, ["public import StateKit", "import Foundation", "public import Models"])
  }

  @Test(arguments: [
    (#""reactions": {"row.loaded": "handler"}"#, ["public import Foundation", "public import Models"]),
    (#""reactions": {"row.dated": "handler"}"#, ["public import Foundation"]),
    (#""reactions": {"row.posted": "handler"}"#, ["public import Models"]),
    (#""reactions": {"row.counted": "handler"}"#, []),
    (
      #""bridges": [{"on": "row.loaded", "dispatch": "row.copied"}]"#, ["import Foundation", "import Models"]
    ),
  ])
  func `modules of the values of actions below are imported`(wiring: String, expected: [String]) {
    let files = generated([
      "App": #"""
      {"statekit": 1, "access": "public", "domains": {"App": {
        "children": {"row": "Row"}, \#(wiring)}}}
      """#,
      "Row": #"""
      {"statekit": 1, "access": "public", "imports": ["Foundation", "Models"], "domains": {"Row": {"actions": {
        "loaded": "(date: Foundation.Date, post: Models.Post)", "dated": "(date: Foundation.Date, url: URL?)",
        "posted": "Models.Post", "counted": "Int", "copied": "(date: Foundation.Date, post: Models.Post)"}}}}
      """#,
    ])
    let lines = (files["App.statekit.swift"] ?? "").split(separator: "\n").filter { $0.contains("import ") }
    expectEqual(lines.dropFirst().map(String.init), expected)
  }

  @Test(arguments: [
    (#""URL""#, "{}", true, true),
    (#""Foundation.URL""#, "{}", true, false),
    (#""[String: Models.Post?] = [:]""#, "{}", false, true),
    (#""Int = 1""#, #""(a: [Models.Post], b: Int)""#, false, true),
    (#""Int = 1""#, "{}", false, false),
    (#""Post.ID""#, "{}", true, true),
    (#""Unicode.Scalar""#, #""[Task<Models.Post, Never>]""#, false, true),
    (#""Int = Date.now.day""#, "{}", true, true),
    (#""Result<Int, Models.Failure> = .success(1)""#, "{}", false, true),
  ])
  func `public files show the modules that something public may need`(
    state: String,
    action: String,
    isFoundationShown: Bool,
    isModelsShown: Bool
  ) {
    expectEqual(
      imports("public", state, action: action),
      [
        "public import StateKit", (isFoundationShown ? "public " : "") + "import Foundation",
        (isModelsShown ? "public " : "") + "import Models",
      ]
    )
  }
}
