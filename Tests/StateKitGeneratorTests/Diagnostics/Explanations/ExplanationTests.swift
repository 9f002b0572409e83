import Testing

@testable import StateKitGenerator
@testable import StateKitReports

struct ExplanationTests {
  private static func found(in text: String) -> [String] {
    let result = Generator().generate([SourceFile(path: "Example.statekit.json", text: text)])
    return result.diagnostics.map { "\($0.code) at \($0.location): \($0.message)" }
  }

  @Test(arguments: Explanations.all.map(\.code))
  func `the wrong example has the mistake alone, and the right one none`(code: String) throws {
    let explanation = try #require(Explanations.explanation(of: code))
    let wrong = explanation.wrong.replacing("…", with: explanation.elided)
    #expect(Self.found(in: wrong).map { String($0.prefix(6)) } == [code], "\(Self.found(in: wrong))")
    #expect(Self.found(in: explanation.right) == [])
  }

  @Test(arguments: Explanations.all.map(\.code))
  func `each is written to be read`(code: String) throws {
    let explanation = try #require(Explanations.explanation(of: code))
    #expect(!explanation.title.isEmpty && !explanation.title.hasSuffix("."))
    #expect(explanation.meaning.hasSuffix(".") && explanation.reason.hasSuffix("."))
    let tooLong = explanation.text.split(separator: "\n").filter { $0.count > 130 }
    #expect(tooLong == [])
  }

  @Test func `no code is explained twice`() {
    let codes = Explanations.all.map(\.code)
    #expect(codes == Set(codes).sorted())
  }

  @Test func `the text has all parts`() throws {
    let explanation = try #require(Explanations.explanation(of: "SK0215"))
    #expect(
      explanation.text == """
        SK0215: An 'allow' that silences nothing

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

  @Test(arguments: ["SK0640", "sk0640", "Sk0640"])
  func `a code is found in any case`(code: String) {
    #expect(Explanations.explanation(of: code)?.code == "SK0640")
  }

  @Test(arguments: [
    ("SK0644", ["SK0643", "SK0642", "SK0641"]), ("0640", ["SK0640", "SK0641", "SK0642"]),
    ("SK0216", ["SK0215", "SK0214"]), ("SK9999", []), ("bridges", []), ("", []),
    ("SK99999999999999999999", []),
  ])
  func `for another code the nearest are known`(code: String, near: [String]) {
    #expect(Explanations.explanation(of: code) == nil)
    #expect(Explanations.codes(near: code) == near)
  }
}
