internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `init`: a schema to start from.
struct InitCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a small working schema to start from.",
    discussion: """
      Also writes \(EditorSchema.fileName), with which editors complete and check schemas. Without --into the files go \
      into the folder of the package's target, Sources/NAME or the only target, or without a package into the current \
      folder. Existing files are not overwritten.

      Example: statekit-gen init Shop
      """
  )

  @Argument(help: ArgumentHelp("The name of the schema and of its domain.", valueName: "name"))
  var name: String = "App"

  @Option(
    help: ArgumentHelp("The folder to write to; it is created if it is missing.", valueName: "dir"),
    completion: .directory
  )
  var into: String?

  /// Set by StateKitCommandPlugin, so that the advice works without an installed tool.
  @Flag(help: ArgumentHelp("Advise commands of the plugin.", visibility: .hidden))
  var byPlugin: Bool = false

  func execute() throws(CommandFailure) {
    guard let schema = StarterSchema(named: name) else {
      let remedy =
        StarterSchema.name(like: name).map { "; did you mean '\($0)'?" } ?? ": write it like 'Shop'"
      throw CommandFailure(.wrongUsage, ["'\(name)' is not a name of a domain\(remedy)"])
    }
    // A schema is written only if the generator accepts it.
    let (store, diagnostics) = schema.store()
    guard let store else {
      throw CommandFailure(
        .wrongUsage,
        diagnostics.map { "'\(name)' cannot be the name: \($0.sentence)" }
      )
    }
    let starter = Starter(file: schema.file, store: store, folder: try folder())
    try starter.write()
    try Console.report(starter.advice(byPlugin: byPlugin))
  }

  /// The folder as a person in the current folder would name it.
  private func folder() throws(CommandFailure) -> String {
    guard let into else { return try TargetFolder.find(named: name) }
    return SchemaPath.relative(into, to: Folder.current, from: Folder.current)
  }
}
