import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct PayloadParserTests {
  @Test(arguments: [
    ("()", []),
    ("( )", []),
    ("User.ID", ["User.ID"]),
    ("(User.ID)", ["User.ID"]),
    ("(id: User.ID, name: String)", ["id: User.ID", "name: String"]),
    ("( id : Int , String )", ["id: Int", "String"]),
    ("(Int, String)", ["Int", "String"]),
    ("((Int, String))", ["(Int, String)"]),
    ("(pair: (Int, String))", ["pair: (Int, String)"]),
    ("(Int, String)?", ["(Int, String)?"]),
    ("(any Error)?", ["(any Error)?"]),
    ("(in: Int, default: [String: Int])", ["in: Int", "default: [String: Int]"]),
    ("any Error", ["any Error"]),
  ])
  func `a payload is read as a case of Swift writes it`(text: String, expected: [String]) throws {
    let values = try parsedString(text, PayloadParser.parse)
    let spelled = try values.map { value in
      (value.label.map { $0.value + ": " } ?? "") + (try #require(value.type)).value.description
    }
    expectEqual(spelled, expected)
  }

  @Test func `labels and types have places`() throws {
    let values = try parsedString("(id: Int, name: String)", PayloadParser.parse)
    expectEqual(values.map(\.label?.location.column), [3, 12])
    expectEqual(values.map(\.type?.location.column), [7, 18])
  }

  @Test(arguments: [
    StringMistake("1️⃣", "SK0301"),
    StringMistake("(id: 1️⃣)", "SK0301"),
    StringMistake("(id: Int,1️⃣)", "SK0301"),
    StringMistake("(id: Int1️⃣", "SK0303"),
    StringMistake("(id: Int 1️⃣name: String)", "SK0303"),
    StringMistake("(id 1️⃣Int)", "SK0321"),
    StringMistake("(id: Int, name 1️⃣String)", "SK0321"),
    StringMistake("(Int 1️⃣String)", "SK0303"),
    StringMistake("(id: Int)1️⃣)", "SK0302"),
    StringMistake("(id: Int) 1️⃣// id", "SK0302"),
    StringMistake("()1️⃣; case other", "SK0302"),
    StringMistake("id1️⃣: Int", "SK0302"),
    StringMistake("(1️⃣with id: Int)", "SK0317"),
    StringMistake("(1️⃣_ id: Int)", "SK0317"),
    StringMistake("(1️⃣_: Int)", "SK0318"),
    StringMistake("(id: Int 1️⃣= 3)", "SK0319"),
    StringMistake("(ids: Int1️⃣...)", "SK0320"),
    StringMistake("(Int) 1️⃣-> Void", "SK0305"),
    StringMistake("(then: () 1️⃣-> Void)", "SK0305"),
    StringMistake("(id: 1️⃣inout Int)", "SK0309"),
  ])
  func `a wrong payload is an error at its place`(mistake: StringMistake) {
    mistake.assert(PayloadParser.parse)
  }

  @Test(arguments: ["title: String", "title: String, count: Int"])
  func `a payload with labels stands in parentheses`(payload: String) {
    let (name, rest) = (payload.prefix(5), payload.dropFirst(5))
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {"actions": {"renamed": "\#(name)1️⃣\#(rest)"}}}}"#,
      .error("SK0302", "found ':': put it in parentheses, '(\(payload))'")
    )
  }
}
