internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// `validate`: only the diagnostics.
struct ValidateCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "validate",
    abstract: "Reports the mistakes in the schemas, without writing.",
    discussion: "Example: statekit-gen validate Schemas"
  )

  @OptionGroup var input: SchemaArguments

  @OptionGroup var modules: UsedModules

  @OptionGroup var diagnostics: DiagnosticOptions

  func execute() throws(CommandFailure) {
    let found = Generator().validate(try input.read(), using: try modules.read())
    diagnostics.printer.print(found)
    guard !found.contains(where: { $0.severity == .error }) else { throw CommandFailure(.found) }
  }
}
