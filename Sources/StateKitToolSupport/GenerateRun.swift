package import StateKitGenerator

/// A run of `generate`: from the paths of schemas to Swift files in a folder.
package struct GenerateRun {
  /// Schema files, or folders of them.
  package var schemas: [String]
  /// The schemas of other modules.
  package var uses: [UsedPath]
  /// The folder to write to.
  package var output: String
  package var options: GeneratorOptions
  package var printer: DiagnosticPrinter = .standard
  /// The memory of the last run, which must have had the same options.
  package var memory: RunMemory?

  package init(schemas: [String], uses: [UsedPath], output: String, options: GeneratorOptions) {
    self.schemas = schemas
    self.uses = uses
    self.output = output
    self.options = options
    self.options.currentFolder = Folder.current
  }

  /// Writes the files that change. If a schema has an error, no file is written.
  /// - Parameter cleans: Whether generated files whose schema no longer exists are removed, and named.
  @discardableResult
  package func write(cleans: Bool = false) throws(CommandFailure) -> GenerateResult {
    let (inputs, files) = try generate()
    let outputs = try writer.write(files, cleans: cleans)
    return GenerateResult(
      inputs: inputs.map(\.path).filter { $0 != SchemaInput.standardInput.path },
      outputs: outputs.map(\.path),
      summary: OutputReport.summary(outputs),
      code: files
    )
  }

  /// Names the files that differ from the generated ones, and fails if there are any.
  package func check() throws(CommandFailure) {
    let outputs = try writer.plan(try generate().files)
    let findings = OutputReport.findings(outputs, leftOver: try writer.leftOver(besides: outputs))
    try printer.report(findings)
    guard findings.isEmpty else { throw CommandFailure(.found) }
  }

  /// Names the files that would be written, and with `cleans` those that would be removed.
  package func dryRun(cleans: Bool) throws(CommandFailure) {
    let outputs = try writer.plan(try generate().files)
    try writer.refuseBlocked(outputs)
    try OutputReport.dryRun(outputs, removed: cleans ? try writer.leftOver(besides: outputs) : [])
  }

  private var writer: FileWriter { FileWriter(folder: output) }

  private func generate() throws(CommandFailure) -> (inputs: [SourceFile], files: GeneratedFiles) {
    let schemas = try SchemaReader.read(try SchemaFinder.find(schemas), with: memory)
    let modules = try UsedPath.read(uses, with: memory)
    memory?.keepFiles(schemas + modules.flatMap(\.files))
    let result = Generator(options: options).generate(schemas, using: modules, with: memory?.generator)
    printer.print(result.diagnostics)
    guard !result.hasErrors else { throw CommandFailure(.found) }
    return (schemas + modules.flatMap(\.files), result.code)
  }
}

/// The result of a run.
package struct GenerateResult {
  /// The paths of the schemas that were read.
  package let inputs: [String]
  /// The paths of all generated files, including unchanged ones.
  package let outputs: [String]
  /// For example `2 written, 10 unchanged`.
  package let summary: String
  /// The code, with the schemas and models that it is made from.
  package let code: GeneratedFiles
}
