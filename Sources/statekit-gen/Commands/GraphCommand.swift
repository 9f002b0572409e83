internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `graph`: a picture of the domains.
struct GraphCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the domains, and the bridges between them.",
    discussion: """
      A map has a box for each domain and one arrow for each pair of domains, with the number of its bridges; a cycle of \
      bridges is marked ↻. Lines lead from parents to their children. In the page a box opens to its actions and an arrow \
      to its bridges, and you can search, zoom and follow an action. The formats svg and html do not need another program.

      Example: statekit-gen graph Schemas --format html > App.html
      """
  )

  @OptionGroup var input: SchemaArguments

  @OptionGroup var modules: UsedModules

  @Option(help: "The format of the drawing.")
  var format: GraphFormat = .mermaid

  @Option(
    help: ArgumentHelp(
      "The file to write, instead of standard output; an existing file must be a graph of this format.",
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
