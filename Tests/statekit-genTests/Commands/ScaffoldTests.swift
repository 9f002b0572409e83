import Foundation
import StateKitTestSupport
import Testing

@Suite struct ScaffoldTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try write(#""cleared": {}"#)
  }

  private func write(_ actions: String, _ rest: String = "") throws {
    let schema = """
      { "statekit": 1, "domains": { "Users": { "state": { "names": "[String]" }, "actions": { \(actions) } \(rest) } } }

      """
    try folder.write(schema, to: "in/Users.statekit.json")
  }

  private func scaffold(_ arguments: String...) throws -> CommandLineTool.Result {
    try tool.run(["scaffold", "in", "--into", "out"] + arguments)
  }

  private static let handler = "  func cleared(_ state: inout UsersState) {}\n"

  @Test func `files are made, completed, and left alone`() throws {
    let first = try scaffold()
    expectEqual(first.changes, "created out/UsersReducer.swift\n  + cleared(_:)\n")
    #expect(first.status == 0 && first.error == "")

    try write(#""cleared": {}, "renamed": "(id: Int)""#)
    let before = try folder.text("out/UsersReducer.swift")
    let second = try scaffold()
    expectEqual(second.changes, "changed out/UsersReducer.swift\n  + renamed(_:id:)\n")
    let stub = "\n  func renamed(_ state: inout UsersState, id: Int) {}\n"
    try expectEqual(folder.text("out/UsersReducer.swift"), before.replacing("}\n}\n", with: "}\n\(stub)}\n"))

    try folder.age("out/UsersReducer.swift")
    let date = try folder.modificationDate("out/UsersReducer.swift")
    let third = try scaffold()
    #expect(third.changes == "" && third.status == 0)
    try expectEqual(folder.modificationDate("out/UsersReducer.swift"), date)
  }

  @Test func `a dry run names its changes, and does not make them`() throws {
    let new = try scaffold("--dry-run")
    expectEqual(new.changes, "would create out/UsersReducer.swift\n  + cleared(_:)\n")
    #expect(!folder.exists("out"))
    try folder.write("struct R: UsersReducing {\n}\n", to: "out/deep/er/R.swift")
    let old = try scaffold("--dry-run")
    expectEqual(old.changes, "would change out/deep/er/R.swift\n  + cleared(_:)\n")
    try expectEqual(folder.text("out/deep/er/R.swift"), "struct R: UsersReducing {\n}\n")
  }

  @Test func `a folder that is named from the root is shown as it is found from here`() throws {
    let result = try tool.run("scaffold", "in", "--into", folder.path("out"))
    expectEqual(result.changes, "created out/UsersReducer.swift\n  + cleared(_:)\n")
  }

  @Test func `the folders that are read are named, with how much was found there`() throws {
    let none = try scaffold("--dry-run", "--tests", "tests/", "--module-name", "App")
    expectEqual(
      none.output.split(separator: "\n").filter { $0.hasPrefix("read ") },
      [
        "read 0 Swift files below out", "read 0 Swift files below tests/",
      ]
    )
    try folder.write("struct R: UsersReducing {\n\(Self.handler)}\n", to: "out/deep/R.swift")
    try expectEqual(scaffold().output, "read 1 Swift file below out\n")
    let rooted = try tool.run("scaffold", "in", "--into", folder.path("out"))
    expectEqual(rooted.output, "read 1 Swift file below out\n")
  }

  @Test func `a folder of any depth is made`() throws {
    #expect(
      try tool.run("scaffold", "in", "--into", "a/b//c/").changes.hasPrefix(
        "created a/b//c/UsersReducer.swift"
      )
    )
    try expectEqual(folder.names(in: "a/b/c"), ["UsersReducer.swift"])
  }

  @Test func `a schema with an error does not write files`() throws {
    try folder.write(Schemas.broken, to: "in/Posts.statekit.json")
    try expectEqual(scaffold().status, 1)
    #expect(!folder.exists("out"))
  }

  @Test func `doubtful places are named, the others are written, and the status is 1`() throws {
    try folder.write("struct R: UsersReducing {\n", to: "out/R.swift")
    try folder.write(
      #"{ "statekit": 1, "domains": { "Posts": { "actions": { "sent": {} } } } }"#,
      to: "in/Posts.statekit.json"
    )
    let result = try scaffold()
    expectEqual(result.status, 1)
    expectEqual(result.changes, "created out/PostsReducer.swift\n  + sent(_:)\n")
    expectEqual(result.diagnosticHeads.map { $0.prefix(27) }, ["out/R.swift:1:25: error: 'U"])
    #expect(result.error.contains(" 1 | struct R: UsersReducing {\n   |                         ^"))
  }

  @Test func `handlers without an action are warnings`() throws {
    try write(#""renamed": { "was": ["cleared"] }"#)
    try folder.write("struct R: UsersReducing {\n\(Self.handler)}\n", to: "out/R.swift")
    let result = try scaffold()
    expectEqual(result.status, 0)
    expectEqual(result.changes, "changed out/R.swift\n  + renamed(_:)\n")
    expectEqual(result.diagnosticHeads.count, 1)
    #expect(
      result.error.contains(
        "out/R.swift:2:8: warning: 'cleared(_:)' is not called: its name is 'renamed' now"
      )
    )
  }

  @Test func `a file that may not be written to is refused, and other files are not written`() throws {
    try folder.write("struct R: UsersReducing {\n}\n", to: "out/R.swift")
    try write(#""cleared": {}"#, #", "requests": { "load": { "into": "all", "output": "Int" } }"#)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.path("out/R.swift")
    )
    for arguments in [[], ["--dry-run"]] {
      let result = try tool.run(["scaffold", "in", "--into", "out"] + arguments)
      expectEqual(result.status, 74)
      expectEqual(result.error, "error: cannot write 'out/R.swift': it is read-only\n")
      try expectEqual(folder.names(in: "out"), ["R.swift"])
    }
  }

  @Test func `permissions stay as they are`() throws {
    try folder.write("struct R: UsersReducing {\n}\n", to: "out/R.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o604],
      ofItemAtPath: folder.path("out/R.swift")
    )
    try expectEqual(scaffold().status, 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out/R.swift"))
    expectEqual(attributes[.posixPermissions] as? Int, 0o604)
  }

  @Test func `a link is read, and not written through`() throws {
    try folder.write("struct R: UsersReducing {\n}\n", to: "real.swift")
    try folder.makeFolder("out")
    try folder.makeLink("out/R.swift", to: "../real.swift")
    let result = try scaffold()
    expectEqual(result.status, 74)
    #expect(result.error.contains("cannot write 'out/R.swift': it is a symbolic link"))
    try expectEqual(folder.text("real.swift"), "struct R: UsersReducing {\n}\n")
    try folder.write("struct R: UsersReducing {\n\(Self.handler)}\n", to: "real.swift")
    try expectEqual(scaffold().changes, "")
  }

  @Test func `a file and a link to it are one file; folders behind links and hidden ones are not looked at`()
    throws
  {
    try folder.write("struct R: UsersReducing {\n}\n", to: "out/R.swift")
    try folder.makeLink("out/Also.swift", to: "R.swift")
    try folder.makeLink("out/loop", to: "../out")
    try folder.write("struct S: UsersReducing {\n}\n", to: "out/.hidden/S.swift")
    try expectEqual(scaffold().changes, "changed out/R.swift\n  + cleared(_:)\n")
  }

  @Test func `a link without a target is left out, and a link that cannot be followed is named`() throws {
    try folder.write("struct R: UsersReducing {\n}\n", to: "out/R.swift")
    try folder.makeLink("out/Nowhere.swift", to: "nothing.swift")
    try expectEqual(scaffold("--dry-run").status, 0)
    try folder.makeLink("out/Round.swift", to: "Round.swift")
    let result = try scaffold()
    expectEqual(result.status, 66)
    #expect(result.error.hasPrefix("error: cannot read 'out/Round.swift': Too many levels of symbolic links"))
    try expectEqual(folder.text("out/R.swift"), "struct R: UsersReducing {\n}\n")
  }

  @Test func `a new file does not replace an existing file`() throws {
    try folder.makeFolder("out/UsersReducer.swift")
    let result = try scaffold()
    expectEqual(result.status, 74)
    expectEqual(result.error, "error: cannot write 'out/UsersReducer.swift': the name is taken\n")
  }

  @Test func `a file where the folder should be is named`() throws {
    try folder.write("mine", to: "out")
    try expectEqual(scaffold().error, "error: cannot make the folder 'out': Not a directory\n")
    try expectEqual(scaffold().status, 74)
  }

  @Test func `runs at the same time write each stub once`() throws {
    let actions = (0..<30).map { #""a\#($0)": {}"# }
    try write(actions.joined(separator: ", "))
    try folder.write("struct R: UsersReducing {\n}\n", to: "out/R.swift")
    // A file so long that all runs are still reading before the first one writes.
    try folder.write(String(repeating: "let a = 1\n", count: 20_000), to: "out/Much.swift")
    let runs = try (0..<6).map { _ in try tool.start(["scaffold", "in", "--into", "out"]) }
    let outputs = try runs.map { run in
      run.process.waitUntilExit()
      let result = try run.result()
      expectEqual(result.status, 0, "\(result.error)")
      return result.changes
    }
    expectEqual(outputs.filter { !$0.isEmpty }.count, 1)
    try expectEqual(folder.text("out/R.swift").split(separator: "func ").count, 31)
    try expectEqual(folder.names(in: "out"), ["Much.swift", "R.swift"])
  }
}
