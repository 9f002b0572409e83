import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct ExplanationTests {
  @Test(arguments: Explanations.all.map(\.code))
  func `the wrong example only has this mistake, and the right example has no mistake`(code: String) throws {
    let explanation = try #require(Explanations.explanation(of: code))
    let found = ExampleRun(explanation.wrong).diagnostics
    expectEqual(found.map(\.code), [code], "\(found.map(\.message))")
    expectEqual(ExampleRun(explanation.right).diagnostics.map(\.message), [])
  }

  /// A right example already contains the code that the scaffold would add.
  @Test(arguments: Explanations.all.map(\.code))
  func `a right example is complete`(code: String) throws {
    let explanation = try #require(Explanations.explanation(of: code))
    expectEqual(ExampleRun(explanation.right).written, [])
  }

  @Test(arguments: Explanations.all.map(\.code))
  func `each is written to be read`(code: String) throws {
    let explanation = try #require(Explanations.explanation(of: code))
    #expect(!explanation.title.isEmpty && !explanation.title.hasSuffix("."))
    #expect(explanation.meaning.hasSuffix(".") && explanation.reason.hasSuffix("."))
    let tooLong = explanation.text.split(separator: "\n").filter { $0.count > 130 }
    expectEqual(tooLong, [])
  }

  @Test func `no code is explained twice`() {
    let codes = Explanations.all.map(\.code)
    expectEqual(codes, Set(codes).sorted())
  }

  @Test func `the text has all parts`() throws {
    let explanation = try #require(Explanations.explanation(of: "SK0215"))
    expectEqual(
      explanation.text,
      """
      SK0215: An 'allow' without an effect

      \(explanation.meaning)

      \(explanation.reason)

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

  @Test func `an ellipsis stands for bytes`() throws {
    let explanation = try #require(Explanations.explanation(of: "SK0102"))
    #expect(explanation.wrong[0].text.contains(#"caf…."#))
    #expect(explanation.wrong[0].bytes.contains(0xE9))
    expectEqual(ExampleFile("", "…").bytes, Array("…".utf8))
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
    let reason = try #require(Explanations.explanation(of: "SK0665")).reason
    let names = RuntimeNames.namesInside.map { "'\($0)'" }
    expectEqual(names.filter { !reason.contains($0) }, [])
  }
}
