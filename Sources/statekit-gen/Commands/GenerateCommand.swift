internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

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
    let run = GenerateRun(
      schemas: input.schemas,
      uses: modules.uses,
      output: output,
      options: code.generatorOptions
    )
    switch mode {
    case nil: try run.write()
    case .check: try run.check()
    case .dryRun: try run.dryRun()
    }
  }
}
