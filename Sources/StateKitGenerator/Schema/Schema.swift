/// What the author of one schema file wrote, with the place of every name. Nothing is resolved yet.
struct Schema {
  let file: SourceFile
  /// The file's name without `.statekit.json`, for example `Users`.
  let name: String
  var documentation: String?
  var access: AccessLevel
  var imports: [Located<String>]
  /// The modules whose domains and types are named as `Module.Name`.
  var uses: [Located<String>] = []
  var conformances: [Located<ConformanceSchema>]
  var accessors: AccessorMode
  var types: [TypeSchema]
  var domains: [DomainSchema]
  /// The warnings that the whole file allows.
  var allow: [AllowanceSchema] = []
  /// Whether a domain or type may be missing above because its entry could not be read.
  var isPartial = false
}

/// The access level of all that is generated from a file.
package enum AccessLevel: String, CaseIterable {
  case `internal`, `package`, `public`
}

/// Which of the optional enum accessors are generated.
package enum AccessorMode: String, CaseIterable {
  /// Get and set.
  case full
  /// Get alone.
  case read
  case none
}

/// An entry of `conformances`: one to add, or `-Equatable`.
enum ConformanceSchema: String, CaseIterable {
  case hashable = "Hashable"
  case codable = "Codable"
  case notEquatable = "-Equatable"
}
