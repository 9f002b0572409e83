internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `format`: the canonical layout of schema files.
struct FormatCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "format",
    abstract: "Lays schema files out in the one canonical way.",
    discussion: """
      Two spaces a level; an object or array on one line where it fits into 100 columns; a line feed at the end of each \
      line, and no byte-order mark. Keys keep their order, numbers and strings their spelling. Only files that change \
      are written. One with a syntax error is named and left alone. - prints the result.

      Example: statekit-gen format Schemas
      """
  )

  @OptionGroup var input: SchemaArguments

  @Flag(help: "Write nothing; name the files that are laid out otherwise, and exit 1 if any is.")
  var check: Bool = false

  func execute() throws(CommandFailure) {
    let inputs = try SchemaFinder.find(input.schemas)
    let files = FormattedFile.format(try SchemaReader.read(inputs), from: inputs)
    DiagnosticPrinter.standard.print(files.flatMap(\.diagnostics))
    let isClean = check ? try FormattedFile.name(files) : try FormattedFile.write(files)
    guard isClean else { throw CommandFailure(.found) }
  }
}
