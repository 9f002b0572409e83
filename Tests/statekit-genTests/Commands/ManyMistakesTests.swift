import StateKitTestSupport
import Testing

@Suite struct ManyMistakesTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(
      """
      {
        "statekit": 1,
        "acess": "public",
        "domains": {
          "Users": {
            "state": { "names": "[String]" },
            "actions": {
              "cleared": { "set": { "nmaes": [] } },
              "renamed": "(name: String)",
              "renamed": "(id: Int)"
            }
          }
        }
      }

      """,
      to: "in/First.statekit.json"
    )
    try folder.write(
      """
      {
        "statekit": 1,
        "domains": {
          "Posts": {
            "state": { "count": 12 },
            "actions": { "seen": { "reduce": "nobody" } }
          }
        }
      }

      """,
      to: "in/Second.statekit.json"
    )
  }

  @Test(arguments: [["validate", "in"], ["generate", "in", "--output", "out"]])
  func `five mistakes in two files are five diagnostics, in order, and files are not written`(
    arguments: [String]
  ) throws {
    let result = try tool.run(arguments)
    expectEqual(result.status, 1)
    #expect(result.output.isEmpty)
    #expect(!folder.exists("out"))
    let places = result.diagnosticHeads.map {
      $0.prefix(upTo: $0.firstRange(of: ": error: ")?.lowerBound ?? $0.endIndex)
    }
    expectEqual(
      places,
      [
        "in/First.statekit.json:3:3",
        "in/First.statekit.json:8:31",
        "in/First.statekit.json:10:9",
        "in/Second.statekit.json:5:27",
        "in/Second.statekit.json:6:40",
      ]
    )
  }

  @Test func `each has a code of its own`() throws {
    let heads = try tool.run("validate", "in").diagnosticHeads
    let codes = heads.compactMap { $0.firstMatch(of: /\[(SK[0-9]{4})\]$/)?.output.1 }
    expectEqual(codes.count, heads.count)
    expectEqual(Set(codes).count, 5)
  }

  @Test func `a slip of the pen is put right by a question, under which the line stands`() throws {
    let result = try tool.run("validate", "in/First.statekit.json")
    let lines = result.error.split(separator: "\n")
    expectEqual(lines.first?.contains("did you mean 'access'? [SK"), true)
    expectEqual(lines.dropFirst().prefix(2), [" 3 |   \"acess\": \"public\",", "   |   ^"])
  }
}
