import Foundation
import StateKitTestSupport
import Testing

@Suite struct FormatTests {
  private static let untidy = "{\"statekit\":1,\"domains\":{\"Users\":{}}}"
  private static let tidy = "{ \"statekit\": 1, \"domains\": { \"Users\": {} } }\n"

  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Self.untidy, to: "in/Users.statekit.json")
    try folder.write(Self.tidy, to: "in/Tidy.statekit.json")
  }

  @Test func `only files that change are written, in silence`() throws {
    for name in ["Users", "Tidy"] { try folder.age("in/\(name).statekit.json") }
    let long = try folder.modificationDate("in/Tidy.statekit.json")
    let result = try tool.run("format", "in")
    #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty)
    try expectEqual(folder.text("in/Users.statekit.json"), Self.tidy)
    #expect(try folder.modificationDate("in/Users.statekit.json") != long)
    try expectEqual(folder.modificationDate("in/Tidy.statekit.json"), long)
    try expectEqual(folder.names(in: "in").count, 2)
  }

  @Test func `a check names files with another layout, and does not write them`() throws {
    let result = try tool.run("format", "in", "--check")
    expectEqual(result.status, 1)
    expectEqual(result.output, "not formatted: in/Users.statekit.json\n")
    try expectEqual(folder.text("in/Users.statekit.json"), Self.untidy)
    try expectEqual(tool.run("format", "in").status, 0)
    let second = try tool.run("format", "in", "--check")
    #expect(second.status == 0 && second.output.isEmpty && second.error.isEmpty)
  }

  @Test(arguments: [
    "\u{FEFF}" + tidy, tidy.replacing("\n", with: "\r\n"), String(tidy.dropLast()), tidy + "\n",
  ])
  func `a byte-order mark, carriage returns and another end are not canonical`(text: String) throws {
    try folder.write(text, to: "in/Users.statekit.json")
    try expectEqual(tool.run("format", "in", "--check").status, 1)
    try expectEqual(tool.run("format", "in").status, 0)
    expectEqual(Array(try folder.text("in/Users.statekit.json").utf8), Array(Self.tidy.utf8))
  }

  @Test func `a file with a syntax error is named and stays; the others are written`() throws {
    try folder.write(Schemas.broken, to: "in/Broken.statekit.json")
    for arguments in [["--check"], []] {
      let result = try tool.run(["format", "in"] + arguments)
      expectEqual(result.status, 1)
      expectEqual(result.diagnosticHeads.map { $0.hasPrefix("in/Broken.statekit.json:2:3: error: ") }, [true])
    }
    try expectEqual(folder.text("in/Broken.statekit.json"), Schemas.broken)
    try expectEqual(folder.text("in/Users.statekit.json"), Self.tidy)
  }

  @Test func `a schema with a wrong meaning is formatted all the same`() throws {
    try folder.write("[1,2]", to: "in/Users.statekit.json")
    try expectEqual(tool.run("format", "in").status, 0)
    try expectEqual(folder.text("in/Users.statekit.json"), "[1, 2]\n")
  }

  @Test func `standard input is printed, or checked`() throws {
    for text in [Self.untidy, Self.tidy] {
      let result = try tool.run("format", "-", input: text)
      #expect(result.status == 0 && result.output == Self.tidy && result.error.isEmpty)
    }
    let check = try tool.run("format", "-", "--check", input: Self.untidy)
    #expect(check.status == 1 && check.output == "not formatted: <stdin>\n")
    try expectEqual(tool.run("format", "-", "--check", input: Self.tidy).status, 0)
    let broken = try tool.run("format", "-", input: Schemas.broken)
    #expect(broken.status == 1 && broken.output.isEmpty && broken.error.hasPrefix("<stdin>:2:3: error: "))
  }

  @Test func `permissions stay, and a read-only file keeps all from being written`() throws {
    try set(0o604)
    try expectEqual(tool.run("format", "in").status, 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("in/Users.statekit.json"))
    expectEqual(attributes[.posixPermissions] as? Int, 0o604)

    try folder.write(Self.untidy, to: "in/Another.statekit.json")
    try folder.write(Self.untidy, to: "in/Users.statekit.json")
    try set(0o444)
    let result = try tool.run("format", "in")
    expectEqual(result.status, 74)
    expectEqual(result.error, "error: cannot write 'in/Users.statekit.json': it is read-only\n")
    try expectEqual(folder.text("in/Another.statekit.json"), Self.untidy)
    #expect(try tool.run("format", "in", "--check").output.contains("not formatted: in/Users"))
  }

  @Test func `a link is not written through`() throws {
    try folder.makeFolder("other")
    try folder.makeLink("other/Users.statekit.json", to: "../in/Users.statekit.json")
    let result = try tool.run("format", "other")
    expectEqual(result.status, 74)
    expectEqual(
      result.error,
      "error: cannot write 'other/Users.statekit.json': it is a symbolic link; name the file it leads to\n"
    )
    try expectEqual(folder.text("in/Users.statekit.json"), Self.untidy)
    try expectEqual(tool.run("format", "in").status, 0)
    try expectEqual(tool.run("format", "other").status, 0)
  }

  @Test(arguments: [
    "{ \"a\": 1 } // mine", "{\"a\":1,\"a\":2}", "", "[\"\\uD83D\"]", "{\"a\":1}\u{0}", "[\"a\tb\"]",
    String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000),
  ])
  func `a file that would not stay equivalent is left as it is`(text: String) throws {
    try folder.write(text, to: "in/Users.statekit.json")
    let result = try tool.run("format", "in")
    #expect(result.status == 1 && result.diagnosticHeads.count == 1, "\(result.error)")
    try expectEqual(folder.text("in/Users.statekit.json"), text)
  }

  @Test func `a file named twice is written once`() throws {
    let result = try tool.run("format", "in/Users.statekit.json", "./in/Users.statekit.json", "in")
    #expect(result.status == 0 && result.error.isEmpty)
    try expectEqual(folder.text("in/Users.statekit.json"), Self.tidy)
  }

  @Test func `unreadable files are named`() throws {
    try expectEqual(tool.run("format", "Missing.statekit.json").status, 66)
    try expectEqual(tool.run("format").status, 64)
  }

  private func set(_ permissions: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions],
      ofItemAtPath: folder.path("in/Users.statekit.json")
    )
  }
}
