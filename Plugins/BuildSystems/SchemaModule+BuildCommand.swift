import Foundation
import PackagePlugin

extension SchemaModule {
  /// The command that generates, for any build system: none where there is nothing to generate, or nothing can be.
  func buildCommands(outputFolder: URL, sourceRoot: URL, tool: (String) throws -> PluginContext.Tool) throws
    -> [Command]
  {
    let problems = buildProblems
    for problem in problems { problem.report() }
    let outputs = outputs(in: outputFolder.path)
    removeStale(in: outputFolder, besides: outputs)
    guard !schemas.isEmpty, !problems.hasErrors else { return [] }
    let command = Command.buildCommand(
      displayName: "Generating Swift from the schemas of \(name)",
      executable: try tool("statekit-build-tool").url,
      arguments: arguments(output: outputFolder.path, sourceRoot: sourceRoot.path),
      inputFiles: inputs.map { URL(filePath: $0) },
      outputFiles: outputs.map { URL(filePath: $0) }
    )
    return [command]
  }

  /// Nothing compiles the output of a schema that is gone; it would only mislead whoever looks.
  private func removeStale(in folder: URL, besides outputs: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in SchemaFile.staleOutputs(among: names, besides: outputs) {
      try? FileManager.default.removeItem(at: folder.appending(component: name))
    }
  }
}
