#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension SchemaTarget {
  /// A target of an Xcode project. Xcode does not tell plugins the dependencies of a target, so it may use the schemas
  /// of all other targets of the project, but not those of packages.
  init(_ target: XcodeTarget, of project: XcodeProject) {
    self.init(target, projectFolder: project.directoryURL.path)
    used = project.targets.filter { $0.id != target.id }
      .map { SchemaTarget($0, projectFolder: project.directoryURL.path) }
      .filter { !$0.schemas.isEmpty }
      .map { UsedModule(name: $0.module, folder: $0.folder, schemas: $0.schemas) }
  }

  private init(_ target: XcodeTarget, projectFolder: String) {
    let files = target.inputFiles.map(\.url.path)
    self.init(
      name: target.displayName,
      module: XcodeNames.module(ofProduct: target.product?.name ?? target.displayName),
      folder: XcodeNames.commonFolder(of: SchemaFile.schemas(among: files), otherwise: projectFolder),
      files: files
    )
  }
}
#endif
