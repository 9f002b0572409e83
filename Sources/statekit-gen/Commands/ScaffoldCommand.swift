internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitReports
internal import StateKitToolSupport

/// `scaffold`: the files that people own, and what is missing in them.
struct ScaffoldCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "scaffold",
    abstract: "Writes a type with the handlers of each domain, and adds what is missing later.",
    discussion: """
      For each domain with something left to write it makes UsersReducer.swift with a method per handler, and \
      UsersEffects+Live.swift with an entry per closure. Where the folder has a type that conforms to UsersReducing, \
      in whichever file, what is missing is added at the end of its body, and no other byte changes. Handlers whose \
      action is gone are named, and stay.

      All Swift files below the folder are read, but for generated ones. A file that cannot be read for sure is left \
      alone; the message says why, and the exit status is 1.

      Example: statekit-gen scaffold Schemas --into Sources/App
      """
  )

  @OptionGroup var input: SchemaArguments

  @OptionGroup var modules: UsedModules

  @Option(
    help: ArgumentHelp(
      "The folder of the module's own files; it is made if it is missing.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var into: String

  @Flag(help: "Write nothing; say what would be written.")
  var dryRun: Bool = false

  @Option(help: ArgumentHelp("The module that the files are part of.", valueName: "name"))
  var moduleName: String?

  @Option(
    help: ArgumentHelp(
      "Also writes a file of tests for each domain, once, into this folder of a test target; needs --module-name.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var tests: String?

  func validate() throws {
    if tests != nil, moduleName == nil {
      throw ValidationError("the tests import the module that they test: give its name with --module-name")
    }
    if tests != nil, let moduleName, !TestScaffold.canImport(moduleName) {
      throw ValidationError("'\(PrintableText.of(moduleName))' is no name of a module")
    }
  }

  func execute() throws(CommandFailure) {
    var options = GeneratorOptions()
    options.moduleName = moduleName
    let (scaffold, diagnostics) = Generator(options: options)
      .scaffold(try input.read(), using: try modules.read())
    DiagnosticPrinter.standard.print(diagnostics)
    guard let scaffold else { throw CommandFailure(.found) }
    let isComplete = try complete(scaffold)
    if let tests, let moduleName {
      try TestScaffolding(folder: tests, module: moduleName, isDryRun: dryRun).run(scaffold)
    }
    guard isComplete else { throw CommandFailure(.found) }
  }

  /// The lock ends here: the tests may go into the same folder.
  private func complete(_ scaffold: Scaffold) throws(CommandFailure) -> Bool {
    if dryRun { return try run(scaffold) }
    do {
      try Folder.make(into)
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot make the folder '\(into)': \(error.text)"])
    }
    // Nobody else's stubs come between reading and writing.
    let lock = FolderLock(into)
    defer { lock.release() }
    return try run(scaffold)
  }

  /// Whether all could be done.
  private func run(_ scaffold: Scaffold) throws(CommandFailure) -> Bool {
    let files = try SchemaReader.read(try SwiftFileFinder.find(below: into).map(SchemaInput.file))
    let plan = scaffold.plan(for: files)
    DiagnosticPrinter.standard.print(plan.diagnostics)
    let writer = ScaffoldWriter(folder: into)
    if dryRun { _ = try writer.plan(plan.changes) } else { try writer.write(plan.changes) }
    try ScaffoldReport(writer: writer, isDryRun: dryRun).print(plan.changes)
    return !plan.hasErrors
  }
}
