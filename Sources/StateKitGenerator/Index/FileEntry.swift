/// A schema file with its declarations.
final class FileEntry {
  private(set) var schema: Schema
  let types: [TypeEntry]
  let domains: [DomainEntry]

  init(_ schema: Schema) {
    self.schema = schema
    self.types = schema.types.map { TypeEntry($0, in: schema) }
    self.domains = schema.domains.map { DomainEntry($0, in: schema) }
  }

  /// The types of properties and payload values, as the file spells them, that rules must check.
  private(set) lazy var unusualTypes: [Located<SwiftType>] =
    types.flatMap(\.unusualTypes) + domains.flatMap(\.unusualTypes)

  /// Whether a path names all actions of a domain.
  var namesAllActions: Bool { domains.contains { $0.schema.namesAllActions } }

  /// Frees the memory of the declarations, except for the parts that other files need.
  func dropDeclarations() {
    schema.types = []
    schema.domains = []
    unusualTypes = []
    for domain in domains { domain.dropDeclarations() }
  }
}
