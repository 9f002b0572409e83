#if Import
internal import StateKitAuthoring
internal import StateKitGenerator

/// The schema files of an import: new files, and existing ones with the added entries.
struct SchemaFiles {
  let plans: [DomainPlan]
  /// The schemas in the output folder.
  let existing: [SourceFile]
  let folder: String
  let index: DeclarationIndex

  /// Whether the schemas in the output folder have none of the domains yet.
  var isFirst: Bool {
    let values = existing.map(SchemaFiles.value)
    return plans.allSatisfy { SchemaFiles.place(of: $0.domain.name, in: values) == nil }
  }

  /// The same import, as if the output folder did not have its domains yet.
  var asFirst: SchemaFiles {
    let rest = existing.compactMap { file -> SourceFile? in
      var value = SchemaFiles.value(of: file)
      let domains = value[FileKey.domains].members
      let others = domains.filter { domain in
        !plans.contains { SchemaFiles.isDomain(domain, of: $0.domain.name) }
      }
      if others.count == domains.count { return file }
      if others.isEmpty, value.member(FileKey.types) == nil { return nil }
      value = .object(value.members.filter { $0.key != FileKey.domains.rawValue })
      if !others.isEmpty { value[FileKey.domains] = .object(others) }
      return SchemaFiles.file(file.path, value)
    }
    return SchemaFiles(plans: plans, existing: rest, folder: folder, index: index)
  }

  /// The files after the import, and whether each was made or changed.
  func files(_ refusals: Refusals) -> [(file: SourceFile, old: SourceFile?, isChanged: Bool)] {
    var values = existing.map { (file: $0, value: SchemaFiles.value(of: $0), isChanged: false) }
    var made: [(name: String, domains: [JSONValue.Member], plan: DomainPlan)] = []
    for plan in plans {
      let value = SchemaBuilder(plan: plan, refusals: refusals).value()
      if let place = SchemaFiles.place(of: plan.domain.name, in: values.map(\.value)) {
        let old = values[place.file].value[FileKey.domains][place.domain]
        let merged = SchemaMerge.adding(value, to: old)
        if merged != old {
          values[place.file].value[FileKey.domains][place.domain] = merged
          values[place.file].isChanged = true
        }
      } else if let index = made.firstIndex(where: { $0.name == plan.domain.file }) {
        made[index].domains.append(.init(key: plan.domain.name, value: value))
      } else {
        made.append((plan.domain.file, [.init(key: plan.domain.name, value: value)], plan))
      }
    }
    let old = values.map { entry in
      (
        entry.isChanged ? SchemaFiles.file(entry.file.path, entry.value) : entry.file, Optional(entry.file),
        entry.isChanged
      )
    }
    let new = made.map { entry -> (SourceFile, SourceFile?, Bool) in
      let path = "\(folder)/\(entry.name).statekit.json"
      // A file of this name exists for another domain; the new domain is added to it.
      if let index = values.firstIndex(where: { $0.file.path == path }) {
        var value = values[index].value
        value[FileKey.domains] = .object(value[FileKey.domains].members + entry.domains)
        return (SchemaFiles.file(path, value), values[index].file, true)
      }
      return (SchemaFiles.file(path, whole(entry.domains, entry.plan.domain)), nil, true)
    }
    let replaced = Set(new.compactMap { $0.1?.path })
    return old.filter { !replaced.contains($0.0.path) }.map { (file: $0.0, old: $0.1, isChanged: $0.2) }
      + new.map { (file: $0.0, old: $0.1, isChanged: $0.2) }
  }

  private func whole(_ domains: [JSONValue.Member], _ domain: ImportedDomain) -> JSONValue {
    let types = JSONValue.object(domains).text
    let companions = ModuleImports.companions(of: types).filter { !domain.imports.contains($0) }
    let needed =
      domain.access == .standard
      ? domain.imports
      : ModuleImports.needed(domain.imports, by: types, besides: plans.map(\.domain.name), index)
    let numbered = domain.imports.contains("Dependencies") && ModuleImports.numbersUUIDs(types)
    let imports =
      (needed + companions + (numbered ? ["Dependencies"] : [])).unique
      + ModuleImports.needed(domain.views, by: types)
    return .keyed([
      FileKey.statekit: 1,
      .access: domain.access == .standard ? nil : .word(domain.access),
      .imports: imports.isEmpty ? nil : .array(imports.map(JSONValue.string)),
      .domains: .object(domains),
    ])
  }

  /// The file and the current name of a domain, which may have been renamed.
  private static func place(of name: String, in values: [JSONValue]) -> (file: Int, domain: String)? {
    for (index, value) in values.enumerated() {
      for domain in value[FileKey.domains].members where isDomain(domain, of: name) {
        return (index, domain.key)
      }
    }
    return nil
  }

  /// Whether an entry is the domain of this name, even if it was renamed.
  private static func isDomain(_ entry: JSONValue.Member, of name: String) -> Bool {
    entry.key == name || entry.value.earlierNames.contains(name)
  }

  private static func value(of file: SourceFile) -> JSONValue {
    JSONValue(parsing: file.bytes) ?? [:]
  }

  private static func file(_ path: String, _ value: JSONValue) -> SourceFile {
    let plain = SourceFile(path: path, text: value.text + "\n")
    return SourceFile(path: path, bytes: CanonicalLayout.of(plain).contents ?? plain.bytes)
  }
}
#endif
