import StateKitTestSupport
import Testing

/// `diff --base` of a module that uses another one of its repository.
@Suite struct DiffBaseUseTests {
  let repository: GitRepository
  let folder: TemporaryFolder
  let tool: CommandLineTool

  /// On `main` the app reacts to `ended` of Feeds; since then it has been called `finished`.
  init() throws {
    repository = try GitRepository()
    folder = repository.folder
    tool = CommandLineTool(folder: folder)
    try folder.write(UsingSchemas.feeds(ended: #""ended": {}"#), to: "Feeds/Feeds.statekit.json")
    try folder.write(UsingSchemas.app(reaction: "feed.ended"), to: "App/App.statekit.json")
    try repository.commit()
    try folder.write(Self.renamed, to: "Feeds/Feeds.statekit.json")
    try folder.write(UsingSchemas.app(reaction: "feed.finished"), to: "App/App.statekit.json")
  }

  private static let renamed: String = UsingSchemas.feeds(ended: #""finished": {"was": ["ended"]}"#)

  /// A version of Feeds with which both versions of the app can be read.
  private static let extended: String = UsingSchemas.feeds(ended: #""ended": {}, "finished": {}"#)

  private func diff(_ arguments: String...) throws -> CommandLineTool.Result {
    try tool.run(["diff", "--base", "main", "App"] + arguments)
  }

  private func expectNothing(
    _ result: CommandLineTool.Result,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(result.error.isEmpty, sourceLocation: sourceLocation)
    #expect(result.output == "no changes\n", sourceLocation: sourceLocation)
  }

  @Test(arguments: ["Feeds", "Feeds/Feeds.statekit.json", "App/../Feeds"])
  func `used modules of the repository are read at the revision`(path: String) throws {
    expectNothing(try diff("--use", "Feeds=\(path)"))
    expectNothing(try diff("--use", "Feeds=" + folder.path(path)))
  }

  @Test func `--use-old says otherwise`() throws {
    let result = try diff("--use", "Feeds=Feeds", "--use-old", "Feeds=Feeds")
    expectEqual(result.status, 2)
    expectEqual(result.diagnosticHeads.first?.contains("'Feeds.Feed' has no action 'ended'"), true)
    try folder.write(UsingSchemas.feeds(ended: #""ended": {}"#), to: "then/Feeds.statekit.json")
    try folder.remove("Feeds")
    try folder.write(Self.renamed, to: "Moved/Feeds.statekit.json")
    expectNothing(try diff("--use", "Feeds=Moved", "--use-old", "Feeds=then"))
  }

  @Test func `a module that was moved is read as it is now, with a warning`() throws {
    try repository.git("mv", "Feeds", "Moved")
    let wrong = try diff("--use", "Feeds=Moved")
    let remark = """
      the old schemas are read with 'Feeds' as it is now, as 'main' has no schemas of it where they are now: \
      name its old ones with '--use-old Feeds=PATH'

      """
    expectEqual(wrong.status, 2)
    #expect(wrong.error.hasSuffix("\nerror: " + remark))
    try folder.write(Self.extended, to: "Moved/Feeds.statekit.json")
    let right = try diff("--use", "Feeds=Moved")
    expectEqual(right.error, "warning: " + remark)
    #expect(right.output.hasSuffix("2 changes, 0 breaking\n"))
  }

  @Test func `a module that is new needs no old schemas`() throws {
    try folder.write(Schemas.valid("App"), to: "App/App.statekit.json")
    try folder.remove("Feeds")
    try repository.commit()
    try folder.write(Self.renamed, to: "Feeds/Feeds.statekit.json")
    try folder.write(UsingSchemas.app(), to: "App/App.statekit.json")
    let result = try diff("--use", "Feeds=Feeds")
    #expect(result.error.isEmpty)
    #expect(result.output.contains("child 'App.feed' is new"))
  }

  @Test(arguments: [false, true])
  func `a module that is there no more was there`(keepsFolder: Bool) throws {
    try folder.remove("Feeds")
    if keepsFolder { try folder.makeFolder("Feeds") }
    try folder.write(Schemas.valid("App"), to: "App/App.statekit.json")
    let result = try diff("--use", "Feeds=Feeds")
    #expect(result.error.isEmpty)
    #expect(result.output.contains("child 'App.feed' is gone"))
    let missing = try diff("--use", "Feeds=Nowhere")
    expectEqual(missing.status, 66)
    expectEqual(missing.error, "error: cannot read 'Nowhere': No such file or directory\n")
  }

  @Test func `schemas that a module got or lost are its schemas of their time`() throws {
    try folder.remove("Feeds/Feeds.statekit.json")
    try folder.write(Self.renamed, to: "Feeds/More/Feed.statekit.json")
    try folder.write(
      UsingSchemas.feeds(ended: #""cleared": {}"#).replacing("Feed", with: "Tags"),
      to: "Feeds/Tags.statekit.json"
    )
    expectNothing(try diff("--use", "Feeds=Feeds"))
  }

  @Test(arguments: [false, true])
  func `ignored files, and modules of other repositories, are read in their present version`(isIgnored: Bool)
    throws
  {
    let other = try GitRepository()
    let path = isIgnored ? "build/Feeds" : other.folder.path("Feeds")
    if isIgnored { try folder.write("build/\n", to: ".gitignore") }
    let files = isIgnored ? folder : other.folder
    let name = isIgnored ? "build/Feeds/Feeds.statekit.json" : "Feeds/Feeds.statekit.json"
    try files.write(Self.extended, to: name)
    let result = try diff("--use", "Feeds=\(path)")
    #expect(result.error.isEmpty)
    #expect(result.output.hasSuffix("2 changes, 0 breaking\n"))
  }
}
