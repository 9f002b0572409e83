import StateKitTestSupport
import Testing

/// Files that people may have changed: which of them are the tool's to overwrite and to remove.
@Suite struct UsersWorkTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool
  private let output = "out/Users.statekit.swift"

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid("Users"), to: "in/Users.statekit.json")
    try expectEqual(generate().status, 0)
  }

  /// Changes after which the beginning of the header still marks a file as the tool's own.
  private static let own: [@Sendable (String) -> String] = [
    { $0 + "let mine = 1\n" },
    { $0.replacing(#/ Do not edit.*/#, with: " Edited by hand.") },
    { $0.replacing("Users.statekit.json", with: "Others.statekit.json") },
    { $0.replacing("\n", with: "\r\n") },
    { $0.replacing(#/\n\n/#, with: "\n<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> topic\n") },
    { String($0.prefix(while: { $0 != "\n" })) },
  ]

  /// Changes after which a file is the user's own, as the file does not begin with the header.
  private static let foreign: [@Sendable (String) -> String] = [
    { String($0.drop(while: { $0 != "\n" })) },
    { $0.replacing("// Generated", with: "// Once generated") },
    { "// Mine now.\n" + $0 },
    { " " + $0 },
    { "\u{FEFF}" + $0 },
    { "\u{FEFF}" + $0.replacing("\n", with: "\r\n") },
    { "\r\n" + $0.replacing("\n", with: "\r\n") },
    { "<<<<<<< HEAD\n" + $0 + "=======\n" + $0 + ">>>>>>> topic\n" },
    { "/*\n" + $0 + "*/\n" },
    { _ in "" },
  ]

  @Test(arguments: own.indices)
  func `a file with the beginning of the header is generated anew`(index: Int) throws {
    let generated = try folder.text(output)
    let edited = Self.own[index](generated)
    #expect(edited != generated)
    try folder.write(edited, to: output)
    try expectEqual(generate("--check").output, "stale: \(output)\n")
    try expectEqual(generate().status, 0)
    try expectEqual(folder.text(output), generated)
  }

  @Test(arguments: own.indices)
  func `a generated file is removed when its schema is removed`(index: Int) throws {
    try folder.write(Self.own[index](folder.text(output)), to: "out/Gone.swift")
    try expectEqual(generate("--clean").output, "removed out/Gone.swift\n")
    try expectEqual(folder.names(in: "out"), ["Users.statekit.swift"])
  }

  @Test(arguments: foreign.indices)
  func `a file without it stays as it is, and the message names it`(index: Int) throws {
    let edited = Self.foreign[index](try folder.text(output))
    try folder.write(edited, to: output)
    for options in [[], ["--clean"], ["--dry-run"]] {
      let result = try generate(options)
      expectEqual(result.status, 74)
      #expect(
        result.error.hasPrefix("error: cannot write '\(output)': it was not generated, so it is not over")
      )
    }
    #expect(try generate("--check").output.hasPrefix("in the way: \(output) (it was not generated"))
    try expectEqual(folder.text(output), edited)
  }

  @Test(arguments: foreign.indices)
  func `a file of the user is not removed`(index: Int) throws {
    let edited = Self.foreign[index](try folder.text(output))
    try folder.write(edited, to: "out/Gone.swift")
    let result = try generate("--clean")
    #expect(result.status == 0 && result.output.isEmpty)
    try expectEqual(folder.text("out/Gone.swift"), edited)
  }

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func `the scaffold adds to a file and changes no byte of it`(lineEnd: String, mark: String) throws {
    let before = ["struct Mine: UsersReducing {", "  // <<<<<<< is no conflict here", "}", ""].joined(
      separator: lineEnd
    )
    try addHandler()
    try folder.write(mark + before, to: "own/Mine.swift")
    try expectEqual(scaffold().status, 0)
    let stub = "\(lineEnd)  func handled(_ state: inout UsersState) {}\(lineEnd)}\(lineEnd)"
    try expectEqual(
      folder.text("own/Mine.swift"),
      mark + before.dropLast(2).replacing(#/}$/#, with: "") + stub
    )
  }

  @Test func `the scaffold leaves a file with a conflict alone, and says where it is`() throws {
    let conflict =
      "<<<<<<< HEAD\nstruct Mine: UsersReducing {\n=======\nstruct Mine: UsersReducing {\n>>>>>>> topic\n}\n"
    try addHandler()
    try folder.write(conflict, to: "own/Mine.swift")
    let result = try scaffold()
    #expect(result.status == 1 && result.changes.isEmpty)
    #expect(result.error.hasPrefix("own/Mine.swift:1:1: error: "))
    try expectEqual(folder.names(in: "own"), ["Mine.swift"])
    try expectEqual(folder.text("own/Mine.swift"), conflict)
  }

  @Test(arguments: ["", "// mine\n", "\u{FEFF}// mine\r\n"])
  func `the scaffold's new file does not replace another file`(contents: String) throws {
    try addHandler()
    try folder.write(contents, to: "own/UsersReducer.swift")
    let result = try scaffold()
    expectEqual(result.status, 1)
    #expect(
      result.error.hasPrefix("own/UsersReducer.swift:1:1: error: this file has the name of the file")
    )
    try expectEqual(folder.text("own/UsersReducer.swift"), contents)
  }

  private func addHandler() throws {
    let schema = Schemas.valid("Users").replacing(#""cleared""#, with: #""handled": {}, "cleared""#)
    try folder.write(schema, to: "in/Users.statekit.json")
  }

  private func generate(_ options: String...) throws -> CommandLineTool.Result { try generate(options) }

  private func generate(_ options: [String]) throws -> CommandLineTool.Result {
    try tool.run(["generate", "in", "--output", "out"] + options)
  }

  private func scaffold() throws -> CommandLineTool.Result { try tool.run("scaffold", "in", "--into", "own") }
}
