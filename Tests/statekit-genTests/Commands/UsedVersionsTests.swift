import StateKitTestSupport
import Testing

/// Renamed declarations in a module that others use.
@Suite struct UsedVersionsTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(UsingSchemas.feeds(ended: #""ended": {}"#), to: "old/Feeds/Feeds.statekit.json")
    try folder.write(
      UsingSchemas.feeds(ended: #""finished": {"was": ["ended"]}"#),
      to: "new/Feeds/Feeds.statekit.json"
    )
    try folder.write(UsingSchemas.app(reaction: "feed.ended"), to: "old/App/App.statekit.json")
    try folder.write(UsingSchemas.app(reaction: "feed.finished"), to: "new/App/App.statekit.json")
    try folder.write(UsingSchemas.app(), to: "plain/App/App.statekit.json")
    try folder.write("{\"action\": \"feed.ended\"}\n", to: "app.jsonl")
  }

  private static let remark: String = """
    error: the old schemas are read with 'Feeds' as it is now: name its old ones with '--use-old Feeds=PATH'

    """

  @Test(arguments: [
    ["--use", "Feeds=new/Feeds", "--use-old", "Feeds=old/Feeds"],
    ["--use-old=Feeds=old/Feeds/Feeds.statekit.json", "--use=Feeds=new/Feeds"],
  ])
  func `each version is read with the used modules of its time`(uses: [String]) throws {
    let diff = try tool.run(["diff", "old/App", "new/App"] + uses)
    #expect(diff.error.isEmpty)
    expectEqual(diff.output, "no changes\n")
    let migrate = try tool.run(["migrate", "app.jsonl", "--from", "old/App", "--to", "new/App"] + uses)
    expectEqual(migrate.status, 0, "\(migrate.error)")
    expectEqual(migrate.output, "{\"action\": \"feed.finished\"}\n")
  }

  @Test(arguments: [
    ["diff", "old/App", "new/App"], ["migrate", "app.jsonl", "--from", "old/App", "--to", "new/App"],
  ])
  func `old schemas that do not fit the present modules are an error with a remedy`(
    arguments: [String]
  ) throws {
    let result = try tool.run(arguments + ["--use", "Feeds=new/Feeds"])
    expectEqual(result.status, arguments[0] == "diff" ? 2 : 1)
    #expect(result.output.isEmpty)
    expectEqual(result.diagnosticHeads.first?.contains("'Feeds.Feed' has no action 'ended'"), true)
    #expect(result.error.hasSuffix("\n" + Self.remark))
  }

  @Test func `a recording that the modules as they are now do not know says so`() throws {
    let arguments = ["migrate", "app.jsonl", "--from", "plain/App", "--to", "plain/App"]
    let none = try tool.run(arguments + ["--domain", "App", "--use", "Feeds=new/Feeds"])
    expectEqual(none.status, 1)
    expectEqual(none.error, "error: app.jsonl:1: the old schemas have no action 'feed.ended'\n" + Self.remark)
    try folder.write(Schemas.valid(), to: "plain/App/Users.statekit.json")
    let several = try tool.run(arguments + ["--use", "Feeds=new/Feeds"])
    expectEqual(several.status, 1)
    expectEqual(
      several.error,
      "error: no domain of the old schemas has an action of this recording\n" + Self.remark
    )
    let right = try tool.run(arguments + ["--use", "Feeds=new/Feeds", "--use-old", "Feeds=old/Feeds"])
    expectEqual(right.output, "{\"action\": \"feed.finished\"}\n", "\(right.error)")
  }

  @Test func `a module that one of the versions does not use is named for the other`() throws {
    try folder.write(Schemas.valid("App"), to: "without/App.statekit.json")
    let old = try tool.run("diff", "old/App", "without", "--use-old", "Feeds=old/Feeds")
    #expect(old.error.isEmpty)
    #expect(old.output.contains("child 'App.feed' is gone"))
    let new = try tool.run("diff", "without", "new/App", "--use", "Feeds=new/Feeds")
    #expect(new.error.isEmpty)
    #expect(new.output.contains("child 'App.feed' is new"))
  }

  @Test func `modules that --use-old does not name are read as they are now`() throws {
    let feeds =
      #"{"statekit": 1, "access": "public", "conformances": ["Codable"], "uses": ["Posts"], "domains": "#
    let posts = UsingSchemas.feeds(ended: #""cleared": {}"#).replacing("Feed", with: "Posts")
    try folder.write(posts, to: "Posts/Posts.statekit.json")
    for (version, child) in [
      ("old", #""posts": "Posts.Posts""#), ("new", #""all": {"domain": "Posts.Posts", "was": ["posts"]}"#),
    ] {
      try folder.write(
        feeds + #"{"Feed": {"children": {\#(child)}}}}"#,
        to: "\(version)/Feeds/Feeds.statekit.json"
      )
    }
    try folder.write(#"{"action": "feed.posts.cleared"}"#, to: "app.jsonl")
    let result = try tool.run(
      ["migrate", "app.jsonl", "--from", "plain/App", "--to", "plain/App"]
        + ["--use", "Feeds=new/Feeds", "--use", "Posts=Posts", "--use-old", "Feeds=old/Feeds"]
    )
    #expect(result.error.isEmpty)
    expectEqual(result.output, #"{"action": "feed.all.cleared"}"#)
  }

  @Test(arguments: [
    ["diff", "plain", "plain"], ["migrate", "app.jsonl", "--from", "plain", "--to", "plain"],
  ])
  func `an argument that is not a module and a path is wrong usage, and a missing path is unreadable`(
    arguments: [String]
  ) throws {
    let arguments = arguments + ["--use", "Feeds=new/Feeds", "--use-old"]
    try expectEqual(tool.run(arguments + ["Feeds"]).status, 64)
    let missing = try tool.run(arguments + ["Feeds=nowhere"])
    expectEqual(missing.status, 66)
    expectEqual(missing.error, "error: cannot read 'nowhere': No such file or directory\n")
  }
}
