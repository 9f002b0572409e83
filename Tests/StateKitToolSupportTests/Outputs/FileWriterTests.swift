import StateKitTestSupport
import Testing

@testable import StateKitGenerator
@testable import StateKitToolSupport

@Suite struct FileWriterTests {
  let folder: TemporaryFolder
  let writer: FileWriter

  init() throws {
    folder = try TemporaryFolder()
    writer = FileWriter(folder: folder.path("out"))
  }

  @Test func `each output is missing, unchanged, stale or blocked`() throws {
    let files = ["Missing", "Same", "Stale", "Mine"].map { file($0) }
    _ = try writer.write([file("Same"), file("Stale", "// old")])
    try folder.write("// mine", to: "out/Mine.statekit.swift")
    let states = try writer.plan(files).map(\.state)
    expectEqual(states[0], .missing)
    expectEqual(states[1], .unchanged)
    expectEqual(
      states[2],
      .stale(permissions: try FileStatus(of: folder.path("out/Stale.statekit.swift")).permissions)
    )
    guard case .blocked = states[3] else { return #expect(Bool(false), "\(states[3])") }
  }

  @Test func `the written bytes are the given bytes`() throws {
    let outputs = try writer.write([file("Users")])
    expectEqual(outputs.map(\.path), [folder.path("out/Users.statekit.swift")])
    try expectEqual(
      folder.text("out/Users.statekit.swift"),
      String(decoding: file("Users").contents, as: UTF8.self)
    )
  }

  @Test func `one output that cannot be written keeps all outputs from being written`() throws {
    try folder.write("// mine", to: "out/B.statekit.swift")
    #expect(throws: CommandFailure.self) { try writer.write([file("A"), file("B"), file("C")]) }
    try expectEqual(folder.names(in: "out"), ["B.statekit.swift"])
  }

  @Test(arguments: ["// new\n", "// neu", "// ne", "// newer"])
  func `contents that differ in one byte or in their length are stale`(_ code: String) throws {
    _ = try writer.write([file("Users", code)])
    try expectEqual(writer.write([file("Users")]).map(\.isToBeWritten), [true])
    try expectEqual(writer.write([file("Users")]).map(\.isToBeWritten), [false])
  }

  @Test func `long contents are compared to their end`() throws {
    let long = String(repeating: "// a line of code\n", count: 20_000)
    _ = try writer.write([file("Users", long + "a")])
    try expectEqual(writer.write([file("Users", long + "b")]).map(\.isToBeWritten), [true])
    try expectEqual(writer.write([file("Users", long + "b")]).map(\.isToBeWritten), [false])
  }

  @Test func `left over are generated files alone`() throws {
    _ = try writer.write([file("Users"), file("Posts")])
    try folder.write("// mine", to: "out/Mine.swift")
    try folder.write(header("Renamed"), to: "out/Renamed.swift")
    try folder.write(header("Text"), to: "out/Text.txt")
    try folder.write(header("Deep"), to: "out/below/Deep.swift")
    try folder.makeLink("out/Link.swift", to: "Posts.statekit.swift")
    try expectEqual(
      writer.leftOver(besides: writer.plan([file("Users")])),
      [folder.path("out/Posts.statekit.swift"), folder.path("out/Renamed.swift")]
    )
  }

  @Test func `a missing folder has no left-over files`() throws {
    try expectEqual(writer.leftOver(besides: []), [])
  }

  private func file(_ name: String, _ code: String = "// new") -> GeneratedFile {
    GeneratedFile(name: "\(name).statekit.swift", contents: Array("\(header(name))\n\(code)\n".utf8))
  }

  private func header(_ name: String) -> String {
    GeneratedFileHeader.line(forSchema: "\(name).statekit.json")
  }
}
