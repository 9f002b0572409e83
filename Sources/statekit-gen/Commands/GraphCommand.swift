internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `graph`: a picture of the domains.
struct GraphCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the domains, with what is in them and the bridges between.",
    discussion: """
      Domains are boxes in the boxes of their parents; bridges are arrows with their condition, and those that form a \
      cycle are marked ↻. Dashed arrows start effects and end at what they give. The formats svg and html need no \
      other program; the page can search, zoom, fold domains and show what leads to and from an action.

      Example: statekit-gen graph Schemas --format html > App.html
      """
  )

  @OptionGroup var input: SchemaArguments

  @OptionGroup var modules: UsedModules

  @Option(help: "What to draw it as.")
  var format: GraphFormat = .mermaid

  @Option(
    help: ArgumentHelp(
      "The file to write, instead of standard output; one that is there must be a graph of this format.",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: String?

  func execute() throws(CommandFailure) {
    let (reading, diagnostics) = Generator().graph(try input.read(), using: try modules.read())
    DiagnosticPrinter.standard.print(diagnostics)
    switch reading {
    case .failed: throw CommandFailure(.found)
    case .tooLarge(let limit):
      throw CommandFailure(
        .found,
        ["the graph has more than \(limit.text); draw a part: name only the schemas of some domains"]
      )
    case .graph(let graph): try write(graph.text(as: format))
    }
  }

  private func write(_ text: String) throws(CommandFailure) {
    guard let output else { return try Console.report(text) }
    try PictureFile(path: output, header: format.header).write(text)
  }
}

extension GraphFormat: ExpressibleByArgument {}
