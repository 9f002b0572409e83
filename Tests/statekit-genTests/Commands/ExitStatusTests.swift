import Foundation
import StateKitTestSupport
import Testing

@Suite struct ExitStatusTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
    try folder.write(Schemas.valid(), to: "Users.statekit.json")
    try folder.write(Schemas.broken, to: "Broken.statekit.json")
    try folder.write("mine", to: "taken")
  }

  @Test(arguments: [
    ("genrate", "; did you mean 'generate'?"), ("hlep", "; did you mean 'help'?"),
    ("x", "; there is 'init', "),
  ])
  func `an unknown command is wrong usage, with a suggestion`(word: String, says: String) throws {
    let result = try tool.run(word, "--check")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.hasPrefix("error: there is no command '\(word)'\(says)"))
  }

  @Test(arguments: [
    (["help", "genrate"], "error: there is no command 'genrate'; did you mean 'generate'?\n"),
    (
      ["validate", "--foramt", "json", "Users.statekit.json"],
      "error: there is no option '--foramt'; did you mean '--format'?"
    ),
    (
      ["generate", "Users.statekit.json", "--output", "out", "--check", "--watch"],
      "error: --check, --dry-run and --watch exclude each other: choose one\n"
    ),
    (
      ["generate", "Users.statekit.json", "--ouput", "out"],
      "error: there is no option '--ouput'; did you mean '--output'?"
    ),
    (["explain", "SK9999"], "error: there is no code 'SK9999'; 'statekit-gen explain' lists all codes\n"),
  ])
  func `wrong usage is printed in the same way for all causes`(arguments: [String], says: String) throws {
    let result = try tool.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.hasPrefix(says), "\(result.error)")
  }

  @Test(arguments: [
    ["validate", "in", "--\u{1B}[31mred"], ["validate", "in", "\u{1B}]0;title\u{7}"], ["\u{1B}[2J"],
    ["generate", "in", "--output", "out", "--format", "\u{1B}[2J"], ["explain", "\u{1B}[2J"],
  ])
  func `quoted arguments do not move the cursor of a terminal`(arguments: [String]) throws {
    let result = try tool.run(arguments)
    #expect(result.status != 0)
    #expect(result.error.contains("␛") && !result.error.contains("\u{1B}"), "\(result.error)")
  }

  @Test(arguments: ["--x\n::error::y", "--format=x\n::error::y", "--use=x\r\n::error::y", "-x\n::error=y"])
  func `quoted arguments do not begin a line`(argument: String) throws {
    let result = try tool.run("validate", "in", argument)
    expectEqual(result.status, 64)
    #expect(
      !result.error.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::") },
      "\(result.error)"
    )
  }

  @Test(arguments: [
    ["generate", "Users.statekit.json", "--output", "out", "--module-name", "a b"],
    ["generate", "Users.statekit.json", "--output", "out", "--module-name", ""],
    ["scaffold", "Users.statekit.json", "--into", "out", "--module-name", "a b"],
    ["scaffold", "Users.statekit.json", "--into", "out", "--module-name", "1a", "--tests", "tests"],
    ["validate", "Users.statekit.json", "--use", "a b=Users.statekit.json"],
  ])
  func `an impossible name of a module is wrong usage, and files are not written`(arguments: [String]) throws
  {
    let result = try tool.run(arguments)
    expectEqual(result.status, 64)
    let isSaid = result.error.contains("is not a name of a module") || result.error.contains("'a b=Users")
    #expect(isSaid, "\(result.error)")
    #expect(!folder.exists("out") && !folder.exists("tests"))
  }

  @Test(
    arguments: [
      (["--version"], 0),
      (["--help"], 0),
      (["generate", "--help"], 0),
      (["validate", "Users.statekit.json"], 0),
      (["generate", "Users.statekit.json", "--output", "out"], 0),
      (["validate", "Broken.statekit.json"], 1),
      (["generate", "Broken.statekit.json", "--output", "out"], 1),
      (["generate", "Users.statekit.json", "--output", "out", "--check"], 1),
      (["generate", "Users.statekit.json"], 64),
      (["generate", "--output", "out"], 64),
      (["generate", "Users.statekit.json", "--output", "out", "--check", "--dry-run"], 64),
      (["generate", "Users.statekit.json", "--output", "out", "--unknown"], 64),
      (["Users.statekit.json"], 64),
      (["validate"], 64),
      (["explain", "SK0640"], 0),
      (["explain", "SK0000"], 64),
      (["explain"], 0),
      (["diff", "Users.statekit.json", "Users.statekit.json"], 0),
      (["diff", "Users.statekit.json", "Broken.statekit.json"], 2),
      (["validate", "Missing.statekit.json"], 66),
      (["generate", "Missing.statekit.json", "--output", "taken"], 66),
      (["generate", "Users.statekit.json", "--output", "taken"], 74),
    ] as [([String], Int32)]
  )
  func `each outcome has its exit status`(arguments: [String], status: Int32) throws {
    let result = try tool.run(arguments)
    expectEqual(result.status, status, "\(result.error)")
  }

  @Test(
    .enabled("there is no such device", { FileManager.default.fileExists(atPath: "/dev/full") }),
    arguments: [
      ["--help"], ["help", "generate"], ["--version"], ["--generate-completion-script", "zsh"], ["schema"],
      ["explain"], ["explain", "SK0640"], ["graph", "Users.statekit.json"],
      ["generate", "Users.statekit.json", "--output", "out", "--dry-run"],
      ["diff", "Users.statekit.json", "Users.statekit.json", "--format", "json"],
      ["migrate", "long.jsonl", "--from", "Users.statekit.json", "--to", "Users.statekit.json"],
      ["view", "long.jsonl", "Users.statekit.json"],
    ]
  )
  func `a failure to print is not a success`(arguments: [String]) throws {
    try folder.write(String(repeating: "{\"action\": \"cleared\"}\n", count: 5_000), to: "long.jsonl")
    let process = tool.process(arguments)
    let error = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = error
    try process.run()
    let text = String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 74)
    expectEqual(text, "error: cannot write to standard output: No space left on device\n")
  }

  @Test func `the version is a result`() throws {
    let result = try tool.run("--version")
    #expect(result.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(result.error.isEmpty)
  }

  @Test func `a successful run does not print`() throws {
    let result = try tool.run("generate", "Users.statekit.json", "--output", "out")
    #expect(result.output.isEmpty)
    #expect(result.error.isEmpty)
  }
}
