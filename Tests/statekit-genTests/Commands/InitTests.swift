import Foundation
import StateKitTestSupport
import Testing

@Suite struct InitTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
  }

  @Test(arguments: [[], ["Shop"], ["URLLoader"], ["Größe2"]])
  func `the schema is valid, canonical, and has its editor schema beside it`(name: [String]) throws {
    let schema = "here/\(name.first ?? "App").statekit.json"
    let result = try tool.run(["init"] + name + ["--into", "here"])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    #expect(result.output.hasPrefix("created \(schema)\ncreated here/statekit-1.schema.json\n"))
    let validation = try tool.run("validate", "here")
    #expect(validation.status == 0 && validation.error.isEmpty, "\(validation.error)")
    try expectEqual(tool.run("format", "here", "--check").status, 0)
    #expect(try folder.text(schema).contains("\n  \"$schema\": \"statekit-1.schema.json\",\n"))
    try expectEqual(folder.text("here/statekit-1.schema.json"), tool.run("schema").output)
  }

  @Test func `the advice is right: the code generates, compiles, and makes a store`() throws {
    let output = try tool.run("init", "Shop", "--into", "my app").output
    let lines = output.split(separator: "\n").dropFirst(2).map(String.init)
    expectEqual(lines.map { $0.prefix(3) }, ["1. ", "2. ", "3. "])
    for line in [lines.first, lines.last] {
      let command = try #require(line?.components(separatedBy: ": statekit-gen ").last)
      try expectEqual(tool.run(words(of: command)).status, 0)
    }
    try expectEqual(
      folder.names(in: "my app"),
      ["Generated", "Shop.statekit.json", "statekit-1.schema.json"]
    )
    let use = try #require(lines.dropFirst().first?.components(separatedBy: "Use it: ").last)
    try folder.write(use + "\n", to: "main.swift")
    try expectEqual(compile(["my app/Generated/Shop.statekit.swift", "main.swift"]), "")
  }

  @Test(
    arguments: [
      ([], "App.statekit.json"),
      (["Package.swift"], "App.statekit.json"),
      (["Sources/Shop/Shop.swift"], "App.statekit.json"),
      (["Package.swift", "Sources/Shop/Shop.swift"], "Sources/Shop/App.statekit.json"),
      (["Package.swift", "src/Shop/Shop.swift"], "src/Shop/App.statekit.json"),
      (["Package.swift", "Sources/main.swift"], "Sources/App.statekit.json"),
      (["Package.swift", "Sources/.build/x", "Sources/Shop/Shop.swift"], "Sources/Shop/App.statekit.json"),
      (["Package.swift", "Sources/Shop/Shop.swift", "Sources/App/A.swift"], "Sources/App/App.statekit.json"),
    ] as [([String], String)]
  )
  func `the schema goes into the right folder`(files: [String], schema: String) throws {
    for file in files { try folder.write("", to: file) }
    let result = try tool.run("init")
    #expect(result.output.hasPrefix("created \(schema)\n"), "\(result.error)")
    #expect(folder.exists(schema))
  }

  @Test func `of several targets it takes the one of that name, or asks`() throws {
    for file in ["Package.swift", "Sources/Shop/Shop.swift", "Sources/Users/Users.swift"] {
      try folder.write("", to: file)
    }
    let result = try tool.run("init")
    expectEqual(result.status, 64)
    #expect(result.error.contains("--into: 'Sources/Shop', 'Sources/Users'"))
    #expect(try tool.run("init", "Users").output.hasPrefix("created Sources/Users/Users.statekit.json\n"))
    try expectEqual(tool.run("init", "--into", "Sources/Shop").status, 0)
  }

  @Test func `no file is overwritten`() throws {
    try folder.write("mine", to: "statekit-1.schema.json")
    let first = try tool.run("init", "Shop")
    #expect(first.output.hasPrefix("created Shop.statekit.json\nleft as it is statekit-1.schema.json\n"))
    try expectEqual(folder.text("statekit-1.schema.json"), "mine")
    try folder.write("mine", to: "Shop.statekit.json")
    let second = try tool.run("init", "Shop")
    #expect(second.status == 74 && second.output.isEmpty)
    #expect(second.error.contains("'Shop.statekit.json': it is already there"))
    try expectEqual(folder.text("Shop.statekit.json"), "mine")
    try folder.makeLink("App.statekit.json", to: "nothing")
    try expectEqual(tool.run("init").status, 74)
    #expect(!folder.exists("nothing"))
  }

  @Test(
    arguments: [
      ("shop", "Shop"), ("my-app", "MyApp"), ("a b", "AB"), ("../Shop", "Shop"), ("A\"", "A"), ("", nil),
      ("A/B", "AB"), ("2nd", nil), ("Type", nil), ("Self", nil), ("user_list", "UserList"),
    ] as [(String, String?)]
  )
  func `an impossible name of a domain is wrong usage, and files are not written`(
    name: String,
    meant: String?
  ) throws {
    let result = try tool.run("init", name)
    expectEqual(result.status, 64, "\(result.error)")
    #expect(result.error.contains("'\(name)'"))
    expectEqual(result.error.contains("did you mean"), (meant != nil))
    if let meant { #expect(result.error.hasSuffix("; did you mean '\(meant)'?\n")) }
    try expectEqual(folder.names(), [])
  }

  @Test func `a folder is named as from the current one, and the plugin's user is told of the plugin`() throws
  {
    let result = try tool.run("init", "--into", folder.path("Sources/App"), "--by-plugin")
    #expect(result.output.contains("; or: swift package statekit generate\n"))
    #expect(result.output.hasSuffix(": swift package statekit scaffold\n"))
    #expect(result.output.hasPrefix("created Sources/App/App.statekit.json\n"))
    #expect(folder.exists("Sources/App/App.statekit.json"))
  }

  @Test func `a printed name cannot move the cursor`() throws {
    let result = try tool.run("init", "--into", "o\u{1B}ut")
    #expect(result.status == 0 && folder.exists("o\u{1B}ut/App.statekit.json"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("generate 'o␛ut' --output 'o␛ut/Generated'\n"))
  }

  @Test func `an impossible name of a file does not leave files behind`() throws {
    let name = String(repeating: "N", count: 250)
    let result = try tool.run("init", name)
    expectEqual(result.status, 74)
    expectEqual(result.error, "error: cannot write '\(name).statekit.json': File name too long\n")
    try expectEqual(folder.names(), [])
  }

  @Test func `a folder that cannot be made is named`() throws {
    try folder.write("mine", to: "taken")
    let result = try tool.run("init", "--into", "taken")
    #expect(result.status == 74 && result.error == "error: cannot make the folder 'taken': Not a directory\n")
  }

  /// The words of a command in which single quotes are all that is quoted.
  private func words(of command: String) -> [String] {
    let parts = command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    return parts.flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  /// The compiler's output for files of a module, with the runtime beside the tests.
  private func compile(_ files: [String]) throws -> String {
    let compiler = Swiftc(arguments: ["-swift-version", "6", "-warnings-as-errors", "-module-name", "Shop"])
    return try compiler.run(["-typecheck"], files.map { folder.url.appending(path: $0) }, in: folder.url).text
  }
}
