import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// A domain with two handlers, `cleared(_:)` and `archived(_:id:)`.
let usersSchema = #"""
  {
    "statekit": 1,
    "domains": {
      "Users": { "state": { "names": "[String]" }, "actions": { "cleared": {}, "archived": "(id: Int)" } }
    }
  }
  """#

/// The plan of a schema's scaffold for files.
func scaffold(
  _ schema: String,
  _ files: [SourceFile],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> ScaffoldPlan {
  let source = SourceFile(path: "Users.statekit.json", text: schema)
  let (scaffold, diagnostics) = Generator().scaffold([source])
  let messages = diagnostics.map { "\($0.location): \($0.message)" }
  return try #require(scaffold, "\(messages)", sourceLocation: sourceLocation).plan(for: files)
}

func scaffold(
  _ schema: String,
  _ files: KeyValuePairs<String, String>,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> ScaffoldPlan {
  try scaffold(
    schema,
    files.map { SourceFile(path: $0.key, text: $0.value) },
    sourceLocation: sourceLocation
  )
}

extension ScaffoldPlan {
  /// The new contents of all files that change, by path.
  var texts: [String: String] {
    Dictionary(
      uniqueKeysWithValues: changes.map { change in
        let path =
          switch change.target {
          case .new(let name): name
          case .existing(let file): file.path
          }
        return (path, String(decoding: change.contents, as: UTF8.self))
      }
    )
  }

  /// The places and codes of the diagnostics: `Users.swift:3:8 SK0801`.
  var places: [String] { diagnostics.map { "\($0.location) \($0.code)" } }
}

/// A file of the user's, with `◆` where a stub for `archived` has to go.
struct AwkwardFile: Sendable, CustomTestStringConvertible {
  static let stub = "  func archived(_ state: inout UsersState, id: Int) {}\n"

  let testDescription: String
  let text: String
  let inserted: String

  init(_ what: String, _ text: String, inserts inserted: String = "\n" + stub) {
    testDescription = what
    self.text = text
    self.inserted = inserted
  }

  var old: String { text.replacing("◆", with: "") }

  var new: String { text.replacing("◆", with: inserted) }

  /// The stub is in its place, all other bytes are unchanged, and a second run does not change the file.
  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let plan = try scaffold(usersSchema, ["Mine.swift": old], sourceLocation: sourceLocation)
    #expect(plan.places == [], "\(plan.diagnostics.map(\.message))", sourceLocation: sourceLocation)
    // Bytes, as strings that look alike are equal; and compared here, as a failure would print them all.
    let isAsExpected = plan.changes.map(\.contents) == (old == new ? [] : [Array(new.utf8)])
    #expect(isAsExpected, "\(plan.texts)", sourceLocation: sourceLocation)
    let again = try scaffold(usersSchema, ["Mine.swift": new], sourceLocation: sourceLocation)
    #expect(again.changes.isEmpty && again.places == [], "\(again.texts)", sourceLocation: sourceLocation)
  }
}
