#if Import
internal import StateKitGenerator

/// The Swift files of an import.
struct SwiftFiles {
  let plans: [DomainPlan]
  let model: ModuleModel
  let refusals: Refusals
  let names: GeneratedTypeNames
  /// Whether code reads dependencies that no feature keeps.
  let readsDependencies: Bool

  /// The files with the handlers.
  var files: [ImportedSwiftFile] {
    let byName = Dictionary(plans.map { ($0.domain.name, $0) }) { first, _ in first }
    var files: [ImportedSwiftFile] = []
    for plan in plans {
      guard let code = code(of: plan.domain.name) else { continue }
      let context = HolderContext(
        plan: plan,
        plans: byName,
        model: model,
        code: code,
        refusals: refusals,
        names: names,
        readsDependencies: readsDependencies
      )
      guard let file = HolderWriter(context: context).file() else { continue }
      if let index = files.firstIndex(where: { $0.name == file.name }) {
        files[index].groups += file.groups
      } else {
        files.append(file)
      }
    }
    return files
  }

  /// - Parameter files: The files with the handlers.
  func changes(_ files: [ImportedSwiftFile], to merge: SwiftMerge, in folder: String) -> [ImportChange] {
    let changes = files.compactMap { file in
      let path = "\(folder)/\(file.name)"
      return merge.contents(of: file, at: path).map {
        ImportChange(path: path, old: $0.old, contents: $0.contents)
      }
    }
    return changes + support(for: files, merge, in: folder)
  }

  /// The file with the code that the features share; an existing one is not changed.
  private func support(for files: [ImportedSwiftFile], _ merge: SwiftMerge, in folder: String)
    -> [ImportChange]
  {
    guard plans.contains(where: { $0.domain.holder.hasInnerNames }), !merge.has("ImportedFeature") else {
      return []
    }
    let code = files.map(\.text).joined()
    let schemas = model.files.map { String(decoding: $0.source.bytes, as: UTF8.self) }.joined()
    let text = SupportFile.qualified(
      SupportFile.text(for: code, schemas: schemas, readsDependencies: readsDependencies),
      besides: { names.index.isDeclared([$0]) }
    )
    return [ImportChange(path: "\(folder)/\(SupportFile.name)", old: nil, contents: Array(text.utf8))]
  }

  /// The domain in the model, which may have been renamed.
  private func code(of name: String) -> DomainCode? {
    for file in model.files {
      for domain in file.domains
      where domain.name == name || domain.earlierNames.contains(where: { $0.name == name }) {
        return DomainCode(
          model: domain,
          access: Access(file.access),
          schemaName: "\(file.name).statekit.json",
          writesLines: false
        )
      }
    }
    return nil
  }
}
#endif
