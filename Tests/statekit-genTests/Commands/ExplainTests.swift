import StateKitReports
import Testing

struct ExplainTests {
  private let tool: CommandLineTool

  init() throws {
    tool = CommandLineTool(folder: try TemporaryFolder())
  }

  @Test(arguments: ["SK0640", "sk0640"])
  func `what a code means is a result`(code: String) throws {
    let result = try tool.run("explain", code)
    #expect(result.output == Explanations.explanation(of: "SK0640")?.text)
    #expect(result.output.hasPrefix("SK0640: Bridges that never end\n\n"))
    #expect(result.error.isEmpty)
  }

  @Test func `of a code that is not explained the near ones are named`() throws {
    let result = try tool.run("explain", "SK0644")
    #expect(result.status == 64)
    #expect(
      result.error == "error: there is no explanation of 'SK0644'; did you mean SK0643, SK0642, SK0641?\n"
    )
    #expect(result.output.isEmpty)
  }

  @Test func `where none is near none is named`() throws {
    #expect(try tool.run("explain", "bridges").error == "error: there is no explanation of 'bridges'\n")
  }
}
