import StateKitTestSupport
import Testing

internal import StateKitToolSupport
@testable import statekit_gen

@Suite struct ArgumentFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expand(_ text: String) throws -> [String] {
    try folder.write(text, to: "arguments")
    return try ArgumentFile.expand(["generate", "@" + folder.path("arguments"), "last"])
  }

  @Test(arguments: [
    ("", []),
    (" \n\t\r\n ", []),
    ("a b\nc\r\nd\n", ["a", "b", "c", "d"]),
    (#"--use 'A B=x y' "c d" e\ f"#, ["--use", "A B=x y", "c d", "e f"]),
    (#"a"b c"'d e'f"#, ["ab cd ef"]),
    (#"'' """#, ["", ""]),
    (#""\"\\\n" '\"' \'"#, [#""\\n"#, #"\""#, "'"]),
    (#"end\"#, [#"end\"#]),
    ("user@example.org @", ["user@example.org", "@"]),
    ("Ärger/Ünïts.statekit.json", ["Ärger/Ünïts.statekit.json"]),
  ])
  func `arguments are separated as in a shell`(text: String, arguments: [String]) throws {
    try expectEqual(expand(text), ["generate"] + arguments + ["last"])
  }

  @Test(arguments: 0..<50)
  func `any quoted text is read unchanged`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let signs = Array(#"ab '"\$#@="# + "\n\t\u{E9}")
    let arguments = (0..<4).map { _ in
      "x"
        + String(
          (0..<Int.random(in: 0..<9, using: &random)).compactMap { _ in signs.randomElement(using: &random) }
        )
    }
    let single = arguments.map {
      "'" + $0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
    try expectEqual(expand(single.joined(separator: " ")), ["generate"] + arguments + ["last"])
  }

  @Test func `a file names another one`() throws {
    try folder.write("b c", to: "inner")
    try expectEqual(expand("a @\(folder.path("inner")) d"), ["generate", "a", "b", "c", "d", "last"])
  }

  @Test func `a file that names itself is an error`() throws {
    #expect(throws: CommandFailure.self) { try expand("@\(folder.path("arguments"))") }
  }

  @Test func `a revision of git is no file`() throws {
    try expectEqual(ArgumentFile.expand(["diff", "--base", "@~1"]), ["diff", "--base", "@~1"])
    try expectEqual(ArgumentFile.expand(["diff", "--base=@{u}"]), ["diff", "--base=@{u}"])
  }

  @Test func `an error has its place and status`() throws {
    let tool = CommandLineTool(folder: folder)
    try folder.write("generate\n 'a\nb", to: "open")
    let open = try tool.run("@open")
    expectEqual(open.status, 64)
    expectEqual(open.error, "error: open:2: the quotes that begin here have no end\n")
    let missing = try tool.run("validate", "@nowhere")
    expectEqual(missing.status, 66)
    expectEqual(missing.error, "error: cannot read the arguments in 'nowhere': No such file or directory\n")
  }

  @Test func `a run takes its arguments from a file`() throws {
    try folder.write(Schemas.valid("Users"), to: "in put/Users.statekit.json")
    try folder.write("generate --output out\n'in put/Users.statekit.json'\n", to: "arguments")
    let result = try CommandLineTool(folder: folder).run("@arguments")
    expectEqual(result.status, 0, "\(result.error)")
    #expect(folder.exists("out/Users.statekit.swift"))
  }
}
