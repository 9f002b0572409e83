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
      #"{ "state": { "id": "Int", "name": "String?" }, "actions": { "sent": "\#(payload)" } \#(conformances) }"#,
      Self.types
    )
    #expect(text.contains("\n    .sent\(arguments),\n  ]\n"), "\(text)")
  }

  @Test func `an optional value has a second sample`() throws {
    let text = try usersTests(#"{ "actions": { "sent": "(id: Int, name: String?)", "seen": "URL?" } }"#)
    #expect(
      text.contains(
        """
          /// A sample of each action, and one without its optional values.
          static let samples: [UsersAction] = [
            .sent(id: 1, name: "name"),
            .sent(id: 1, name: nil),
            .seen(nil),
          ]

        """
      )
    )
  }

  @Test(arguments: ["URL", "any Error", "Foreign", "Result<URL, Never>", "URL.ID", "(Int, URL)"])
  func `a payload that only the user can make is named`(type: String) throws {
    let text = try usersTests(
      #"{ "actions": { "sent": { "payload": ["Int", "\#(type)"] }, "seen": {} }, "conformances": ["-Equatable"] }"#,
      Self.types
    )
    #expect(
      text.contains(
        """
          static let samples: [UsersAction] = [
            .seen,
            // To complete: sent (\(type)), a value that the schema alone cannot make.
          ]

        """
      ),
      "\(text)"
    )
    #expect(text.contains(#""sent": action.sent != nil,"#))
  }

  @Test func `a deprecated action is named, and never used`() throws {
    let text = try usersTests(#"{ "actions": { "sent": { "deprecated": "No." }, "seen": {} } }"#)
    #expect(text.contains("\n    // There is no sample of sent, because it is deprecated.\n"))
    #expect(!text.contains(".sent"))
  }

  @Test func `the phases of requests are actions`() throws {
    let text = try usersTests(
      #"{ "requests": { "load": { "input": "(id: Int)", "output": "[String]", "failure": "Phase" } } }"#,
      Self.types
    )
    #expect(
      text.contains(
        """
            .load(.request(id: 1)),
            .load(.success(["text"])),
            .load(.failure(error: .busy)),
          ]

        """
      )
    )
    #expect(
      text.contains(
        """
            let loadSuccess: UsersAction = .load(.success(["text"]))
            #expect(loadSuccess.load?.success == ["text"])

        """
      )
    )
  }

  @Test func `two actions whose paths give the same name have constants of different names`() throws {
    let text = try usersTests(
      #"{ "actions": { "loadSuccess": "(id: Int)" }, "requests": { "load": { "output": "[String]" } } }"#
    )
    #expect(
      text.contains(
        """
            let loadSuccess: UsersAction = .loadSuccess(id: 1)
            #expect(loadSuccess.loadSuccess == 1)
            let loadSuccess2: UsersAction = .load(.success(["text"]))
            #expect(loadSuccess2.load?.success == ["text"])

        """
      ),
      "\(text)"
    )
  }

  @Test func `an action that is too long for a line is broken as swift format does`() throws {
    let text = try usersTests(
      #"""
      { "requests": { "load": {
        "input": "(identifier: Int, nameOfTheUser: String, nameOfTheOther: String, isUrgent: Bool)"
      } } }
      """#
    )
    #expect(
      text.contains(
        """
            let loadRequest: UsersAction = .load(
              .request(
        """
      ),
      "\(text)"
    )
  }
}
