/// The schemas of one target and what they give, whatever build system it is that asks.
struct SchemaTarget: Equatable {
  /// The target as its manifest names it, for example `feature-users`.
  let name: String
  /// The Swift module that the target makes, for example `feature_users`.
  let module: String
  /// The target's folder.
  let folder: String
  /// The schemas among the target's files, sorted.
  var schemas: [String]
  /// Generated files in the source tree, as `generate` writes them for committing.
  let generated: [String]
  /// What editors check the schemas by, where it is among the target's files.
  let forEditors: [String]
  /// The schemas in the target's folder that are not among its files.
  var leftOut: [String] = []
  /// The modules with schemas that the target depends on, itself or by way of others.
  var used: [UsedModule] = []
  /// Whether the target depends on `StateKit`; nil where the build system does not say.
  var dependsOnStateKit: Bool?
  /// Whether the target is one of tests.
  var isForTests = false

  /// Takes the schemas out of all files of a target.
  init(name: String, module: String, folder: String, files: [String]) {
    self.name = name
    self.module = module
    self.folder = folder
    self.schemas = SchemaFile.schemas(among: files)
    self.forEditors = files.filter(SchemaFile.isForEditors).sorted()
    self.generated = files.filter { $0.hasSuffix(SchemaFile.generatedSuffix) }.sorted()
  }

  /// What `--use` tells the tool of the modules that the target may use.
  var uses: [String] { used.flatMap(\.uses) }

  /// What a build command reads: a schema of a used module that changes makes it run, too. SwiftPM warns of a file
  /// that nothing reads, and so what is there for editors counts as read.
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
