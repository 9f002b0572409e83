internal import StateKitGenerator
internal import StateKitToolSupport

/// The modules that the old and the new schemas use.
struct ModuleVersions {
  let old: [SchemaModule]
  let new: [SchemaModule]
  /// Modules whose current schemas are also used for the old version.
  let unchanged: [UnchangedModule]

  /// The model of the old schemas. If they have errors, the reason may be that modules which they use have changed since.
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

/// A module whose current schemas are also used for the old version.
struct UnchangedModule {
  let name: String
  /// The revision that does not have the module; nil if no revision was searched.
  var missingAt: String?

  /// Names the module, the reason, and the option that gives it another version.
  var remark: String {
    let reason = missingAt.map { ", as '\($0)' has no schemas of it where they are now" } ?? ""
    return "the old schemas are read with '\(name)' as it is now\(reason): "
      + "name its old ones with '--use-old \(name)=PATH'"
  }
}
