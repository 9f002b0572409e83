internal import ArgumentParser
internal import StateKitGenerator

/// Options that change the generated code.
struct CodeOptions: ParsableArguments {
  @OptionGroup var module: ModuleOption

  @Flag(help: "Write the lines of the schema into the code, so that the compiler points at the schema.")
  var sourceLocations: Bool = false

  @Option(
    help: ArgumentHelp(
      "The folder to which the paths of --source-locations are relative; the current folder by default.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var sourceRoot: String?

  var generatorOptions: GeneratorOptions {
    var options = GeneratorOptions()
    options.moduleName = module.name
    options.sourceLocations = sourceLocations
    options.sourceRoot = sourceRoot
    return options
  }
}
