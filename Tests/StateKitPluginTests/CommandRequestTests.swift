import StateKitTestSupport
import Testing

struct CommandRequestTests {
  private func target(_ name: String, schemas: Int = 1) -> SchemaTarget {
    SchemaTarget(
      name: name,
      module: name,
      folder: "/pkg/\(name)",
      files: (0..<schemas).map { "/pkg/\(name)/\($0).statekit.json" }
    )
  }

  private func arguments(_ typed: String, for target: SchemaTarget? = nil) throws -> String {
    let request = try CommandRequest(typed.split(separator: " ").map(String.init))
    return request.arguments(for: target ?? self.target("App")).joined(separator: " ")
  }

  private func chosen(_ typed: String, of targets: [SchemaTarget]) throws(CommandRequest.Failure) -> [String]
  {
    try CommandRequest(typed.split(separator: " ").map(String.init)).chosen(among: targets).map(\.name)
  }

  @Test(arguments: [
    ("generate", "generate --output /pkg/App/Generated --module-name App /pkg/App/0.statekit.json"),
    (
      "generate --check",
      "generate --check --output /pkg/App/Generated --module-name App /pkg/App/0.statekit.json"
    ),
    ("generate --output Out", "generate --output Out --module-name App /pkg/App/0.statekit.json"),
    ("generate --output=Out", "generate --output=Out --module-name App /pkg/App/0.statekit.json"),
    (
      "generate --module-name M",
      "generate --module-name M --output /pkg/App/Generated /pkg/App/0.statekit.json"
    ),
    ("scaffold --dry-run", "scaffold --dry-run --into /pkg/App --module-name App /pkg/App/0.statekit.json"),
    ("scaffold --into X", "scaffold --into X --module-name App /pkg/App/0.statekit.json"),
    ("validate", "validate /pkg/App/0.statekit.json"),
    ("format --check", "format --check /pkg/App/0.statekit.json"),
    ("graph --format svg", "graph --format svg /pkg/App/0.statekit.json"),
    ("diff --base HEAD --format json", "diff --base HEAD --format json /pkg/App"),
    ("init", "init --into /pkg/App --by-plugin"),
    ("init Shop", "init Shop --into /pkg/App --by-plugin"),
  ])
  func `a subcommand for targets gets arguments from the manifest, unless the user gives them`(
    typed: String,
    expected: String
  ) throws {
    try expectEqual(arguments(typed), expected)
  }

  @Test func `the dependencies of the target are passed on as used modules`() throws {
    var app = target("App")
    app.used = [UsedModule(name: "Users", folder: "/u", schemas: ["/u/Users.statekit.json"])]
    try expectEqual(
      arguments("validate", for: app),
      "validate --use Users=/u/Users.statekit.json /pkg/App/0.statekit.json"
    )
    #expect(try arguments("graph", for: app).contains(" --use Users="))
    // Schemas that were in a folder at a revision need not be there now.
    try expectEqual(arguments("diff --base HEAD", for: app), "diff --base HEAD --use Users=/u /pkg/App")
    for typed in ["format", "init"] { #expect(try !arguments(typed, for: app).contains("--use")) }
  }

  @Test(arguments: [
    "explain SK0640", "schema", "--help", "generate --help", "validate -h",
    "diff A.statekit.json B.statekit.json", "diff old new", "diff", "diff --base HEAD Sources",
    "diff --base HEAD -",
    "diff --base HEAD --use A=B --use-old A=C --format json Sources", "diff --help --base HEAD",
    "validate Own.statekit.json", "format -", "init Shop --into Sources", "migrate old.jsonl --from A --to B",
    "view app.jsonl",
    "",
  ])
  func `everything else goes to the tool as it is`(typed: String) throws {
    let words = typed.split(separator: " ").map(String.init)
    let request = try CommandRequest(words)
    #expect(!request.isForTargets)
    expectEqual(request.arguments, words)
  }

  @Test(arguments: [
    ["validate", "--use", "M=/m/M.statekit.json"], ["diff", "--base=HEAD", "--use", "M=/m/M.statekit.json"],
    ["diff", "--use-old", "M=/m", "--base", "HEAD", "--target", "App"],
  ])
  func `a schema of a used module does not stand for the target's own`(arguments: [String]) throws {
    #expect(try CommandRequest(arguments).isForTargets)
  }

  @Test func `flags of SwiftPM do not reach the tool`() throws {
    let request = try CommandRequest([
      "explain", "--allow-writing-to-package-directory", "SK0640", "--disable-sandbox",
    ])
    expectEqual(request.arguments, ["explain", "SK0640"])
  }

  @Test(arguments: [
    ("validate", ["A", "B"]), ("validate --target B", ["B"]), ("validate --target=B --target A", ["A", "B"]),
    ("--target B validate", ["B"]),
  ])
  func `targets with schemas are chosen by name, or all`(typed: String, expected: [String]) throws {
    try expectEqual(chosen(typed, of: [target("A"), target("B"), target("None", schemas: 0)]), expected)
    #expect(try !arguments(typed).contains("--target"))
  }

  @Test(arguments: ["Nobody", "None"])
  func `a missing target or a target without schemas is an error that names the targets with schemas`(
    name: String
  ) {
    let failure = CommandRequest.Failure(message: .unknownTarget(name, for: .validate, known: ["A"]))
    #expect(throws: failure) {
      try chosen("validate --target \(name)", of: [target("A"), target("None", schemas: 0)])
    }
    expectEqual(failure.message.text, "there is no target '\(name)' with schemas; with schemas there are A")
  }

  @Test func `a package without schemas is an error`() {
    #expect(throws: CommandRequest.Failure(message: .noTarget(for: .generate))) {
      try chosen("generate", of: [target("None", schemas: 0)])
    }
  }

  @Test(arguments: [
    ("generate --output Out", "--output"), ("scaffold --into=Out", "--into"),
    ("generate --module-name M", "--module-name"), ("generate --watch", "--watch"),
    ("generate --depfile=all.d", "--depfile"), ("graph", "graph"),
    ("diff --base HEAD --format json", "--format"),
  ])
  func `an argument for one target is an error for two targets`(typed: String, option: String) throws {
    let failure = CommandRequest.Failure(message: .whichTarget(option, ["A", "B"]))
    #expect(throws: failure) { try chosen(typed, of: [target("A"), target("B")]) }
    try expectEqual(chosen(typed + " --target B", of: [target("A"), target("B")]), ["B"])
  }

  @Test func `init uses tests only if they are named, or if there is no other target`() throws {
    let app = target("App", schemas: 0)
    var tests = target("AppTests", schemas: 0)
    tests.isForTests = true
    try expectEqual(chosen("init", of: [app, tests]), ["App"])
    try expectEqual(chosen("init --target AppTests", of: [app, tests]), ["AppTests"])
    try expectEqual(chosen("init", of: [tests]), ["AppTests"])
  }

  @Test func `init is for a target that depends on StateKit, with schemas or without`() throws {
    var (first, second, plain) = (target("A"), target("B", schemas: 0), target("Plain", schemas: 0))
    first.dependsOnStateKit = true
    second.dependsOnStateKit = true
    plain.dependsOnStateKit = false
    try expectEqual(chosen("init", of: [plain, second]), ["B"])
    try expectEqual(chosen("init Shop --target A", of: [first, second, plain]), ["A"])
    #expect(throws: CommandRequest.Failure(message: .whichTarget("init", ["A", "B"]))) {
      try chosen("init", of: [first, second, plain])
    }
    let unknown = Message.unknownTarget("Plain", for: .start, known: ["A"])
    expectEqual(
      unknown.text,
      "there is no target 'Plain' depending on StateKit; depending on StateKit there are A"
    )
    #expect(throws: CommandRequest.Failure(message: unknown)) {
      try chosen("init --target Plain", of: [first, plain])
    }
    #expect(throws: CommandRequest.Failure(message: .noTarget(for: .start))) {
      try chosen("init", of: [plain])
    }
    #expect(
      Message.noTarget(for: .start).text.contains(
        #": put .product(name: "StateKit", package: "StateKit") into"#
      )
    )
  }

  @Test func `a target option without a name is an error`() {
    #expect(throws: CommandRequest.Failure(message: .targetWithoutName)) {
      try CommandRequest(["generate", "--target"])
    }
  }
}
