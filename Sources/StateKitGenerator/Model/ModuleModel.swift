/// What the schemas of one run mean together: names settled, references resolved. No later stage looks
/// anything up by string.
struct ModuleModel {
  let files: [FileModel]
}

/// What one schema file gives: one Swift file.
struct FileModel {
  /// The name of the schema without `.statekit.json`, for example `Users`.
  let name: String
  let source: SourceFile
  let documentation: String?
  let access: AccessLevel
  let imports: [String]
  /// Modules with schemas of their own, whose names are qualified.
  let uses: [Identifier]
  let types: [TypeModel]
  let domains: [DomainModel]
}

/// A plain value type to generate.
struct TypeModel {
  enum Kind {
    case `struct`([PropertyModel])
    case `enum`([Identifier])
  }

  let name: Identifier
  let documentation: String?
  let kind: Kind
  /// In order, for example `Equatable`, `Sendable`, `Identifiable`.
  let conformances: [Conformance]
  /// Whether a request or an effect fails with it.
  let isError: Bool
}

/// A protocol that generated types conform to.
enum Conformance: String, CaseIterable {
  case equatable = "Equatable"
  case hashable = "Hashable"
  case codable = "Codable"
  case sendable = "Sendable"
  case identifiable = "Identifiable"
}
