import Foundation
import PackagePlugin

/// The schemas of one Swift module and what they give, whatever build system it is that asks.
struct SchemaModule {
  private static let suffix = ".statekit.json"

  let name: String
  let schemas: [URL]
  let sourceRoot: URL
  let outputFolder: URL
  /// The schemas of the modules that this one depends on.
  var used: [(module: String, schemas: [URL])] = []

  /// Takes the schemas out of all files of a target.
  init(name: String, files: [URL], sourceRoot: URL, outputFolder: URL) {
    self.name = name
    self.schemas = Self.schemas(among: files)
    self.sourceRoot = sourceRoot
    self.outputFolder = outputFolder
  }

  static func schemas(among files: [URL]) -> [URL] {
    files.filter { $0.lastPathComponent.hasSuffix(suffix) }.sorted { $0.path < $1.path }
  }

  var hasSchemas: Bool { !schemas.isEmpty }

  private var outputs: [URL] {
    schemas.map { outputFolder.appending(component: "\($0.lastPathComponent.dropLast(5)).swift") }
  }

  /// Whether every schema has a name of its own; reports those that have not.
  func reportClashes() -> Bool {
    let clashes = Dictionary(grouping: schemas) { $0.lastPathComponent.lowercased() }
      .filter { $0.value.count > 1 }
      .sorted { $0.key < $1.key }
    for clash in clashes {
      let paths = clash.value.map { "'\($0.path)'" }.joined(separator: " and ")
      Diagnostics.error("\(paths) would give the same Swift file; rename one of them.")
    }
    return clashes.isEmpty
  }

  /// Nothing compiles the output of a schema that is gone; it would only mislead whoever looks.
  func removeStaleOutputs() {
    let current = Set(outputs.map(\.lastPathComponent))
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: outputFolder.path)) ?? []
    where name.hasSuffix(".statekit.swift") && !current.contains(name) {
      try? manager.removeItem(at: outputFolder.appending(component: name))
    }
  }

  func command(running tool: URL) -> Command {
    .buildCommand(
      displayName: "Generating Swift from the schemas of \(name)",
      executable: tool,
      arguments: [
        "--output", outputFolder.path, "--module-name", name,
        "--source-locations", "--source-root", sourceRoot.path,
      ] + uses + schemas.map(\.path),
      inputFiles: schemas + used.flatMap(\.schemas),
      outputFiles: outputs
    )
  }

  private var uses: [String] {
    used.flatMap { module, schemas in schemas.flatMap { ["--use", "\(module)=\($0.path)"] } }
  }
}
