import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct RequestTranslatorTests {
  private func users(_ requests: String) -> [String: String] {
    generated([
      "App": #"{"statekit": 1, "domains": {"App": {"children": {"users": "Users"}}}}"#,
      "Users": #"{"statekit": 1, "domains": {"Users": {"actions": {"a": {}}, "requests": {\#(requests)}}}}"#,
    ])
  }

  @Test func `a request added to a child leaves the parent's file`() {
    let before = users("")
    let after = users(#""load": {"output": "Int", "into": "total"}"#)
    #expect(before["Users.statekit.swift"] != after["Users.statekit.swift"])
    #expect(before["App.statekit.swift"] != nil)
    expectEqual(before["App.statekit.swift"], after["App.statekit.swift"])
  }

  @Test func `three hundred requests are no case more than a switch can have`() throws {
    let requests = (1...300).map { #""load\#($0)": {"output": "Int", "into": "total\#($0)"}"# }
    let file = try #require(users(requests.joined(separator: ", "))["Users.statekit.swift"])
    #expect(file.contains("func leafIndex4() -> Swift.Int {"))
    #expect(!file.contains("func leafIndex5() -> Swift.Int {"))
    #expect(file.contains("case .load300(let phase): return 898 + phase.phaseIndex"))
  }

  @Test func `without accessors the code does not mention key paths`() throws {
    let file = try #require(
      generated([
        "Users": #"{"statekit": 1, "accessors": "none", "domains": {"Users": {"requests": {"load": {}}}}}"#
      ])["Users.statekit.swift"]
    )
    #expect(!file.contains("\\UsersAction"))
    #expect(file.contains("enum Load:"))
  }
}
