import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// If the scaffold cannot be sure, it prints the reason and does not change the files.
struct ScaffoldRefusalTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The text of a file, with `1️⃣` where the message points.
    let text: String
    let code: String
    let says: String

    init(_ what: String, _ text: String, _ code: String = "SK0801", says: String) {
      testDescription = what
      self.text = text
      self.code = code
      self.says = says
    }
  }

  private static let start = "struct R: UsersReducing {\n  func cleared(_ state: inout UsersState) {"

  private static let doubts: [Refusal] = [
    Refusal("a bracket too few", "struct R: UsersReducing 1️⃣{\n", says: "'{' without its end"),
    Refusal("a bracket too many", "struct R: UsersReducing {}\n1️⃣}\n", says: "'}' without a beginning"),
    Refusal("the wrong bracket", start + " f([1️⃣)] } }", says: "')' before the end of '['"),
    Refusal("a string that does not end", start + " let a = 1️⃣\"} }\n}}", says: "a string that does not end"),
    Refusal(
      "a string of several lines that does not end",
      start + " let a = 1️⃣\"\"\"\n\" } }",
      says: "does not end"
    ),
    Refusal(
      "an interpolation that does not end",
      start + " let a = 1️⃣\"\\(1 + 2",
      says: "an interpolation that"
    ),
    Refusal("a comment that does not end", start + "}}\n1️⃣/* /* */", says: "a comment that does not end"),
    Refusal("a comment that does not begin", start + "}}\n1️⃣*/", says: "the end of a comment that does not"),
    Refusal("a backtick", start + "}}\n let 1️⃣`a\n", says: "a backtick without its other"),
    Refusal(
      "a regular expression that does not end",
      start + "let a = 1️⃣#/a\n }}",
      says: "a regular expression"
    ),
    Refusal("a slash of two meanings", start + " let a = b 1️⃣/\"/ 2; /\"/ }}", says: "write '#/…/#'"),
    Refusal(
      "a slash of two meanings behind another sign",
      start + " let a = b! 1️⃣/\"/ 2; /\"/ }}",
      says: "write '#/…/#'"
    ),
    Refusal(
      "a slash of two meanings behind a parenthesis",
      start + " let a = (b) 1️⃣/\"/ 2; /\"/ }}",
      says: "write '#/…/#'"
    ),
    Refusal("the marker of a conflict", "1️⃣<<<<<<< HEAD\n\(start)}}", says: "the marker of a merge conflict"),
    Refusal("a condition that does not end", start + "}}\n1️⃣#if A", says: "'#if' without its end"),
    Refusal(
      "a condition around half a declaration",
      "#if A\nstruct R: UsersReducing {\n1️⃣#else\nstruct R: Sendable {\n#endif\n}",
      says: "'#else' before the end of '{'"
    ),
    Refusal(
      "a condition in the head of a declaration",
      "struct R: UsersReducing\n1️⃣#if A\n, Sendable\n#endif\n{\n}",
      says: "'#if' in the middle of the declaration that begins with 'struct'"
    ),
    Refusal(
      "two places that conform",
      "struct 1️⃣R: UsersReducing {}\nextension R: UsersReducing {}",
      "SK0802",
      says: "'R' conforms to 'UsersReducing' in 2 places"
    ),
    Refusal(
      "a type under either condition",
      "#if A\nstruct 1️⃣R: UsersReducing {}\n#else\nstruct R: UsersReducing {}\n#endif",
      "SK0802",
      says: "in 2 places"
    ),
    Refusal(
      "a macro at the type",
      "1️⃣@Handlers(1) struct R: UsersReducing {}",
      "SK0803",
      says: "'R' was left without 'cleared(_:)' and 'archived(_:id:)', as '@Handlers' may be a macro"
    ),
    Refusal(
      "a macro at the type under a condition",
      "1️⃣#if A\n@Handlers\n#endif\nstruct R: UsersReducing {}",
      "SK0803",
      says: "'@Handlers' may be"
    ),
    Refusal(
      "a macro in the body",
      "struct R: UsersReducing { 1️⃣#handlers }",
      "SK0803",
      says: "'#handlers' may be"
    ),
    Refusal(
      "a handler under a condition",
      "struct R: UsersReducing {\n#if A\nfunc 1️⃣cleared(_ s: inout UsersState) {}\n#endif\nfunc archived(_ s: inout UsersState, id: Int) {}\n}",
      "SK0804",
      says: "'cleared(_:)' is there under a condition alone"
    ),
    Refusal(
      "a handler under all conditions but one",
      "struct R: UsersReducing {\n#if A\nfunc 1️⃣cleared(_ s: inout UsersState) {}\n#elseif B\n#else\n"
        + "func cleared(_ s: inout UsersState) {}\n#endif\nfunc archived(_ s: inout UsersState, id: Int) {}\n}",
      "SK0804",
      says: "'cleared(_:)' is there under a condition alone"
    ),
    Refusal(
      "something not finished",
      start + "}\n  static\n1️⃣}",
      "SK0808",
      says: "'archived(_:id:)' would go here"
    ),
    Refusal(
      "a type of the name to be written",
      "struct A { struct UsersReducer {} }\nclass 1️⃣UsersReducer {}",
      "SK0805",
      says: "add ': UsersReducing' to it and run again"
    ),
  ]

  @Test(arguments: doubts)
  func `a doubtful file is not changed`(refusal: Refusal) throws {
    let marked = MarkedText(refusal.text)
    let plan = try scaffold(usersSchema, [SourceFile(path: "Mine.swift", bytes: marked.bytes)])
    expectEqual(plan.places, ["Mine.swift:\(marked.place(of: "1️⃣") ?? "no marker") \(refusal.code)"])
    #expect(
      plan.diagnostics.allSatisfy { $0.message.contains(refusal.says) },
      "\(plan.diagnostics.map(\.message))"
    )
    #expect(plan.hasErrors)
    expectEqual(plan.texts, [:])
  }

  @Test func `a file that is not UTF-8 is left alone`() throws {
    let bytes = Array("struct R: UsersReducing {\n  let a = \"".utf8) + [0xFF] + Array("\"\n}\n".utf8)
    let plan = try scaffold(usersSchema, [SourceFile(path: "Mine.swift", bytes: bytes)])
    expectEqual(plan.places, ["Mine.swift:2:12 SK0801"])
    expectEqual(plan.texts, [:])
  }

  @Test func `a doubt in a file that names neither the type nor the protocol is ignored`() throws {
    let plan = try scaffold(usersSchema, ["A.swift": "/* ", "B.swift": "struct R: UsersReducing {\n}\n"])
    expectEqual(plan.places, [])
    expectEqual(plan.texts.keys.sorted(), ["B.swift"])
  }

  @Test func `a doubt does not matter if no handler is missing`() throws {
    let whole = """
      struct R: UsersReducing {
        func cleared(_ state: inout UsersState) {}
        func archived(_ state: inout UsersState, id: Int) {}
      }
      """
    try expectEqual(scaffold(usersSchema, ["A.swift": "/* UsersReducing R", "B.swift": whole]).places, [])
    try expectEqual(scaffold(usersSchema, ["B.swift": "@Handlers " + whole]).places, [])
  }

  @Test func `the other domains are done all the same`() throws {
    let schema = usersSchema.replacing(
      #""domains": {"#,
      with: #""domains": { "Posts": { "actions": { "sent": {} } }, "#
    )
    let plan = try scaffold(
      schema,
      ["A.swift": "struct R: UsersReducing {", "B.swift": "struct S: PostsReducing {}"]
    )
    expectEqual(plan.places, ["A.swift:1:25 SK0801"])
    expectEqual(
      plan.texts,
      ["B.swift": "struct S: PostsReducing {\n  func sent(_ state: inout PostsState) {}\n}"]
    )
  }

  @Test func `a file of the name to be written is left alone`() throws {
    let plan = try scaffold(usersSchema, ["App/usersreducer.swift": "// Mine.\n"])
    expectEqual(plan.places, ["App/usersreducer.swift:1:1 SK0806"])
    expectEqual(plan.texts, [:])
  }

  @Test func `two types of different names are both completed`() throws {
    let plan = try scaffold(
      usersSchema,
      ["A.swift": "struct A: UsersReducing {}", "B.swift": "struct B: UsersReducing {}"]
    )
    expectEqual(plan.places, [])
    expectEqual(plan.texts.keys.sorted(), ["A.swift", "B.swift"])
  }
}
