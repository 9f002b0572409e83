internal import ArgumentParser
internal import StateKitGenerator
internal import StateKitToolSupport

/// `generate`: one Swift file for each schema.
struct GenerateCommand: StateKitCommand {
  static let configuration: CommandConfiguration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes one Swift file for each schema.",
    discussion: """
      Give all schemas of a Swift module to one run. If a schema has an error, no file is written. \
      Only files that change are written, and a file that was not generated is never overwritten.

      Arguments can be in a file: statekit-gen generate @arguments. They are separated by white space; quotes \
      and backslashes work as in a shell.

      Example: statekit-gen generate Schemas --output Generated
      """
  )

  @OptionGroup var input: SchemaArguments

  @OptionGroup var modules: UsedModules

  @Option(
    help: ArgumentHelp("The folder to write to; it is created if it is missing.", valueName: "dir"),
    completion: .directory
  )
  var output: String

  @Flag
  var modes: [GenerateMode] = []

  @Flag(help: "Remove generated files of removed schemas from the folder, and name them.")
  var clean: Bool = false

  @Option(
    help: ArgumentHelp(
      "Write the dependencies of the generated files into this file, in the format of Make and Ninja.",
      valueName: "file"
    ),
    completion: .file()
  )
  var depfile: String?

  @OptionGroup var code: CodeOptions

  @OptionGroup var diagnostics: DiagnosticOptions

  private var mode: GenerateMode? { modes.first }

  func validate() throws {
    if Set(modes).count > 1 {
      throw ValidationError("--check, --dry-run and --watch exclude each other: choose one")
    }
    if clean, mode == .check {
      throw ValidationError("--check names left-over files, and --clean removes them: leave one option out")
    }
    if depfile != nil, mode == .check || mode == .dryRun {
      throw ValidationError("--depfile lists the inputs of written files: leave it out if no file is written")
    }
    if mode == .watch, input.schemas.contains("-") {
      throw ValidationError("--watch cannot watch standard input: name files or folders")
    }
  }

  func execute() throws(CommandFailure) {
    switch mode {
    case nil: Console.progress("\(try generate().summary)\n")
    case .check: try run.check()
    case .dryRun: try run.dryRun(cleans: clean)
    case .watch:
      let memory = RunMemory()
      let paths = input.schemas + modules.uses.map(\.path)
      try GenerateWatch(paths: paths) { () throws(CommandFailure) in try generate(with: memory) }.execute()
    }
  }

  private func generate(with memory: RunMemory? = nil) throws(CommandFailure) -> GenerateResult {
    var run = run
    run.memory = memory
    let result = try run.write(cleans: clean)
    if let depfile { try Depfile(outputs: result.outputs, inputs: result.inputs).write(to: depfile) }
    return result
  }

  private var run: GenerateRun {
    var run = GenerateRun(
      schemas: input.schemas,
      uses: modules.uses,
      output: output,
      options: code.generatorOptions
    )
    run.printer = diagnostics.printer
    return run
  }
}
