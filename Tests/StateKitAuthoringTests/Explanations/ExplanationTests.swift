import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct ExplanationTests {
  @Test func `the tool has the explanations of all pages`() throws {
    let wanted = try DiagnosticPage.all().map(\.explanation)
    let told = Dictionary(Explanations.all.map { ($0.code, $0.text) }) { text, _ in text }
    let stale = wanted.filter { $0.text != told[$0.code] }.map(\.code)
    expectEqual(stale, [], "run .ci/record-reference, and build again")
    expectEqual(Explanations.all.map(\.code), wanted.map(\.code))
  }

  @Test(arguments: try DiagnosticPage.all().filter { $0.wrong.contains(where: \.isSwift) })
  func `Swift beside a wrong schema only has the mistake of its page, and the right one is complete`(
    page: DiagnosticPage
  ) {
    let found = ExampleRun(page.wrong).allDiagnostics
    expectEqual(found.map(\.code), [String(page.code)], "\(found.map(\.message))")
    expectEqual(ExampleRun(page.right).allDiagnostics.map(\.message), [])
    expectEqual(ExampleRun(page.right).written, [])
  }

  @Test(arguments: try DiagnosticPage.all())
  func `each is written to be read, on a terminal, too`(page: DiagnosticPage) {
    #expect(!page.title.isEmpty && !page.title.hasSuffix("."))
    for part in [page.meaning, page.reason] {
      #expect(part.hasSuffix("."))
      let words = part.replacing(#/`[^`]*`|\\[\W_]/#, with: "")
      #expect(!words.contains(#/[*_`<>\[\]#~]|\n\n/#), "a mark that is not of code has no '\\' before it")
    }
    let tooLong = page.explanation.text.split(separator: "\n").filter { $0.count > 130 }
    expectEqual(tooLong, [])
  }

  @Test func `the text has all parts`() throws {
    let explanation = try #require(Explanations.explanation(of: "SK0215"))
    expectEqual(
      explanation.text,
      """
      SK0215: An 'allow' without an effect

      The declaration allows a warning or note that is not found in it, or that a declaration further in allows
      already: the narrowest 'allow' around a warning is the one that counts.

      The allowed warning was corrected since, or stands elsewhere. The entry would silence the next warning of
      its kind unseen. Errors cannot be silenced. An allowed SK0690 stays as it is where a path with '*', in whatever file,
      names the action among others.

      Wrong:

          {
            "statekit": 1,
            "domains": {
              "Filter": { "actions": { "cleared": { "allow": ["SK0411"] } } }
            }
          }

      Right:

          {
            "statekit": 1,
            "domains": {
              "Filter": { "actions": { "cleared": {} } }
            }
          }

      """
    )
  }

  @Test func `files are shown below their names`() throws {
    let explanation = try #require(Explanations.explanation(of: "SK0507"))
    let app =
      #"{ "statekit": 1, "access": "public", "domains": { "App": { "children": { "users": "Users" } } } }"#
    #expect(
      explanation.text.contains(
        """
        Wrong:

          App.statekit.json

            \(app)

          Users.statekit.json

            { "statekit": 1, "domains": { "Users": {} } }

        Right:

          App.statekit.json

            \(app)

          Users.statekit.json

            { "statekit": 1, "access": "public", "domains": { "Users": {} } }

        """
      )
    )
  }

  @Test func `an empty file is a name without text`() throws {
    let explanation = try #require(Explanations.explanation(of: "SK0101"))
    #expect(
      explanation.text.contains("Wrong:\n\n  Users.statekit.json\n\nRight:\n\n  Users.statekit.json\n\n    {")
    )
  }

  @Test(arguments: ["SK0640", "sk0640", "Sk0640", "0640", "640", "sk640"])
  func `a code is found in any case, and by its number`(code: String) {
    expectEqual(Explanations.explanation(of: code)?.code, "SK0640")
  }

  @Test(arguments: [
    ("SK0646", ["SK0645", "SK0644", "SK0643"]), ("0646", ["SK0645", "SK0644", "SK0643"]),
    ("SK0225", ["SK0222", "SK0221", "SK0220"]), ("SK9999", []), ("bridges", []), ("", []), ("SK", []),
    ("SK0640a", ["SK0640", "SK0641", "SK0642"]), ("-640", ["SK0640", "SK0641", "SK0642"]),
    ("SK99999999999999999999", []), ("SK064O", ["SK0640"]),
  ])
  func `for another code the nearest are known`(code: String, near: [String]) {
    #expect(Explanations.explanation(of: code) == nil)
    expectEqual(Explanations.codes(near: code), near)
  }

  @Test func `the types that a request must not hide are listed`() throws {
    let text = try #require(Explanations.explanation(of: "SK0665")).text
    let names = RuntimeNames.namesInside.map { "'\($0)'" }
    expectEqual(names.filter { !text.contains($0) }, [])
  }

  @Test(arguments: [
    ("SK0701", CostLimits.payload, "bytes"), ("SK0702", CostLimits.levels, "others"),
    ("SK0703", CostLimits.cases, "actions"),
  ])
  func `an explanation names the limit`(code: String, limit: Int, what: String) throws {
    let text = try #require(Explanations.explanation(of: code)).text
    #expect(text.contains(#/(bove|more\ than)\s+/#) && text.contains(" \(limit) \(what)"))
  }
}
