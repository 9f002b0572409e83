/// A schema file with what it declares.
struct FileEntry {
  let schema: Schema
  let types: [TypeEntry]
  let domains: [DomainEntry]

  init(_ schema: Schema) {
    self.schema = schema
    self.types = schema.types.map { TypeEntry($0, in: schema) }
    self.domains = schema.domains.map { DomainEntry($0, in: schema) }
  }
}
