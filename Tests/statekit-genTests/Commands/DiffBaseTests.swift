import Foundation
import StateKitTestSupport
import Testing

@Suite struct DiffBaseTests {
  let repository: GitRepository
  let folder: TemporaryFolder
  let tool: CommandLineTool

  /// On `main` are App/Users, App/More/Posts and a hidden one; since then `cleared` of both became `emptied`.
  init() throws {
    repository = try GitRepository()
    folder = repository.folder
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid(), to: "App/Users.statekit.json")
    try folder.write(Schemas.valid("Posts"), to: "App/More/Posts.statekit.json")
    try folder.write(Schemas.broken, to: "App/.hidden/Old.statekit.json")
    try folder.write("no schema", to: "App/notes.json")
    try repository.commit()
    try folder.write(Schemas.valid(action: "emptied"), to: "App/Users.statekit.json")
    try folder.write(Schemas.valid("Posts", action: "emptied"), to: "App/More/Posts.statekit.json")
  }

  /// The places of the changes, with `is gone` or `is new`.
  private func changes(
    _ arguments: [String],
    in place: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [String] {
    var tool = tool
    tool.place = place
    let result = try tool.run(["diff"] + arguments)
    #expect(result.error.isEmpty, sourceLocation: sourceLocation)
    return result.output.split(separator: "\n").dropLast().map { line in
      line.prefix { $0 != " " } + (line.contains("is gone") ? " gone" : line.contains("is new") ? " new" : "")
    }
  }

  private static let users: [String] = [
    "main:App/Users.statekit.json:6:20: gone", "App/Users.statekit.json:6:20: new",
  ]
  private static let posts: [String] = [
    "main:App/More/Posts.statekit.json:6:20: gone", "App/More/Posts.statekit.json:6:20: new",
  ]

  @Test(
    arguments: [
      ([], posts + users), (["App"], posts + users), (["App/"], posts + users),
      (["App/Users.statekit.json"], users), (["App/More"], posts),
      (["App/Users.statekit.json", "App"], users + posts),
    ] as [([String], [String])]
  )
  func `the old schemas have the same paths at the revision`(paths: [String], expected: [String]) throws {
    try expectEqual(changes(["--base", "main"] + paths).sorted(), expected.sorted())
    try expectEqual(tool.run(["diff", "--base", "main"] + paths).status, 1)
  }

  @Test(
    arguments: [
      ([], ["Users.statekit.json", "More/Posts.statekit.json"]),
      (["."], ["Users.statekit.json", "More/Posts.statekit.json"]),
      (["More"], ["More/Posts.statekit.json"]), (["../App/More"], ["../App/More/Posts.statekit.json"]),
    ] as [([String], [String])]
  )
  func `a folder below the root of the repository is as good`(paths: [String], expected: [String]) throws {
    let new = try changes(["--base", "main"] + paths, in: "App").filter { $0.hasSuffix("new") }
    expectEqual(new.sorted(), expected.map { "\($0):6:20: new" }.sorted())
  }

  @Test func `any name of a revision will do`() throws {
    try repository.commit()
    try expectEqual(tool.run("diff", "--base", "main").output, "no changes\n")
    try expectEqual(tool.run("diff", "--base", "HEAD~1").status, 1)
    // The newest commit with this message.
    try expectEqual(tool.run("diff", "--base", ":/x").output, "no changes\n")
    try repository.git("update-ref", "refs/heads/-x", "main~1")
    try expectEqual(changes(["--base=-x", "App/More"]).first, "-x:App/More/Posts.statekit.json:6:20: gone")
    try repository.git("tag", "v1", "main~1")
    try expectEqual(
      changes(["--base", "v1", "App/More"]).first,
      "v1:App/More/Posts.statekit.json:6:20: gone"
    )
  }

  @Test func `a schema that was moved is the same`() throws {
    try repository.commit()
    try repository.git("mv", "App/Users.statekit.json", "App/More/People.statekit.json")
    try expectEqual(tool.run("diff", "--base", "main", "App").output, "no changes\n")
    // If a part is compared alone, the old place of the schema is unknown.
    try expectEqual(changes(["--base", "main", "App/More"]), ["App/More/People.statekit.json:4:5: new"])
  }

  @Test
  func `schemas that the revision does not have are new, and schemas that only the revision has are removed`()
    throws
  {
    try folder.write(Schemas.valid("Other"), to: "New/Other.statekit.json")
    try folder.write(Schemas.valid("Tags"), to: "App/More/Tags.statekit.json")
    try folder.remove("App/More/Posts.statekit.json")
    try expectEqual(changes(["--base", "main", "New"]), ["New/Other.statekit.json:4:5: new"])
    try expectEqual(
      changes(["--base", "main", "App/More"]),
      ["main:App/More/Posts.statekit.json:4:5: gone", "App/More/Tags.statekit.json:4:5: new"]
    )
  }

  @Test func `where all schemas are gone, all of it is`() throws {
    try folder.remove("App")
    for paths in [[], ["App"], ["App/Users.statekit.json"]] {
      let result = try tool.run(["diff", "--base", "main"] + paths)
      expectEqual(result.status, 1, "\(result.error)")
      #expect(result.output.contains("main:App/Users.statekit.json:4:5: domain 'Users' is gone"))
    }
  }

  @Test func `names that mean something to a shell or to git are names`() throws {
    let names = ["-r/a b*.statekit.json", "x/ü\"'\n/:(top)Tags.statekit.json", "--help/--all.statekit.json"]
    for (index, name) in names.enumerated() { try folder.write(Schemas.valid("D\(index)"), to: name) }
    try repository.commit()
    for (index, name) in names.enumerated() {
      try folder.write(Schemas.valid("D\(index)", action: "emptied"), to: name)
      for path in [String(name.prefix { $0 != "/" }), name] {
        let result = try tool.run("diff", "--base", "main", "--", path)
        #expect(result.output.contains("'D\(index).cleared' is gone"), "\(path): \(result.error)")
      }
    }
  }

  /// They are read by several queries, in which their contents stand behind each other.
  @Test func `more than a thousand schemas are each compared with their own`() throws {
    let names = (1000..<2030).map { "Many\($0)" }
    for name in names { try folder.write(Schemas.valid(name), to: "Many/\(name).statekit.json") }
    try folder.write("", to: "Empty/Empty.statekit.json")
    try repository.commit()
    try expectEqual(tool.run("diff", "--base", "main", "Many").output, "no changes\n")
    let changed = [0, 499, 500, 1029].map { "Many/\(names[$0]).statekit.json" }
    for path in changed {
      let name = path.dropFirst(5).prefix { $0 != "." }
      try folder.write(Schemas.valid(String(name), action: "emptied"), to: path)
    }
    expectEqual(
      Set(try changes(["--base", "main", "Many"])),
      Set(changed.flatMap { ["main:\($0):6:20: gone", "\($0):6:20: new"] })
    )
    try folder.write(Schemas.valid("Empty"), to: "Empty/Empty.statekit.json")
    #expect(
      try tool.run("diff", "--base", "main", "Empty").error.contains(
        "main:Empty/Empty.statekit.json:1:1: error"
      )
    )
  }

  @Test(
    arguments: [
      (
        ["--base", "other"], 66,
        "there is no revision 'other' in the repository of '.'; it may have to be fetched"
      ),
      (
        ["--base=--all"], 66,
        "there is no revision '--all' in the repository of '.'; it may have to be fetched"
      ),
      (
        ["--base", "main..other"], 66,
        "there is no revision 'main..other' in the repository of '.'; give the older one of the two"
      ),
      (["--base", "main:App"], 66, "'main:App' is not a commit, but a part of one"),
      (["--base", ""], 64, "--base is empty: give it a revision of git's"),
      (["--base", "main", "missing"], 66, "cannot read 'missing': No such file or directory"),
      (["--base", "main", "link"], 66, "cannot read 'main:link/L.statekit.json': it is a link"),
      (
        ["--base", "main", "-"], 64,
        "git has no versions of standard input: name the files to compare with --base"
      ),
      (["App"], 64, "give the old schemas and the new ones, or --base with the revision of the old ones"),
      (
        ["App", "App", "App"], 64,
        "give the old schemas and the new ones, or --base with the revision of the old ones"
      ),
    ] as [([String], Int32, String)]
  )
  func `a failed comparison is reported`(arguments: [String], status: Int32, message: String) throws {
    try folder.makeFolder("link")
    try folder.makeLink("link/L.statekit.json", to: "../App/Users.statekit.json")
    try repository.commit()
    let result = try tool.run(["diff"] + arguments)
    expectEqual(result.status, status)
    #expect(result.output.isEmpty)
    #expect(result.error.dropFirst("error: ".count).prefix { $0 != "\n" } == message)
  }

  @Test func `a schema that was wrong is shown where it was`() throws {
    try folder.write(Schemas.broken, to: "App/Users.statekit.json")
    try repository.commit()
    try folder.write(Schemas.valid(), to: "App/Users.statekit.json")
    let result = try tool.run("diff", "--base", "main", "App")
    expectEqual(result.status, 2)
    #expect(result.output.isEmpty)
    expectEqual(result.diagnosticHeads.map { $0.prefix { $0 != " " } }, ["main:App/Users.statekit.json:2:3:"])
  }

  @Test func `without a repository or without git there is no revision`() throws {
    let other = try TemporaryFolder()
    try other.write(Schemas.valid(), to: "Users.statekit.json")
    let outside = try CommandLineTool(folder: other).run("diff", "--base", "main")
    expectEqual(outside.status, 66)
    #expect(outside.error.hasPrefix("error: cannot read '.' by git: fatal: not a git repository"))
    let without = try CommandLineTool(folder: other, environment: ["PATH": other.path("")])
      .run("diff", "--base", "main")
    expectEqual(without.status, 66)
    expectEqual(without.error, "error: cannot run git: No such file or directory\n")
  }

  @Test(arguments: [".git", "$PWD/.git", "$OTHER/.git"])
  func `variables that git sets for its hooks do not affect other folders`(gitFolder: String) throws {
    let other = try GitRepository()
    var tool = tool
    tool.place = "App"
    tool.environment = [
      "GIT_DIR": gitFolder.replacing("$PWD/.git", with: folder.path(".git"))
        .replacing("$OTHER/.git", with: other.folder.path(".git")),
      "GIT_INDEX_FILE": ".git/index", "GIT_PREFIX": "", "PATH": "/usr/local/bin:/usr/bin:/bin",
    ]
    let result = try tool.run("diff", "--base", "main", "More")
    #expect(result.error.isEmpty)
    let places = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    expectEqual(places, ["main:App/More/Posts.statekit.json:6:20:", "More/Posts.statekit.json:6:20:", "2"])
  }

  @Test func `settings of git's for this run stay`() throws {
    let error = try CommandLineTool(folder: folder, environment: ["GIT_CONFIG_COUNT": "no number"])
      .run("diff", "--base", "main").error
    #expect(error.contains("bogus count in GIT_CONFIG_COUNT"))
  }

  @Test func `a schema larger than a pipe holds is read whole`() throws {
    let doc = String(repeating: "word ", count: 100_000)
    let text = Schemas.valid("Large").replacing(#""state""#, with: "\"doc\": \"\(doc)\", \"state\"")
    try folder.write(text, to: "Large/Large.statekit.json")
    try repository.commit()
    try expectEqual(tool.run("diff", "--base", "main", "Large").output, "no changes\n")
  }
}
