internal import StateKitGenerator
internal import StateKitToolSupport

/// The modules that the old schemas use, and those that the new ones do.
struct ModuleVersions {
  let old: [SchemaModule]
  let new: [SchemaModule]
  /// Those that the old schemas are read with as they are now.
  let unchanged: [UnchangedModule]

  /// What old schemas mean. Where they are wrong it may be due to modules that are others now.
  func oldModel(of files: [SourceFile]) throws(CommandFailure) -> ModuleModel {
    let model: ModuleModel
    do throws(CommandFailure) {
      model = try SchemaVersion.model(of: files, using: old)
    } catch {
      throw CommandFailure(error.status, error.messages + unchanged.map(\.remark))
    }
    for module in unchanged(usedBy: model) where module.missingAt != nil {
      Console.complain("warning: \(PrintableText.of(module.remark))\n")
    }
    return model
  }

  func newModel(of files: [SourceFile]) throws(CommandFailure) -> ModuleModel {
    try SchemaVersion.model(of: files, using: new)
  }

  func unchanged(usedBy model: ModuleModel) -> [UnchangedModule] {
    let used = Set(model.usedModules.map(\.name.name))
    return unchanged.filter { used.contains($0.name) }
  }
}

/// A module that the old schemas are read with as it is now.
struct UnchangedModule {
  let name: String
  /// The revision that does not have it, where it was looked for at one.
  var missingAt: String?

  /// That it is so, and what else can be done.
  var remark: String {
    let reason = missingAt.map { ", as '\($0)' has no schemas of it where they are now" } ?? ""
    return "the old schemas are read with '\(name)' as it is now\(reason): "
      + "name its old ones with '--use-old \(name)=PATH'"
  }
}
