import Testing

@testable import StateKitGenerator

/// The value in a valid JSON text.
func parsedJSON(
  _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> JSONNode {
  let diagnostics = DiagnosticCollector()
  let node = JSONParser.parse(SourceFile(path: "Test.json", text: text), reportingTo: diagnostics)
  #expect(diagnostics.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return try #require(node, sourceLocation: sourceLocation)
}

/// The parts of a schema that can be read, even if the schema has mistakes.
func parsedSchema(
  _ text: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Schema {
  let diagnostics = DiagnosticCollector()
  let file = SourceFile(path: "Test.statekit.json", text: text)
  let schema = SchemaParser.parse(file, reportingTo: diagnostics)
  let messages = diagnostics.diagnostics.map(\.message)
  return try #require(schema, "\(messages)", sourceLocation: sourceLocation)
}

/// The parts of a domain's text that can be read.
func parsedDomain(
  _ domain: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> DomainSchema {
  let schema = try parsedSchema(withDomain(domain), sourceLocation: sourceLocation)
  return try #require(schema.domains.first, sourceLocation: sourceLocation)
}

/// A schema around the text of one domain, which is called `Test`.
func withDomain(_ domain: String) -> String {
  #"{"statekit": 1, "domains": {"Test": \#(domain)}}"#
}
