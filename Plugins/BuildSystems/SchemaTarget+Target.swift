import Foundation
import PackagePlugin

extension SchemaTarget {
  /// A target of a package, as SwiftPM sees it.
  init(_ target: any SourceModuleTarget, of package: Package) {
    self.init(
      name: target.name,
      module: target.moduleName,
      folder: target.directoryURL.path,
      files: target.files
    )
    isForTests = target.kind == .test
    leftOut = target.leftOut(besides: package.targets)
    let dependencies = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    dependsOnStateKit = dependencies.contains(where: \.isStateKit)
    used = dependencies.map {
      UsedModule(name: $0.moduleName, folder: $0.directoryURL.path, schemas: $0.schemasForOthers)
    }
    .filter { !$0.schemas.isEmpty }
  }
}

extension SourceModuleTarget {
  fileprivate var files: [String] { sourceFiles.map(\.url.path) }

  fileprivate var isStateKit: Bool { moduleName == "StateKit" }

  /// The schemas of a target for the targets that use it. If generated code is committed, the target's manifest
  /// excludes the schemas, so they are searched on the disk.
  fileprivate var schemasForOthers: [String] {
    let schemas = SchemaFile.schemas(among: files)
    return schemas.isEmpty && dependsOnStateKitItself ? leftOut(besides: []) : schemas
  }

  fileprivate func leftOut(besides targets: [any Target]) -> [String] {
    let others = targets.map(\.directoryURL.path).filter { $0 != directoryURL.path }
    return UnlistedSchemas.leftOut(below: directoryURL.path, files: files, otherTargets: others)
  }

  private var dependsOnStateKitItself: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let target): (target as? any SourceModuleTarget)?.isStateKit == true
      case .product(let product): product.sourceModules.contains(where: \.isStateKit)
      @unknown default: false
      }
    }
  }
}
