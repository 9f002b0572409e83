#if Import
internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitImport
internal import StateKitToolSupport

/// `statekit-import`: makes schemas and handlers from the Swift code of an app.
@main
struct ImportCommand: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "statekit-import",
    abstract: "Reads the Swift code of an app, and writes schemas and handlers.",
    discussion: """
      It reads reducers in the style of the Composable Architecture or of ReSwift, and writes a schema for each feature and \
      a Swift file with its handlers. The code that it reads stays as it is. The report says for each construct, with its \
      file and line, what became of it, what needs a person, and what can go.

      Importing again adds what is missing, and changes nothing else.

      Exit status: 0 done, 1 with --strict if something needs a person, or if a schema has errors, 64 wrong usage, \
      66 an input cannot be read, 74 an output cannot be written.

      Example: statekit-import Sources/App --output Sources/App/Imported --dialect tca
      """
  )

  @Argument(help: ArgumentHelp("Swift files, or folders of them.", valueName: "path"), completion: .file())
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The folder for the schemas and the Swift files; it is created if it is missing.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var output: String

  @Option(
    help: ArgumentHelp(
      "The style of the code: tca, reswift, or auto for what it shows.",
      valueName: "dialect"
    )
  )
  var dialect: Importer.Dialect = .auto

  @Option(
    help: ArgumentHelp(
      "The domain to import, with those below it; all without it.",
      valueName: "name"
    )
  )
  var domain: String?

  @Flag(help: "Do not write; show the report and the names of the files.")
  var dryRun: Bool = false

  @Flag(help: "Fail if something was not understood.")
  var strict: Bool = false

  func run() throws {
    do throws(CommandFailure) {
      try ImportRun(
        paths: paths,
        output: output,
        dialect: dialect,
        domain: domain,
        isDryRun: dryRun,
        isStrict: strict
      ).execute()
    } catch {
      error.report()
      throw ExitCode(error.status.rawValue)
    }
  }
}

extension Importer.Dialect: ExpressibleByArgument {}
#endif
