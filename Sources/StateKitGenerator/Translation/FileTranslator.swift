/// Makes the Swift file of a schema file.
struct FileTranslator {
  let file: FileModel
  /// Whether bridges contain the line numbers of the schema.
  let writesLines: Bool

  var swiftFile: SwiftFile {
    SwiftFile(
      header: [
        Code(verbatim: GeneratedFileHeader.line(forSchema: schemaName)), "// swift-format-ignore-file",
      ],
      documentation: DocComment(file.documentation),
      imports: ImportTranslator(file: file, access: access).imports,
      sections: types + file.domains.map(section) + [RuntimeVersion.section]
    )
  }

  private var schemaName: String { "\(file.name).statekit.json" }

  private var access: Access { Access(file.access) }

  private var types: [SwiftFile.Section] {
    let declarations: [any Declaration] = file.types.flatMap {
      TypeTranslator(type: $0, access: access).declarations
    }
    return declarations.isEmpty ? [] : [SwiftFile.Section(title: "Types", declarations: declarations)]
  }

  private func section(_ model: DomainModel) -> SwiftFile.Section {
    SwiftFile.Section(
      title: "\(plain: Identifier(validated: model.name))",
      declarations: declarations(of: model)
    )
  }

  private func declarations(of model: DomainModel) -> [any Declaration] {
    let domain = DomainCode(
      model: model,
      access: access,
      schemaName: schemaName,
      writesLines: writesLines
    )
    let declarations: [[any Declaration]] = [
      StateTranslator(domain: domain).declarations,
      ActionTranslator(domain: domain).declarations,
      AccessorTranslator(domain: domain).declarations,
      ActionTreeTranslator(domain: domain).declarations,
      domain.groups.map(\.phaseIndex),
      RecordingTranslator(domain: domain).declarations,
      domain.binding?.boundProperties ?? [],
      DeprecatedActionsTranslator(domain: domain).declarations,
      ReducingTranslator(domain: domain).declarations,
      ReducerTranslator(domain: domain).declarations,
      FollowedPropertiesTranslator(domain: domain).declarations,
      ScopeTranslator(domain: domain).declarations,
      EffectsTranslator(domain: domain).declarations,
      StoreTranslator(domain: domain).declarations,
    ]
    return declarations.flatMap { $0 }
  }
}

extension Access {
  package init(_ level: AccessLevel) {
    switch level {
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    }
  }
}
