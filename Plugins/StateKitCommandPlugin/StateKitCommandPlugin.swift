import Foundation
import PackagePlugin

/// `swift package statekit …` runs the tool without an installation, with the values from the manifest.
@main
struct StateKitCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = context.package
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }.sorted { $0.name < $1.name }
    let unseen = UnlistedSchemas.foldersWithoutSwift(
      package: package.directoryURL.path,
      targets: targets.map(\.directoryURL.path)
    )
    ToolRun(tool: try context.tool(named: "statekit-gen").url).perform(
      arguments,
      on: targets.map { SchemaTarget($0, of: package).withExcludedSchemas },
      unseen: unseen
    )
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension StateKitCommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    let project = context.xcodeProject
    ToolRun(tool: try context.tool(named: "statekit-gen").url)
      .perform(arguments, on: project.targets.map { SchemaTarget($0, of: project) })
  }
}
#endif
