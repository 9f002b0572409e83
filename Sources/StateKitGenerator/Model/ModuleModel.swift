/// What the schemas of one run mean together: names settled, references resolved. No later stage looks
/// anything up by string.
package final class ModuleModel {
  package private(set) lazy var files: [FileModel] = Array(eachFile)
  private let builder: ModelBuilder

  init(_ builder: ModelBuilder) {
    self.builder = builder
  }

  /// The files, each made when it is asked for: whoever goes through them once has one at a time in memory.
  var eachFile: some Sequence<FileModel> { builder.module.files.lazy.map(builder.file) }

  /// What the schemas of used modules declare. Nothing is generated of it, so that it is made when somebody asks.
  package var usedModules: [UsedModuleModel] { builder.usedModules }
}

/// What the schemas of another module declare; its types name each other with the module in front.
package struct UsedModuleModel {
  package let name: Identifier
  package let types: [TypeModel]
  package let domains: [DomainModel]
}

/// What one schema file gives: one Swift file.
package struct FileModel {
  /// The name of the schema without `.statekit.json`, for example `Users`.
  package let name: String
  package let source: SourceFile
  let documentation: String?
  package let access: AccessLevel
  let imports: [String]
  /// The imports of the files below, whose actions this one names: their values may be of types from there.
  let importsBelow: [String]
  /// Modules with schemas of their own, whose names are qualified.
  package let uses: [Identifier]
  package let types: [TypeModel]
  package let domains: [DomainModel]
}

/// A plain value type to generate.
package struct TypeModel {
  package enum Kind {
    case `struct`([PropertyModel])
    case `enum`([Located<Identifier>])
  }

  package let name: Identifier
  package let location: SourceLocation
  let documentation: String?
  package let kind: Kind
  /// In order, for example `Equatable`, `Sendable`, `Identifiable`.
  package let conformances: [Conformance]
  /// Whether a request or an effect fails with it.
  package let isError: Bool
}
