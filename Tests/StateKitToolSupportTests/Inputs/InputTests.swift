import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitToolSupport

@Suite struct InputTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
  }

  @Test func `of a folder every schema below is taken, save in hidden folders`() throws {
    for name in ["b/Users", "a/deep/Posts", "Likes", ".hidden/No", ".build/x/No2", "a/.git/No3", "a/._Likes"]
    {
      let domain = name.split(separator: "/").last ?? ""
      try folder.write(Schemas.valid(domain.filter(\.isLetter)), to: "in/\(name).statekit.json")
    }
    try folder.write("no schema", to: "in/notes.json")
    let result = try tool.run("generate", "in", "--output", "out", "--dry-run")
    expectEqual(
      result.output,
      """
      would create out/Likes.statekit.swift
      would create out/Posts.statekit.swift
      would create out/Users.statekit.swift

      """
    )
  }

  @Test func `a hidden folder that is named itself is taken`() throws {
    try folder.write(Schemas.valid(), to: ".hidden/Users.statekit.json")
    try expectEqual(tool.run("generate", ".hidden", "--output", "out").status, 0)
    #expect(folder.exists("out/Users.statekit.swift"))
  }

  @Test func `a file that is named twice counts once`() throws {
    try folder.write(Schemas.valid(), to: "in/Users.statekit.json")
    let result = try tool.run(
      "generate",
      "in",
      "in/Users.statekit.json",
      folder.path("in/../in/Users.statekit.json"),
      "--output",
      "out",
      "--dry-run"
    )
    expectEqual(result.output, "would create out/Users.statekit.swift\n")
  }

  @Test func `a linked file is read, a linked folder is not entered`() throws {
    try folder.write(Schemas.valid(), to: "elsewhere/Users.statekit.json")
    try folder.makeFolder("in")
    try folder.makeLink("in/Users.statekit.json", to: "../elsewhere/Users.statekit.json")
    try folder.makeLink("in/loop", to: "..")
    let result = try tool.run("generate", "in", "--output", "out", "--dry-run")
    expectEqual(result.output, "would create out/Users.statekit.swift\n")
  }

  @Test(arguments: ["A", "Z"])
  func `of a file and links to it beside it the file is taken, wherever they stand`(link: String) throws {
    try folder.write(Schemas.valid(), to: "in/Users.statekit.json")
    try folder.makeLink("in/\(link).statekit.json", to: "Users.statekit.json")
    try folder.makeLink("in/\(link)\(link).statekit.json", to: "Users.statekit.json")
    let result = try tool.run("generate", "in", "--output", "out", "--dry-run")
    expectEqual(result.output, "would create out/Users.statekit.swift\n")
  }

  @Test func `a file that disappears before it is read, such as an editor's temporary file, is left out`()
    throws
  {
    try folder.write(Schemas.valid(), to: "in/Users.statekit.json")
    let finder = SchemaFinder([folder.path("in")]) { path throws(SystemError) in
      try Folder.names(in: path) + ["4913", "Users.statekit.json~", "Gone.statekit.json"]
    }
    expectEqual(finder.found.map(\.path), [folder.path("in/Users.statekit.json")])
    #expect(finder.unreadable.isEmpty)
    #expect(try SchemaReader.read([.file(folder.path("in/Gone.statekit.json"), isNamed: false)]).isEmpty)
  }

  @Test func `an unreadable file is named itself, and not by its folder`() throws {
    try folder.write(Schemas.valid(), to: "in/Users.statekit.json")
    try folder.makeLink("in/Broken.statekit.json", to: "nowhere")
    try folder.makeLink("in/Loop.statekit.json", to: "Loop.statekit.json")
    let result = try tool.run("validate", "in")
    expectEqual(result.status, 66)
    expectEqual(
      result.error,
      """
      error: cannot read 'in/Broken.statekit.json': No such file or directory
      error: cannot read 'in/Loop.statekit.json': Too many levels of symbolic links

      """
    )
    let name = String(repeating: "a", count: 300)
    let finder = SchemaFinder([folder.path("in")]) { _ throws(SystemError) in [name] }
    expectEqual(finder.unreadable, ["cannot read '\(folder.path("in"))/\(name)': File name too long"])
  }

  @Test func `standard input is called stdin`() throws {
    let result = try tool.run("generate", "-", "--output", "out", input: Schemas.valid())
    expectEqual(result.status, 0, "\(result.error)")
    try expectEqual(folder.names(in: "out"), ["stdin.statekit.swift"])
    let broken = try tool.run("validate", "-", input: Schemas.broken)
    expectEqual(broken.status, 1)
    #expect(broken.error.hasPrefix("<stdin>:2:3: error: "))
  }

  @Test func `the module's name may be given`() throws {
    try folder.write(Schemas.valid(), to: "Users.statekit.json")
    let result = try tool.run(
      "generate",
      "Users.statekit.json",
      "--output",
      "out",
      "--module-name",
      "App",
      "--source-locations",
      "--source-root",
      folder.url.path
    )
    expectEqual(result.status, 0, "\(result.error)")
  }

  @Test func `every input that cannot be read is named with the reason`() throws {
    try folder.makeFolder("linked")
    try folder.makeLink("linked/Folder.statekit.json", to: "../empty")
    try folder.makeFolder("empty")
    try folder.makeLink("Gone.statekit.json", to: "nowhere")
    try folder.makeLink("Device.statekit.json", to: "/dev/null")
    let result = try tool.run(
      "validate",
      "Missing.statekit.json",
      "linked",
      "empty",
      "Gone.statekit.json",
      "Device.statekit.json"
    )
    expectEqual(result.status, 66)
    #expect(result.output.isEmpty)
    expectEqual(
      result.error,
      """
      error: cannot read 'Missing.statekit.json': No such file or directory
      error: cannot read 'linked/Folder.statekit.json': it is a folder
      error: cannot read 'empty': there is no *.statekit.json in this folder
      error: cannot read 'Gone.statekit.json': No such file or directory
      error: cannot read 'Device.statekit.json': it is not a regular file

      """
    )
  }

  @Test(.enabled("the superuser may read everything", { getuid() != 0 }))
  func `a file without the permission to read it is named with the reason`() throws {
    try folder.write(Schemas.valid(), to: "Users.statekit.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: folder.path("Users.statekit.json")
    )
    let result = try tool.run("validate", "Users.statekit.json")
    expectEqual(result.status, 66)
    expectEqual(result.error, "error: cannot read 'Users.statekit.json': Permission denied\n")
  }
}
