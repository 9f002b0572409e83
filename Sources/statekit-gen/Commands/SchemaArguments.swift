internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// The schemas that a command is given.
struct SchemaArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Schema files, or folders of them.",
      discussion: """
        Below a folder every *.statekit.json is read, except in hidden folders. \
        - reads one schema, named stdin, from standard input.
        """,
      valueName: "schema"
    ),
    completion: .file(extensions: ["statekit.json"])
  )
  var schemas: [String]

  func read() throws(CommandFailure) -> [SourceFile] {
    try SchemaReader.read(try SchemaFinder.find(schemas))
  }
}
