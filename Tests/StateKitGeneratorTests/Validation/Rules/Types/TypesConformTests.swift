import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct TypesConformTests {
  @Test(arguments: [
    ("any Error", "'any Error' is not Equatable, as all in 'TestState' must be: use a type that is"),
    ("[String: (any Error)?]", "'any Error' is not Equatable"),
    ("Any", "'Any' is not Equatable"),
    (
      "(Int, Int)",
      "'(Int, Int)' is not Equatable, as all in 'TestState' must be: declare a struct in 'types'"
    ),
    ("Void", "'Void' is not Equatable, as all in 'TestState' must be: leave it out"),
    ("Result<Int, any Error>", "or put \"-Equatable\" into 'conformances'"),
    ("StaticString", "'StaticString' is not Equatable"),
  ])
  func `a state is Equatable, so all in it must be`(type: String, message: String) {
    assertDiagnostics(withDomain(#"{"state": {"value": "1️⃣\#(type)"}}"#), .error("SK0503", message))
  }

  @Test func `the payload of an action must be Equatable, too`() {
    assertDiagnostics(
      withDomain(#"{"actions": {"failed": "(id: Int, error: 1️⃣any Error)"}}"#),
      .error("SK0503", "'any Error' is not Equatable, as all in 'TestAction' must be")
    )
  }

  @Test func `with -Equatable an error can be stored`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"conformances": ["-Equatable"], "state": {"error": "(any Error)?", "pair": "(Int, Int)"},
         "actions": {"failed": "(any Error)"}}
        """#
      )
    )
  }

  @Test(arguments: [("Hashable", "Hashable"), ("Codable", "Codable")])
  func `an additional conformance must hold for all parts`(conformance: String, name: String) {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"""
        {"statekit": 1, "conformances": ["\#(conformance)"], "domains": {"Test": {"state": {"post": "1️⃣[Post]"}}}}
        """#,
        "B.statekit.json": #"""
        {"statekit": 1, "domains": {"Other": {}}, "types": {2️⃣"Post": {"struct": {"id": "Int"}}}}
        """#,
      ],
      [
        .error(
          "SK0503",
          "'Post' is not \(name), as all in 'TestState' must be: put \"\(name)\" into 'conformances' of the file",
          notes: ["2️⃣"]
        )
      ]
    )
  }

  @Test func `a struct that is not Equatable can be made so`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"{"statekit": 1, "domains": {"Test": {"state": {"post": "1️⃣Post?"}}}}"#,
        "B.statekit.json": #"""
        {"statekit": 1, "conformances": ["-Equatable"], "domains": {"Other": {}},
         "types": {2️⃣"Post": {"struct": {}}}}
        """#,
      ],
      [
        .error(
          "SK0503",
          "take \"-Equatable\" out of 'conformances' of the file that declares it",
          notes: ["2️⃣"]
        )
      ]
    )
  }

  @Test func `an enum is Hashable of itself, but not Codable`() {
    let types = #"{"statekit": 1, "domains": {"Other": {}}, "types": {1️⃣"Phase": {"enum": ["a"]}}}"#
    func schema(_ conformance: String) -> String {
      #"{"statekit": 1, "conformances": ["\#(conformance)"], "domains": {"Test": {"state": {"phase": "2️⃣Phase"}}}}"#
    }
    assertDiagnostics(in: ["A.statekit.json": types, "B.statekit.json": schema("Hashable")], [])
    assertDiagnostics(
      in: ["A.statekit.json": types, "B.statekit.json": schema("Codable")],
      [.error("SK0503", at: "2️⃣", "'Phase' is not Codable", notes: ["1️⃣"])]
    )
  }

  @Test(arguments: ["Character", "Substring", "Result<Int, Never>"])
  func `some of Swift's types are not Codable`(type: String) {
    assertDiagnostics(
      withDomain(#"{"conformances": ["Codable"], "state": {"value": "1️⃣\#(type)"}}"#),
      .error("SK0503", "or take \"Codable\" out of 'conformances'")
    )
  }

  @Test(arguments: ["Any", "AnyObject", "any Equatable", "(Int, Any)", "any Hashable & Codable"])
  func `without Equatable, Sendable remains`(type: String) {
    assertDiagnostics(
      withDomain(#"{"conformances": ["-Equatable"], "state": {"value": "1️⃣\#(type)"}}"#),
      .error("SK0503", "is not Sendable")
    )
  }

  @Test(arguments: [
    ("PartialRangeFrom<Int>", "Equatable"), ("Slice<[Int]>", "Equatable"),
    ("Swift.Slice<[Int]>", "Equatable"),
    ("AsyncStream<Int>", "Equatable"), ("[Regex<Substring>]", "Equatable"),
    ("UnsafePointer<Int>", "Sendable"),
    ("KeyPath<Int, Int>", "Sendable"), ("Mirror", "Equatable"), ("String.UTF8View?", "Equatable"),
    ("_Concurrency.AsyncStream<Int>", "Equatable"), ("Result<Span<Int>, Never>", "Equatable"),
  ])
  func `of types that Swift brings along and few know`(type: String, conformance: String) {
    assertDiagnostics(
      withDomain(#"{"state": {"value": "1️⃣\#(type)"}}"#),
      .error("SK0503", "is not \(conformance), as all in 'TestState' must be")
    )
  }

  @Test(arguments: [
    "Unicode.Scalar", "UnicodeScalar", "Swift.Unicode.Scalar", "String.Index", "Task<Int, Never>",
    "RangeSet<Int>",
  ])
  func `some of these are not Codable`(type: String) {
    assertDiagnostics(
      withDomain(#"{"conformances": ["Codable"], "state": {"value": "1️⃣\#(type)"}}"#),
      .error("SK0503", "is not Codable")
    )
    assertDiagnostics(withDomain(#"{"conformances": ["Hashable"], "state": {"value": "\#(type)"}}"#))
  }

  @Test(arguments: [
    "Slice<Int, Int>", "Slice", "App.Slice<[Int]>", "Slices<[Int]>", "ContinuousClock.Instant",
    "Task<Int, any Error>",
    "Task", "Tagged<Any, Int>", "Kind<(Int, Int)>",
  ])
  func `a type that may be the author's own is not judged`(type: String) {
    assertDiagnostics(withDomain(#"{"state": {"value": "\#(type)"}}"#))
  }

  @Test func `a type of the schema has precedence over Swift's type of the same name`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Hasher": {"struct": {"id": "Int"}}}, "domains": {"Test": {"state": {"x": "Hasher"}}}}
      """#
    )
  }

  @Test func `how to name a type of one's own is said`() {
    assertDiagnostics(
      withDomain(#"{"state": {"value": "1️⃣Slice<[Int]>"}}"#),
      .error("SK0503", "if a type of your own is meant, put its module in front of 'Slice'")
    )
    assertDiagnostics(
      withDomain(
        #"{"conformances": ["Codable"], "state": {"hero": "1️⃣Character?", "own": "App.Character?"}}"#
      ),
      .error("SK0503", "if a type of your own is meant, put its module in front of 'Character'")
    )
    let ofAny = Stage.validation.diagnostics(
      of: [SourceFile(path: "Test.statekit.json", text: withDomain(#"{"state": {"value": "AnyObject"}}"#))]
    )
    expectEqual(ofAny.map { $0.message.contains("your own") }, [false])
  }

  /// Each type has its own requirements on its arguments; a typed id does not have any.
  @Test func `an identity may name the type whose it is`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"User": {"struct": {"id": "Tagged<User, Int>", "friends": "Set<Tagged<User, Int>>"}}},
       "domains": {"Test": {"state": {"users": "[Tagged<User, Int>: User]"}}}}
      """#
    )
  }

  @Test func `protocols are known likewise`() {
    func schema(_ type: String) -> String {
      withDomain(#"{"conformances": ["-Equatable"], "state": {"value": "1️⃣\#(type)"}}"#)
    }
    assertDiagnostics(schema("any AsyncSequence"), .error("SK0503", "'any AsyncSequence' is not Sendable"))
    assertDiagnostics(schema("any Strideable & CustomStringConvertible"), .error("SK0503", "is not Sendable"))
    assertDiagnostics(schema("any Clock<Duration>").replacing("1️⃣", with: ""))
    assertDiagnostics(schema("any Strideable & Sendable").replacing("1️⃣", with: ""))
    assertDiagnostics(schema("any App.Strideable").replacing("1️⃣", with: ""))
  }

  @Test(arguments: ["any Drawable", "any Error", "any Equatable & Sendable", "Kitten", "[Foundation.URL]"])
  func `an unknown type is judged by swiftc`(type: String) {
    assertDiagnostics(withDomain(#"{"conformances": ["-Equatable"], "state": {"value": "\#(type)"}}"#))
  }

  @Test func `structs in types conform as states do`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {"Failure": {"struct": {"error": "1️⃣any Error"}}}}"#,
      .error("SK0503", "as all in 'Failure' must be")
    )
  }

  @Test func `an identity is Hashable`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {"id": "2️⃣PostID"}}},
       "types": {1️⃣"PostID": {"struct": {"number": "Int"}}}}
      """#,
      .error(
        "SK0504",
        at: "2️⃣",
        "its 'id' makes 'TestState' Identifiable, and 'PostID' is not Hashable, as an identity must be: put",
        notes: ["1️⃣"]
      )
    )
    assertDiagnostics(
      withDomain(#"{"conformances": ["-Equatable"], "state": {"id": "1️⃣any Error"}}"#),
      .error("SK0504", "rename the property or change its type")
    )
  }

  @Test func `one type gives one diagnostic`() {
    assertDiagnostics(
      withDomain(#"{"conformances": ["Hashable", "Codable"], "state": {"id": "1️⃣Any"}}"#),
      .error("SK0503", "'Any' is not Equatable")
    )
  }

  @Test func `an action conforms only if the states in its payload do`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Other": {}, "Test": {"conformances": {"actions": ["Hashable"]},
        "actions": {"a": {"payload": "(other: 1️⃣OtherState)", "allow": ["SK0690"], "reduce": "none"}}}}}
      """#,
      .error("SK0503", at: "1️⃣", "'OtherState' is not Hashable, as all in 'TestAction' must be")
    )
  }

  @Test func `the property of a request conforms as its state does`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {1️⃣"User": {"struct": {"id": "Int"}}}, "domains": {
        "Test": {"conformances": {"state": ["Hashable"]},
          "requests": {"load": {"output": "2️⃣[User]", "into": "users"}}}}}
      """#,
      .error("SK0503", at: "2️⃣", "'User' is not Hashable, as all in 'TestState' must be", notes: ["1️⃣"])
    )
  }

  @Test func `types of a state need not conform as actions do`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"User": {"struct": {"id": "Int"}}}, "domains": {
        "Test": {"conformances": {"actions": ["Hashable"]}, "state": {"users": "[User]"}}}}
      """#
    )
  }
}
