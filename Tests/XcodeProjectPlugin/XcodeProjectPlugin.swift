// swift-format-ignore-file
// The part of Xcode's module that the plugins use, so that .ci/check-xcode can check their code without Xcode.

import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let pluginWorkDirectoryURL: URL
  public let xcodeProject: XcodeProject

  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("there is no Xcode") }
}

public struct XcodeProject {
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget: Identifiable {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let inputFiles: FileList
}

public struct XcodeProduct {
  public let name: String
}
