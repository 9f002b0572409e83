internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitReports
internal import StateKitToolSupport

/// `diff`: what changed between two versions of the schemas.
struct DiffCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what changed between two versions of the schemas, and what breaks by it.",
    discussion: """
      Each change is breaking or compatible for source code that uses what is generated, and for stored actions of \
      Codable domains; the exit status is 1 if one is breaking. A rename is certain where 'was' says so, and is \
      suggested where something of the same shape is new.

          statekit-gen diff old/Schemas Schemas
      """
  )

  @Argument(help: ArgumentHelp("The old schema: a file, or a folder of them.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new schema: a file, or a folder of them.", valueName: "new"))
  var new: String

  @OptionGroup var modules: UsedModules

  @Option(help: "The form of the report.")
  var format: ReportFormat = .text

  func execute() throws(CommandFailure) {
    let modules = try modules.read()
    let comparison = SchemaComparison(
      old: try SchemaVersion.read([old], using: modules),
      new: try SchemaVersion.read([new], using: modules)
    )
    let report = SchemaReport(comparison.changes)
    try Console.report(printable(report.text(as: format)))
    if report.isBreaking { throw CommandFailure(.found) }
  }

  /// JSON has escapes for what a terminal must not have.
  private func printable(_ text: String) -> String {
    guard format != .json else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { PrintableText.of(String($0)) }.joined(separator: "\n")
  }
}

extension ReportFormat: ExpressibleByArgument {}
