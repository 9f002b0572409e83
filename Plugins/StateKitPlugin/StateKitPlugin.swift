import Foundation
import PackagePlugin

/// Generates Swift from the schemas among a target's files: one command per target, because all schemas of a
/// module are read together.
///
/// A manifest needs the plugin and nothing else: a schema is an input of a command, and so SwiftPM does not
/// count it among the files that nobody handles.
@main
struct StateKitPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    var module = SchemaModule(
      name: target.moduleName,
      files: target.sourceFiles.map(\.url),
      sourceRoot: context.package.directoryURL,
      outputFolder: context.pluginWorkDirectoryURL
    )
    guard module.hasSchemas else {
      Diagnostics.remark("'\(target.name)' has no *.statekit.json: there is nothing to generate.")
      return []
    }
    guard module.reportClashes() else { return [] }
    module.removeStaleOutputs()
    module.used = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .map { ($0.moduleName, SchemaModule.schemas(among: $0.sourceFiles.map(\.url))) }
      .filter { !$0.schemas.isEmpty }
    return [module.command(running: try context.tool(named: "statekit-build-tool").url)]
  }
}
