internal import ArgumentParser
internal import StateKitGenerator

/// `generate`: one Swift file per schema.
struct GenerateCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes one Swift file per schema.",
    discussion: """
      All schemas of a Swift module are given to one run. Nothing is written if one of them has an error. \
      Only files that change are written, and a file that was not generated is never overwritten.
      """
  )

  @OptionGroup var input: SchemaArguments

  @OptionGroup var modules: UsedModules

  @Option(help: ArgumentHelp("The folder to write to; it is made if it is missing.", valueName: "dir"))
  var output: String

  @Flag(exclusivity: .exclusive)
  var mode: GenerateMode?

  @OptionGroup var code: CodeOptions

  func execute() throws(CommandFailure) {
    let schemas = try input.read()
    let result = Generator(options: code.generatorOptions).generate(schemas, using: try modules.read())
    DiagnosticPrinter.standard.print(result.diagnostics)
    guard !result.hasErrors else { throw CommandFailure(.found) }
    let writer = FileWriter(folder: output)
    switch mode {
    case nil:
      OutputReport.progress(try writer.write(result.files))
    case .check:
      let outputs = try writer.plan(result.files)
      try OutputReport.check(outputs, leftOver: try writer.leftOver(besides: result.files))
    case .dryRun:
      let outputs = try writer.plan(result.files)
      try writer.refuseBlocked(outputs)
      try OutputReport.dryRun(outputs)
    }
  }
}
