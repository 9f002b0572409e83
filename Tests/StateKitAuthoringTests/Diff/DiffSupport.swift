import StateKitAuthoring
import Testing

@testable import StateKitGenerator

/// The changes between two schemas, a line for each: `removed action Users.named: breaking, breaking`.
func changes(
  _ old: String,
  _ new: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [String] {
  try diff(old, new, sourceLocation: sourceLocation).map { change in
    "\(change.kind) \(change.subject.rawValue) \(change.name): \(change.source), \(change.stored)"
  }
}

func diff(
  _ old: String,
  _ new: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [SchemaChange] {
  SchemaDiff(
    old: try model(of: ["Old.statekit.json": old], sourceLocation: sourceLocation),
    new: try model(of: ["New.statekit.json": new], sourceLocation: sourceLocation)
  ).changes
}

/// A schema whose domains and types are `Codable`.
func schema(_ domains: String, types: String = "{}", others: String = #""conformances": ["Codable"]"#)
  -> String
{
  #"{"statekit": 1, "domains": \#(domains), "types": \#(types), \#(others)}"#
}

/// A schema of one domain, `Users`.
func users(_ members: String, types: String = "{}") -> String {
  schema(#"{"Users": {\#(members)}}"#, types: types)
}
