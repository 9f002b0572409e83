import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct SampleTests {
  private static let types = #"""
    , "types": {
      "Phase": { "enum": ["busy", "idle"] },
      "Order": { "enum": ["none", "title"] },
      "Post": { "struct": { "id": "String", "title": "String?", "phase": "Phase" } },
      "Foreign": { "struct": { "url": "URL" } },
      "Tree": { "struct": { "id": "Int", "parts": "ContiguousArray<Tree>", "leaf": "ArraySlice<Leaf>" } },
      "Leaf": { "struct": { "trees": "ArraySlice<Tree>" } },
      "Status": { "enum": [{ "failed": "(reason: String, code: Int)" }, "idle"] },
      "Load": { "enum": [{ "from": "URL" }, { "all": "[Load]" }] }
    }
    """#

  @Test(arguments: [
    ("(name: String, String)", #"(name: "name", "text")"#),
    ("(a: Int, b: UInt8, c: Double, d: Bool)", "(a: 1, b: 2, c: 3.5, d: true)"),
    ("(a: [Int], b: Set<String>, c: [String: Bool])", #"(a: [1], b: ["b"], c: ["c": true])"#),
    ("(Result<Int, Never>)", "(.success(1))"),
    ("Duration", "(.seconds(1))"),
    ("((Int, b: String))", #"((1, b: "text"))"#),
    ("(a: [URL], b: [URL: Int])", "(a: [], b: [:])"),
    ("(phase: Phase, order: Order)", "(phase: .busy, order: Order.none)"),
    ("(post: Post, id: Post.ID)", #"(post: Post(id: "id", phase: .busy), id: "id")"#),
    ("(inout: Int, in: Int)", "(`inout`: 1, in: 2)"),
    ("(tree: Tree)", "(tree: Tree(id: 1, parts: [], leaf: [Leaf(trees: [])]))"),
    ("(state: UsersState)", "(state: UsersState(id: 1))"),
    ("(status: Status, Load)", #"(status: .failed(reason: "reason", code: 2), .all([]))"#),
  ])
  func `a value is made from the types of the schema`(payload: String, arguments: String) throws {
    let conformances = payload.contains("((") ? #", "conformances": ["-Equatable"]"# : ""
    let text = try usersTests(
      #"{ "state": { "id": "Int", "name": "String?" }, "requests": { "send": { "input": "\#(payload)" } } \#(conformances) }"#,
      Self.types
    )
    #expect(text.contains("store.dispatch(.send(.request\(arguments)))\n"), "\(text)")
  }

  @Test(arguments: ["URL", "any Error", "Foreign", "Result<URL, Never>", "URL.ID", "(Int, URL)"])
  func `a request whose input only the user can make is named`(type: String) throws {
    let text = try usersTests(
      #"{ "requests": { "send": { "input": ["Int", "\#(type)"] }, "see": {} }, "conformances": ["-Equatable"] }"#,
      Self.types
    )
    #expect(
      text.contains("// To complete: the test of send needs a value that the schema does not know."),
      "\(text)"
    )
    #expect(text.contains("store.dispatch(.see(.request))") && !text.contains("store.dispatch(.send"))
  }
}
