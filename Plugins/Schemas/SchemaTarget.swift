/// The schemas of one target and their outputs, for any build system.
struct SchemaTarget: Equatable {
  /// The target as its manifest names it, for example `feature-users`.
  let name: String
  /// The Swift module of the target, for example `feature_users`.
  let module: String
  /// The target's folder.
  let folder: String
  /// The schemas among the target's files, sorted.
  var schemas: [String]
  /// Generated files in the source tree, as `generate` writes them for committing.
  let generated: [String]
  /// The JSON Schema for editors, if it is among the target's files.
  let forEditors: [String]
  /// The schemas in the target's folder that are not among its files.
  var leftOut: [String] = []
  /// The modules with schemas that the target depends on, directly or through others.
  var used: [UsedModule] = []
  /// Whether the target depends on `StateKit`; nil if the build system does not tell.
  var dependsOnStateKit: Bool?
  /// Whether the target contains tests.
  var isForTests = false

  /// Selects the schemas from all files of a target.
  init(name: String, module: String, folder: String, files: [String]) {
    self.name = name
    self.module = module
    self.folder = folder
    self.schemas = SchemaFile.schemas(among: files)
    self.forEditors = files.filter(SchemaFile.isForEditors).sorted()
    self.generated = files.filter { $0.hasSuffix(SchemaFile.generatedSuffix) }.sorted()
  }

  /// The values of `--use` for the modules that the target may use.
  var uses: [String] { used.flatMap(\.uses) }

  /// The inputs of a build command: a change in a schema of a used module runs the command, too. SwiftPM
  /// warns about files without a reader, so the JSON Schema for editors counts as an input.
  var inputs: [String] { schemas + used.flatMap(\.schemas) + forEditors }

  func outputs(in folder: String) -> [String] {
    schemas.map { "\(folder)/\(SchemaFile.output(of: $0))" }
  }

  /// The tool's arguments in a build.
  func arguments(output: String, sourceRoot: String) -> [String] {
    [
      "--output", output, "--module-name", module,
      "--source-locations", "--source-root", sourceRoot,
    ] + uses + schemas
  }
}

/// A module whose schemas another one may use.
struct UsedModule: Equatable {
  let name: String
  /// The folder of its target.
  let folder: String
  let schemas: [String]

  var uses: [String] { schemas.flatMap { ["--use", "\(name)=\($0)"] } }
  var folderUse: [String] { ["--use", "\(name)=\(folder)"] }
}
