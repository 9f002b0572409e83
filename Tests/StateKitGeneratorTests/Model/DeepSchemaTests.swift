import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Deeply nested declarations do not overflow the stack of the thread.
@Suite(.timeLimit(.minutes(2))) struct DeepSchemaTests {
  private static let depth = Thoroughness.rounds(6_000, all: 20_000)

  /// Structs `S0`, `S1`, …, each in the one before; the last one holds a value of a type.
  private static func structs(_ last: String, types more: String = "") -> String {
    let types = (0..<depth).map {
      #""S\#($0)": {"struct": {"s": "\#($0 + 1 < depth ? "S\($0 + 1)" : last)"}}"#
    }
    return #"""
      {
        "statekit": 1, "conformances": ["Codable"], "types": {\#(types.joined(separator: ", ") + more)},
        "domains": {"D": {"actions": {"a": {"payload": "(s: S0)", "reduce": "none", "allow": ["SK0690"]}}}}
      }
      """#
  }

  /// Domains `D0`, `D1`, …, each the child of the one before; the last one has a state.
  private static func domains(_ state: String) -> String {
    let domains = (0..<depth).map {
      $0 + 1 < depth
        ? #""D\#($0)": {"children": {"c": {"domain": "D\#($0 + 1)", "allow": ["SK0702"]}}}"#
        : #""D\#($0)": {"state": {"n": "\#(state)"}}"#
    }
    return #"{"statekit": 1, "domains": {\#(domains.joined(separator: ", "))}}"#
  }

  @Test func `a struct in thousands of structs is as large as the last one`() {
    let values = (0..<41).map { #""v\#($0)": "Int""# }.joined(separator: ", ")
    let text = Self.structs("Large", types: #", "Large": {"struct": {\#(values)}}"#)
    let file = SourceFile(path: "Test.statekit.json", text: text)
    let found = Generator().validate([file])
    expectEqual(found.map(\.code), ["SK0701"])
    expectEqual(found.first?.message.contains("takes 328 bytes"), true)
  }

  @Test(arguments: [("Int = 1", true), ("Int", false)])
  func `a state of thousands of states can be made if the last one can`(state: String, isFree: Bool) throws {
    let file = SourceFile(path: "Test.statekit.json", text: Self.domains(state))
    let first = try #require(Generator().check([file]).model?.files.first?.domains.first)
    expectEqual(first.state.isMadeWithoutArguments, isFree)
  }

  @Test func `a way of thousands of actions back to the first one is found`() {
    let domains = (0..<Self.depth).map {
      #""D\#($0)": {"actions": {"a": {"payload": "D\#(($0 + 1) % Self.depth)Action?", "reduce": "none"}}}"#
    }
    let text = #"{"statekit": 1, "allow": ["SK0690"], "domains": {\#(domains.joined(separator: ", "))}}"#
    let found = Generator().validate([SourceFile(path: "Test.statekit.json", text: text)])
    expectEqual(found.map(\.code), ["SK0508"])
    expectEqual(found.first?.notes.count, Self.depth - 1)
  }

  @Test func `thousands of structs of which each has the first in it take no longer than they are`() {
    let types = (0..<Self.depth).map {
      #""S\#($0)": {"struct": {"next": "S\#($0 + 1)", "first": "S0"}}"#
    }
    let text = #"{"statekit": 1, "domains": {"D": {}}, "types": {\#(types.joined(separator: ", "))}}"#
    let found = Generator().validate([SourceFile(path: "Test.statekit.json", text: text)])
    // Sixteen short cycles, and one long cycle.
    expectEqual(found.map(\.code), Array(repeating: "SK0508", count: 17))
  }
}
