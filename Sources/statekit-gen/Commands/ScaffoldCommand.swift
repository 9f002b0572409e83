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
      For each domain that needs handlers it creates UsersReducer.swift with a method for each handler, and beside it, \
      once, UsersEffects+Live.swift with an entry for each closure. If a file in the folder has a type that conforms to \
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
      discussion:
        "With --test-from it is only read, and found by the folder of the schemas if it is not named.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var into: String?

  @Flag(help: "Do not write; show the changes.")
  var dryRun: Bool = false

  @OptionGroup var module: ModuleOption

  @Option(
    help: ArgumentHelp(
      "Also write a test for each bridge and each request, once, into this folder of a test target; needs --module-name.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var tests: String?

  @Option(
    help: ArgumentHelp(
      "Instead of handlers, write a test that does what a recording has.",
      discussion: """
        The test goes into the folder that --tests names, or to standard output. It sends what was sent, answers the \
        requests as they were answered, and states what each action changed, which a recording of \
        ActionRecorder.withChanges says.
        """,
      valueName: "recording"
    ),
    completion: .file()
  )
  var testFrom: String?

  @Option(help: ArgumentHelp("The lines of the recording to test.", valueName: "first...last"))
  var actions: LineRange?

  @OptionGroup var domain: RecordedDomainOption

  func validate() throws {
    if testFrom == nil {
      if into == nil { throw ValidationError("Missing expected argument '--into <dir>'") }
      if actions != nil {
        throw ValidationError("--actions names lines of the recording that --test-from gives")
      }
      if domain.name != nil {
        throw ValidationError("--domain is that of the recording that --test-from gives")
      }
      if tests != nil, module.name == nil {
        throw ValidationError("the tests import the module that they test: give its name with --module-name")
      }
      return
    }
    if testFrom == "-", input.schemas.contains("-") {
      throw ValidationError("standard input can be read once only: give the rest as files")
    }
  }

  func execute() throws(CommandFailure) {
    if let testFrom {
      let test = RecordedTestRun(
        recording: testFrom,
        lines: actions?.lines,
        into: into,
        tests: tests,
        module: module.name,
        uses: modules.uses,
        isDryRun: dryRun
      )
      return try test.write(try input.read(), using: try modules.read(), domain)
    }
    guard let into else { return }
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
