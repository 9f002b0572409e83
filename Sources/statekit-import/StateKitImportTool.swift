#if !Import
internal import ArgumentParser
internal import StateKitToolSupport

/// The tool without its trait: it only tells how to turn the trait on.
@main
struct StateKitImportTool: ParsableCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "statekit-import",
    abstract: "Reads the Swift code of an app and writes schemas; this build is without it.",
    discussion: StateKitImportTool.remedy
  )

  private static let remedy = """
    Reading Swift needs swift-syntax, which only the trait Import fetches:
      swift run --traits Import statekit-import …
    """

  @Argument(parsing: .allUnrecognized) var arguments: [String] = []

  func run() throws {
    CommandFailure(.wrongUsage, ["statekit-import was built without the trait Import"]).report()
    Console.complain(StateKitImportTool.remedy + "\n")
    throw ExitCode(CommandFailure.Status.wrongUsage.rawValue)
  }
}
#endif
