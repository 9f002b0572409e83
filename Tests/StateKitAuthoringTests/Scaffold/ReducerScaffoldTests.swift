import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct ReducerScaffoldTests {
  private static func schema(_ actions: String, access: String = "internal", types: String = "{}") -> String {
    """
    {
      "statekit": 1, "access": "\(access)", "imports": ["Zebra", "Alpha"],
      "domains": { "Users": { "actions": \(actions) } }, "types": \(types)
    }
    """
  }

  @Test func `a new type has all handlers, their documentation, and the imports in order`() throws {
    let schema = Self.schema(
      #"{ "renamed": { "payload": "(id: Int, name: String?)", "doc": "One.\nTwo." }, "cleared": {} }"#
    )
    let plan = try scaffold(schema, [])
    expectEqual(plan.places, [])
    expectEqual(plan.changes.map(\.added), [["renamed(_:id:name:)", "cleared(_:)"]])
    expectEqual(
      plan.texts,
      [
        "UsersReducer.swift": """
        import Alpha
        import StateKit
        import Zebra

        /// The handlers of the actions of `Users`.
        nonisolated struct UsersReducer: UsersReducing {
          /// One.
          /// Two.
          func renamed(_ state: inout UsersState, id: Int, name: String?) {}

          func cleared(_ state: inout UsersState) {}
        }

        """
      ]
    )
  }

  @Test func `a new file has the indentation of the others`() throws {
    let plan = try scaffold(Self.schema(#"{ "cleared": {} }"#), ["A.swift": "enum A {\n\tcase a\n}\n"])
    expectEqual(plan.texts["UsersReducer.swift"]?.contains("\n\tfunc cleared("), true)
  }

  @Test func `a file is not written if all handlers exist`() throws {
    try expectEqual(scaffold(Self.schema(#"{ "seen": { "reduce": "none" } }"#), []).texts, [:])
  }

  @Test(arguments: [
    (#""(state: Int)""#, "state stateValue: Int"),
    (#""(state: Int, stateValue: Int)""#, "state stateValueValue: Int, stateValue: Int"),
    (#""(stateValue: Int, state: Int)""#, "stateValue: Int, state stateValueValue: Int"),
    (#""(value1: Int, String)""#, "value1: Int, _ value1Value: String"),
    (#""(inout: Bool, in: Int)""#, "`inout`: Bool, in: Int"),
    (#""(a: [String: Int], b: Result<[Int], Never>)""#, "a: [String: Int], b: Result<[Int], Never>"),
  ])
  func `each parameter has a name of its own inside`(payload: String, parameters: String) throws {
    let plan = try scaffold(
      Self.schema("{ \"done\": \(payload) }"),
      ["A.swift": "struct R: UsersReducing {}"]
    )
    expectEqual(
      plan.texts["A.swift"],
      "struct R: UsersReducing {\n  func done(_ state: inout UsersState, \(parameters)) {}\n}"
    )
  }

  @Test func `Swift's types have their full names where the user's own hide them`() throws {
    let text = "enum A { typealias String = Int; struct Result {} }\nstruct R: UsersReducing {}"
    let plan = try scaffold(
      Self.schema(#"{ "done": "(a: String, b: Int, c: [Result<String, Never>])" }"#),
      ["A.swift": text]
    )
    expectEqual(
      plan.texts["A.swift"]?
        .contains("a: Swift.String, b: Int, c: [Swift.Result<Swift.String, Never>]"),
      true
    )
  }

  @Test(arguments: [
    ("public", "public struct R: UsersReducing", "public "), ("public", "struct R: UsersReducing", ""),
    ("public", "package struct R: UsersReducing", "package "),
    ("package", "public struct R: UsersReducing", "package "),
    ("package", "struct R: UsersReducing", ""), ("internal", "public struct R: UsersReducing", ""),
    ("public", "open class R {}\nextension R: UsersReducing", "public "),
    (
      "public", "extension R { public func seen(_ s: inout UsersState) {} }\nextension R: UsersReducing",
      "public "
    ),
    ("public", "extension R { func seen(_ s: inout UsersState) {} }\nextension R: UsersReducing", ""),
  ])
  func `a stub is as visible as its type and the protocol ask for`(
    access: String,
    type: String,
    prefix: String
  )
    throws
  {
    let text = type + " {\n}\n"
    let schema = Self.schema(#"{ "done": {}, "seen": {} }"#, access: access)
    let plan = try scaffold(schema, ["A.swift": text])
    expectEqual(plan.texts["A.swift"]?.contains("\n  \(prefix)func done("), true, "\(plan.texts)")
  }

  private static let twoDomains: String = #"""
    { "statekit": 1, "domains": {
      "A": { "actions": { "done": {}, "a": {} } }, "B": { "actions": { "done": {}, "b": {} } } } }
    """#

  @Test(arguments: ["  func done(_ state: inout AState) {}\n", ""])
  func `one type may have the handlers of several domains`(body: String) throws {
    let schema = Self.twoDomains
    let plan = try scaffold(schema, ["R.swift": "struct R: AReducing, BReducing {\n\(body)}\n"])
    expectEqual(
      plan.texts["R.swift"],
      """
      struct R: AReducing, BReducing {
        func done(_ state: inout AState) {}

        func a(_ state: inout AState) {}

        func done(_ state: inout BState) {}

        func b(_ state: inout BState) {}
      }

      """
    )
    try expectEqual(scaffold(schema, ["R.swift": plan.texts["R.swift"] ?? ""]).texts, [:])
  }

  @Test func `two types in a file have the handlers of one domain each`() throws {
    let text = "struct R: AReducing {\n}\n\nstruct S: BReducing {\n}\n"
    let plan = try scaffold(Self.twoDomains, ["R.swift": text])
    expectEqual(
      plan.texts["R.swift"],
      """
      struct R: AReducing {
        func done(_ state: inout AState) {}

        func a(_ state: inout AState) {}
      }

      struct S: BReducing {
        func done(_ state: inout BState) {}

        func b(_ state: inout BState) {}
      }

      """
    )
  }

  @Test func `generated files are not looked at`() throws {
    let header = GeneratedFileHeader.line(forSchema: "Users.statekit.json")
    let plan = try scaffold(usersSchema, ["Users.statekit.swift": header + "\nstruct R: UsersReducing {"])
    expectEqual(plan.texts.keys.sorted(), ["UsersReducer.swift"])
  }

  @Test func `a protocol of another module is another one`() throws {
    let schema = usersSchema.replacing(#""statekit": 1,"#, with: #""statekit": 1, "uses": ["Accounts"],"#)
    let source = SourceFile(path: "Users.statekit.json", text: schema)
    let module = usedModule(
      "Accounts",
      ["Users": usersSchema.replacing(#": 1,"#, with: #": 1, "access": "public","#)]
    )
    let (scaffold, _) = Generator().scaffold([source], using: [module])
    let files = [SourceFile(path: "R.swift", text: "struct R: Accounts.UsersReducing {}")]
    try expectEqual(#require(scaffold).plan(for: files).texts.keys.sorted(), ["UsersReducer.swift"])
  }
}
