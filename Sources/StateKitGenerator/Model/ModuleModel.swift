/// The model of the code of one module, with all names and references resolved.
package struct ModuleModel {
  package let files: [FileModel]
  /// The declarations of the used modules. No code is generated for them.
  package let usedModules: [UsedModuleModel]
}

/// The declarations in the schemas of another module; its types name each other with the module in front.
package struct UsedModuleModel {
  package let name: Identifier
  package let types: [TypeModel]
  package let domains: [DomainModel]
}

/// The content of one Swift file, generated from one schema file.
package struct FileModel: Equatable {
  /// The name of the schema without `.statekit.json`, for example `Users`.
  package let name: String
  package let source: SourceFile
  let documentation: String?
  package let access: AccessLevel
  let imports: [String]
  /// The imports of the files below, for the types of values in their actions.
  let importsBelow: [String]
  /// Modules with schemas of their own, whose names are qualified.
  package let uses: [Identifier]
  package let types: [TypeModel]
  package let domains: [DomainModel]
}

/// A case of an enum in `types`.
package final class EnumCaseModel {
  package let name: Identifier
  package let location: SourceLocation
  package let documentation: String?
  package let payload: [PayloadValueModel]

  init(name: Identifier, location: SourceLocation, documentation: String?, payload: [PayloadValueModel]) {
    self.name = name
    self.location = location
    self.documentation = documentation
    self.payload = payload
  }
}

extension [EnumCaseModel] {
  /// Whether a case has values, so that the enum has no raw values.
  package var haveValues: Bool { contains { !$0.payload.isEmpty } }
}

/// A plain value type to generate.
package struct TypeModel: Equatable {
  package enum Kind: Equatable {
    case `struct`([PropertyModel])
    case `enum`([EnumCaseModel])
  }

  package let name: Identifier
  package let location: SourceLocation
  let documentation: String?
  package let kind: Kind
  /// In order, for example `Equatable`, `Sendable`, `Identifiable`.
  package let conformances: [Conformance]
  /// Whether a request or an effect fails with the type.
  package let isError: Bool
}
