import StateKitAuthoring
import StateKitTestSupport
import Testing

struct ExplainTests {
  private let tool: CommandLineTool

  init() throws {
    tool = CommandLineTool(folder: try TemporaryFolder())
  }

  @Test(arguments: ["SK0640", "sk0640", "Sk0640", "0640", "640"])
  func `the meaning of a code is a result`(code: String) throws {
    let result = try tool.run("explain", code)
    expectEqual(result.status, 0)
    expectEqual(result.output, Explanations.explanation(of: "SK0640")?.text)
    #expect(result.output.hasPrefix("SK0640: Bridges that never end\n\n"))
    #expect(result.error.isEmpty)
  }

  @Test func `without a code all are listed`() throws {
    let result = try tool.run("explain")
    expectEqual(result.status, 0)
    #expect(result.error.isEmpty)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.first, "SK0101  An empty file")
    expectEqual(lines.last, "")
    expectEqual(lines.dropLast().map { String($0.prefix(6)) }, Explanations.all.map(\.code))
  }

  @Test func `of another code the near ones are named`() throws {
    let result = try tool.run("explain", "SK0646")
    expectEqual(result.status, 64)
    expectEqual(result.error, "error: there is no code 'SK0646'; did you mean SK0645, SK0644, SK0643?\n")
    #expect(result.output.isEmpty)
  }

  @Test func `a code without a near code has no suggestion`() throws {
    try expectEqual(
      tool.run("explain", "bridges").error,
      "error: there is no code 'bridges'; 'statekit-gen explain' lists all codes\n"
    )
  }

  @Test func `several codes are explained one after the other`() throws {
    let texts = ["SK0640", "SK0601"].compactMap { Explanations.explanation(of: $0)?.text }
    try expectEqual(tool.run("explain", "640", "SK0601").output, texts.joined(separator: "\n"))
    let result = try tool.run("explain", "640", "bridges")
    #expect(result.status == 64 && result.output.isEmpty)
  }
}
