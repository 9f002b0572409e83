internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// `--module-name`: the module that a command writes code for.
struct ModuleOption: ParsableArguments {
  @Option(
    name: .customLong("module-name"),
    help: ArgumentHelp("The module to which the written files belong.", valueName: "name")
  )
  var name: String?

  func validate() throws {
    if let name, Identifier(name) == nil {
      throw ValidationError("'\(name)' is not a name of a module")
    }
  }
}
