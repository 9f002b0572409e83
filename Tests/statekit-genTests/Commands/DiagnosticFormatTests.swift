import Foundation
import StateKitTestSupport
import Testing

@Suite struct DiagnosticFormatTests {
  let folder: TemporaryFolder
  var tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.broken, to: "in/Broken.statekit.json")
    try folder.write(
      #"{ "statekit": 1, "domains": { "Users": { "actions": { "a": {}, "a": {} } } } }"#,
      to: "in/Users.statekit.json"
    )
    try folder.write(Schemas.valid(), to: "Users.statekit.json")
  }

  @Test(arguments: [["validate", "in"], ["generate", "in", "--output", "out"]])
  func `each form is printed on standard error by both commands`(arguments: [String]) throws {
    let json = try run(arguments, "json")
    let objects = try json.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    let keys: Set<String> = [
      "severity", "code", "message", "path", "line", "column", "suggestion", "notes",
    ]
    expectEqual(objects.map { $0["path"] as? String }, ["in/Broken.statekit.json", "in/Users.statekit.json"])
    #expect(objects.allSatisfy { Set($0.keys) == keys })
    expectEqual((objects.last?["notes"] as? [[String: Any]])?.first?["line"] as? Int, 1)

    let xcode = try run(arguments, "xcode").split(separator: "\n")
    expectEqual(xcode.count, 3)
    #expect(xcode.allSatisfy { $0.hasPrefix("/") && $0.contains("/in/") })

    let github = try run(arguments, "github").split(separator: "\n")
    expectEqual(github.count, 2)
    expectEqual(github.first?.hasPrefix("::error file=in/Broken.statekit.json,line=2,col=3,title=SK"), true)

    try expectEqual(run(arguments, "text"), tool.run(arguments).error)
  }

  @Test func `the root of the repository is named by the environment`() throws {
    var tool = tool
    let current = try tool.run("validate", "in", "--format", "xcode").error
    let root = String(current.prefix(upTo: try #require(current.range(of: "/in/Broken")).lowerBound))
    tool.environment = ["GITHUB_WORKSPACE": URL(filePath: root).deletingLastPathComponent().path]
    let text = try tool.run("validate", "in", "--format", "github").error
    #expect(text.hasPrefix("::error file=\(folder.url.lastPathComponent)/in/Broken.statekit.json,"))
  }

  @Test func `github shows what checks find about whole files`() throws {
    let tool = tool
    func printed(_ arguments: String...) throws -> String {
      let result = try tool.run(arguments + ["--format", "github"])
      expectEqual(result.status, 1)
      return result.output
    }
    try folder.write(#"{"statekit":1,"domains":{"Other":{}}}"#, to: "Other.statekit.json")
    try expectEqual(
      printed("format", "Other.statekit.json", "--check"),
      "::error file=Other.statekit.json,title=not formatted::this schema has another layout: run 'statekit-gen format'\n"
    )
    _ = try tool.run("generate", "Users.statekit.json", "--output", "out")
    try folder.write("// mine", to: "out/Other.statekit.swift")
    try folder.write(Schemas.valid("Users", action: "emptied"), to: "Users.statekit.json")
    let found = try printed(
      "generate",
      "Users.statekit.json",
      "Other.statekit.json",
      "--output",
      "out",
      "--check"
    )
    let lines = found.split(separator: "\n")
    expectEqual(
      lines.first,
      "::error file=out/Users.statekit.swift,title=stale::the schemas give other code: run 'statekit-gen generate'"
    )
    #expect(
      lines.last?.hasPrefix(
        "::error file=out/Other.statekit.swift,title=in the way::'generate' does not write this file: "
      ) == true,
      "\(lines)"
    )
  }

  @Test func `github shows what a comparison finds, and what is gone has no place`() throws {
    try folder.write(Schemas.valid("Users", action: "emptied"), to: "new/Users.statekit.json")
    let result = try tool.run("diff", "Users.statekit.json", "new", "--format", "github")
    expectEqual(result.status, 1)
    let lines = result.output.split(separator: "\n").sorted()
    expectEqual(lines.count, 2)
    #expect(lines.first?.hasPrefix("::error title=removed action::action ") == true, "\(lines)")
    #expect(
      lines.last?.hasPrefix("::notice file=new/Users.statekit.json,line=") == true
        && lines.last?.contains(",title=added action::") == true,
      "\(lines)"
    )
  }

  @Test func `without diagnostics nothing is printed`() throws {
    for form in ["text", "json", "xcode", "github"] {
      let result = try tool.run("validate", "Users.statekit.json", "--format", form)
      #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty)
    }
  }

  @Test func `another form is wrong usage, and the known ones are named`() throws {
    let result = try tool.run("validate", "in", "--format", "xml")
    expectEqual(result.status, 64)
    for form in ["text", "json", "xcode", "github"] { #expect(result.error.contains(form)) }
  }

  private func run(_ arguments: [String], _ form: String) throws -> String {
    let result = try tool.run(arguments + ["--format", form])
    expectEqual(result.status, 1)
    #expect(result.output.isEmpty)
    return result.error
  }
}
