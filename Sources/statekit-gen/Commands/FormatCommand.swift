internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `format`: the canonical layout of schema files.
struct FormatCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats schema files in the canonical layout.",
    discussion: """
      Two spaces for each level; an object or array on one line if it fits into 100 columns; a line feed at the end of \
      each line, and no byte-order mark. Keys keep their order, and numbers and strings keep their spelling. Only files \
      that change are written. A file with a syntax error is reported and not changed. For - the result is printed.

      Example: statekit-gen format Schemas
      """
  )

  @OptionGroup var input: SchemaArguments

  @Flag(help: "Do not write; name the files with another layout, and exit with 1 if there are any.")
  var check: Bool = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func execute() throws(CommandFailure) {
    let inputs = try SchemaFinder.find(input.schemas)
    let files = FormattedFile.format(try SchemaReader.read(inputs), from: inputs)
    let printer = diagnostics.printer
    printer.print(files.flatMap(\.diagnostics))
    let isClean = check ? try FormattedFile.name(files, printer) : try FormattedFile.write(files)
    guard isClean else { throw CommandFailure(.found) }
  }
}
