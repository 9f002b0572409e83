import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// The files with tests that a scaffold of a schema writes beside others, by name.
func scaffoldTests(
  _ schema: String,
  _ files: KeyValuePairs<String, String> = [:],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> (texts: [String: String], present: [String]) {
  let source = SourceFile(path: "Users.statekit.json", text: schema)
  let (scaffold, diagnostics) = Generator().scaffold([source])
  let messages = diagnostics.map { "\($0.location): \($0.message)" }
  let tests = try #require(scaffold, "\(messages)", sourceLocation: sourceLocation).tests(ofModule: "App")
  let plan = try #require(tests, sourceLocation: sourceLocation)
    .plan(for: files.map { SourceFile(path: $0.key, text: $0.value) })
  return (ScaffoldPlan(changes: plan.changes, diagnostics: []).texts, plan.present)
}

/// The tests of the domain `Users`.
func usersTests(
  _ users: String,
  _ more: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let schema = #"{ "statekit": 1, "domains": { "Users": \#(users) } \#(more) }"#
  let texts = try scaffoldTests(schema, sourceLocation: sourceLocation).texts
  return try #require(texts["UsersTests.swift"], sourceLocation: sourceLocation)
}
