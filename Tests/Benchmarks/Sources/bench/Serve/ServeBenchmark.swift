import ArgumentParser
import Foundation

/// `bench serve`: how long the language server takes from a keystroke to its diagnostics, and to a completion.
struct ServeBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract:
      "From a keystroke to the server's diagnostics and completions; the goal is 50 ms among 400 schemas."
  )

  @Option(help: "How many keystrokes are measured.")
  var repeats = 20

  @Option(parsing: .upToNextOption, help: "Among how many schemas.")
  var schemas = [1, 40, 400]

  @Option(help: "The configuration that the tool is built in.")
  var configuration = "release"

  @OptionGroup var options: ReportOptions

  func run() throws {
    let build = ["swift", "build", "--product", "statekit-gen", "--configuration", configuration]
    _ = try ProgramRun(build, in: Repository.root)
    let tool = Repository.root.appending(path: ".build/\(configuration)/statekit-gen")
    var table = Table(
      title: "from a keystroke, \(configuration) build",
      columns: ["diagnostics, min ms", "median ms", "max ms", "a completion, median ms"]
    )
    for count in schemas {
      for layout in ServeSchema.Layout.allCases where layout == .oneModule || count >= 10 {
        let schema = ServeSchema(count: count, layout: layout)
        let (diagnostics, completions) = try Repository.withEmptyFolder { folder in
          try schema.write(into: folder)
          return try delays(schema, in: folder, tool)
        }
        table.add(
          "\(count) \(count == 1 ? "schema" : "schemas"), \(layout.rawValue)",
          diagnostics.minimum,
          diagnostics.median,
          diagnostics.maximum,
          completions.median
        )
      }
    }
    try options.report([table])
  }

  /// Each keystroke makes a mistake in a name or takes it back, so that there are new diagnostics.
  private func delays(
    _ schema: ServeSchema,
    in folder: URL,
    _ tool: URL
  ) throws -> (diagnostics: Samples, completions: Samples) {
    var server = try RunningServer(tool, in: folder)
    defer { server.end() }
    let uri = folder.appending(path: schema.editedFile).absoluteString
    try server.send("initialize", ["capabilities": [String: Any](), "rootUri": folder.absoluteString], id: 1)
    _ = try server.message { $0["id"] as? Int == 1 }
    try server.send("initialized", [String: Any]())
    let document: [String: Any] = ["uri": uri, "version": 1, "languageId": "json", "text": schema.editedText]
    try server.send("textDocument/didOpen", ["textDocument": document])
    let (line, character) = schema.editedPlace
    let place = ["line": line, "character": character]
    var isMistake = false
    var diagnostics: [Double] = []
    var completions: [Double] = []
    for index in 0..<(2 * max(repeats, 1) + 2) {
      isMistake.toggle()
      let range: [String: Any] = [
        "start": place, "end": ["line": line, "character": character + (isMistake ? 0 : 1)],
      ]
      let change: [String: Any] = ["range": range, "text": isMistake ? "x" : ""]
      let asks = index % 4 > 1
      let start = ContinuousClock.now
      try server.send("textDocument/didChange", ["textDocument": ["uri": uri], "contentChanges": [change]])
      if asks {
        try server.send("textDocument/completion", ["textDocument": ["uri": uri], "position": place], id: 2)
      }
      // The server may check the edit before it sees the request.
      var isAwaited = (completion: asks, diagnostics: true)
      while isAwaited.completion || isAwaited.diagnostics {
        let message = try server.message { _ in true }
        let parameters = message["params"] as? [String: Any]
        if message["id"] as? Int == 2 {
          isAwaited.completion = false
          completions.append((ContinuousClock.now - start) / .milliseconds(1))
        } else if message["method"] as? String == "textDocument/publishDiagnostics",
          parameters?["uri"] as? String == uri
        {
          isAwaited.diagnostics = false
        }
      }
      // The first two read all schemas.
      if !asks, index > 1 { diagnostics.append((ContinuousClock.now - start) / .milliseconds(1)) }
    }
    return (Samples(diagnostics), Samples(completions))
  }
}
