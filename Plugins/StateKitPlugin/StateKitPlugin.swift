import PackagePlugin

/// Generates Swift from the schemas among a target's files: one command for each target, because all schemas
/// of a module are read together.
///
/// A manifest needs nothing but the plugin: each schema is an input of a command, so SwiftPM does not report it as an
/// unhandled file.
@main
struct StateKitPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try SchemaTarget(target, of: context.package).buildCommands(
      outputFolder: context.pluginWorkDirectoryURL,
      sourceRoot: context.package.directoryURL,
      tool: context.tool
    )
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension StateKitPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try SchemaTarget(target, of: context.xcodeProject).buildCommands(
      outputFolder: context.pluginWorkDirectoryURL,
      sourceRoot: context.xcodeProject.directoryURL,
      tool: context.tool
    )
  }
}
#endif
