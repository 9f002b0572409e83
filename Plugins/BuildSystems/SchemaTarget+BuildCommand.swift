import Foundation
import PackagePlugin

extension SchemaTarget {
  /// The command that generates the code, for any build system, or one that reports why the code cannot be generated;
  /// empty without schemas.
  func buildCommands(outputFolder: URL, sourceRoot: URL, tool: (String) throws -> PluginContext.Tool) throws
    -> [Command]
  {
    let problems = buildProblems
    for problem in problems where problem.severity != .error { problem.report() }
    let outputs = problems.hasErrors ? [] : outputs(in: outputFolder.path)
    removeStale(in: outputFolder, besides: outputs)
    if problems.hasErrors {
      return [failure(problems.errors, outputFolder: outputFolder, executable: try tool(Self.tool).url)]
    }
    if schemas.isEmpty { return [] }
    let command = Command.buildCommand(
      displayName: "Generating Swift from the schemas of \(module)",
      executable: try tool(Self.tool).url,
      arguments: arguments(output: outputFolder.path, sourceRoot: sourceRoot.path),
      inputFiles: inputs.map { URL(filePath: $0) },
      outputFiles: outputs.map { URL(filePath: $0) }
    )
    return [command]
  }

  private static let tool = "statekit-build-tool"

  /// A command that fails with the errors. If the plugin itself reported an error, SwiftPM would call it
  /// twice and print each error twice.
  ///
  /// - Parameter outputFolder: The folder of the command's output: a file that the build waits for, but that is never
  ///   written.
  private func failure(_ errors: [Message], outputFolder: URL, executable: URL) -> Command {
    .buildCommand(
      displayName: "Looking at the schemas of \(module)",
      executable: executable,
      arguments: errors.flatMap { ["--problem", $0.text] },
      inputFiles: [],
      outputFiles: [outputFolder.appending(component: "Problems.swift")]
    )
  }

  /// Removes the outputs of removed schemas: they are not compiled, but would mislead a reader.
  private func removeStale(in folder: URL, besides outputs: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in SchemaFile.staleOutputs(among: names, besides: outputs) {
      try? FileManager.default.removeItem(at: folder.appending(component: name))
    }
  }
}
