internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// `--use`: the schemas of other modules.
struct UsedModules: ParsableArguments {
  @Option(
    name: .customLong("use"),
    help: ArgumentHelp(
      "A schema file of another module, or a folder of them.",
      discussion: """
        Needed for each module that a schema names under 'uses', and for the modules that these use themselves. Their \
        declarations can be named, and are not generated. May be given several times.
        """,
      valueName: "module=path"
    )
  )
  var uses: [UsedPath] = []

  func read() throws(CommandFailure) -> [SchemaModule] { try UsedPath.read(uses) }
}

extension UsedPath: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
