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
        For each module that a schema names under 'uses', and for those that these use themselves. What they declare \
        can be named, and is not generated. May be given several times.
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
