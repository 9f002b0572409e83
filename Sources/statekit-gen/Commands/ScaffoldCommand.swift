internal import ArgumentParser
internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// `scaffold`: adds missing handlers to files that people own.
struct ScaffoldCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "scaffold",
    abstract: "Writes a type with the handlers of each domain, and later adds missing handlers.",
    discussion: """
      For each domain that needs handlers or closures it creates UsersReducer.swift with a method for each handler, and \
      UsersEffects+Live.swift with an entry for each closure. If a file in the folder has a type that conforms to \
      UsersReducing, missing handlers are added at the end of its body, and all other bytes stay the same. Handlers of \
      removed actions are reported, and stay.

      All Swift files below the folder are read, except generated ones. A file that cannot be read reliably is not \
      changed; the message gives the reason, and the exit status is 1.

      Example: statekit-gen scaffold Schemas --into Sources/App
      """
  )

  @OptionGroup var input: SchemaArguments

  @OptionGroup var modules: UsedModules

  @Option(
    help: ArgumentHelp(
      "The folder of the module's own files; it is created if it is missing.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var into: String

  @Flag(help: "Do not write; show the changes.")
  var dryRun: Bool = false

  @OptionGroup var module: ModuleOption

  @Option(
    help: ArgumentHelp(
      "Also write a file of tests for each domain, once, into this folder of a test target; needs --module-name.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var tests: String?

  func validate() throws {
    if tests != nil, module.name == nil {
      throw ValidationError("the tests import the module that they test: give its name with --module-name")
    }
  }

  func execute() throws(CommandFailure) {
    var options = GeneratorOptions()
    options.moduleName = module.name
    let (scaffold, diagnostics) = Generator(options: options)
      .scaffold(try input.read(), using: try modules.read())
    DiagnosticPrinter.standard.print(diagnostics)
    guard let scaffold else { throw CommandFailure(.found) }
    var hasErrors = false
    try ScaffoldFolder(path: into, isDryRun: dryRun).update { files in
      let plan = scaffold.plan(for: files)
      DiagnosticPrinter.standard.print(plan.diagnostics)
      hasErrors = plan.hasErrors
      return plan.changes
    }
    if let tests, let name = module.name, let scaffold = scaffold.tests(ofModule: name) {
      try write(scaffold, into: tests)
    }
    guard !hasErrors else { throw CommandFailure(.found) }
  }

  /// Writes the test files that do not exist yet.
  private func write(_ tests: TestScaffold, into folder: String) throws(CommandFailure) {
    var present: [String] = []
    try ScaffoldFolder(path: folder, isDryRun: dryRun).update { files in
      let plan = tests.plan(for: files)
      present = plan.present
      return plan.changes
    }
    for path in present { try Console.report("left as it is \(PrintableText.of(path))\n") }
  }
}
