import Foundation
import StateKitTestSupport
import Testing

@Suite struct CompletionTests {
  let folder: TemporaryFolder
  let tool: CommandLineTool

  init() throws {
    folder = try TemporaryFolder()
    tool = CommandLineTool(folder: folder)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the script of each shell names all commands, their options and the end of schema names`(
    shell: String
  ) throws {
    let script = try script(for: shell)
    for command in try ToolInfo(of: tool).commands {
      #expect(script.contains(command.commandName))
      for name in command.shownArguments.flatMap(\.longNames) {
        // fish wants names without the dashes.
        #expect(script.contains(shell == "fish" ? "-l '\(name.dropFirst(2))'" : name), "\(name)")
      }
    }
    #expect(script.contains("statekit.json"))
    for form in ["text", "json", "xcode", "github"] { #expect(script.contains(form)) }
  }

  @Test func `bash completes commands, options, forms, schemas and folders`() throws {
    try folder.write("", to: "Users.statekit.json")
    try folder.write("", to: "Users.txt")
    try folder.makeFolder("Uploads")
    try expectEqual(completions(of: ["form"]), ["format"])
    try expectEqual(completions(of: ["format", "--ch"]), ["--check"])
    try expectEqual(completions(of: ["generate", "--cl"]), ["--clean"])
    try expectEqual(completions(of: ["validate", "--format", "g"]), ["github"])
    for command in ["generate", "validate", "scaffold", "format"] {
      try expectEqual(completions(of: [command, "U"]), ["Uploads", "Users.statekit.json"], "\(command)")
    }
    #expect(try completions(of: ["explain", "SK064"]).contains("SK0640"))
    try expectEqual(completions(of: ["generate", "--output", "U"]), ["Uploads"])
    try expectEqual(completions(of: ["init", "--into", "U"]), ["Uploads"])
  }

  private func script(for shell: String) throws -> String {
    let result = try tool.run("--generate-completion-script", shell)
    try #require(result.status == 0, "\(result.error)")
    return result.output
  }

  @Test(.enabled(if: isInstalled("fish"), "fish is not installed"))
  func `fish completes commands, options, forms, schemas and folders`() throws {
    try folder.write(try script(for: "fish"), to: "completion")
    try folder.write("", to: "Users.statekit.json")
    try folder.write("", to: "Users.txt")
    try folder.makeFolder("Uploads")
    for (words, expected) in [
      ("form", ["format"]), ("format --ch", ["--check"]), ("validate --format g", ["github"]),
      ("generate U", ["Uploads/", "Users.statekit.json"]), ("init --into U", ["Uploads/"]),
    ] {
      // The text after a tab is help.
      let lines = try run("fish", "-c", "source completion; complete -C 'statekit-gen \(words)'")
      expectEqual(lines.map { $0.prefix { $0 != "\t" } }.map(String.init).sorted(), expected)
    }
  }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func `zsh can read its script`() throws {
    try folder.write(try script(for: "zsh"), to: "_statekit-gen")
    try expectEqual(run("zsh", "-n", "_statekit-gen"), [])
  }

  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  /// The completions that bash offers for the words after the tool's name; the last word is incomplete.
  private func completions(of words: [String]) throws -> [String] {
    try folder.write(try script(for: "bash"), to: ".completion")
    let program = """
      compopt() { :; }
      source .completion
      COMP_WORDS=(statekit-gen "$@"); COMP_CWORD=$#; COMP_LINE="statekit-gen $*"; COMP_POINT=${#COMP_LINE}
      function=$(complete -p statekit-gen | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
      "$function" statekit-gen "${@: -1}" "${COMP_WORDS[$#-1]}" 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return Set(try run(["bash", "-c", program, "bash"] + words)).sorted()
  }

  private func run(_ words: String...) throws -> [String] { try run(words) }

  /// The lines that a command prints, errors among them.
  private func run(_ words: [String]) throws -> [String] {
    try ProgramRun(words, in: folder.url).text.split(separator: "\n").map(String.init)
  }
}
